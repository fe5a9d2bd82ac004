import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/km';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import {
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { shopZone } from '../../../api/shop-time';
import { withLatinDigits } from '../../../lib/digits';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import styles from './day-field.module.css';

// antd's today and now are those of the shop by this.
dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.tz.setDefault(shopZone);

const FIRST_DAY = dayjs('2000-01-01');

interface Shape {
  /** How the value is written, for the address and for forms. */
  value: string;
  shown: { en: string; km: string };
  /** What may be typed besides what is shown. */
  typed: string[];
  hint: StaffText;
}

const DAY: Shape = {
  value: 'YYYY-MM-DD',
  shown: { en: 'MMM D, YYYY', km: 'D MMMM YYYY' },
  typed: ['D/M/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD'],
  hint: 'dd/mm/yyyy',
};

const MOMENT: Shape = {
  value: 'YYYY-MM-DDTHH:mm',
  shown: { en: 'MMM D, YYYY, h:mm A', km: 'D MMMM YYYY [ម៉ោង] HH:mm' },
  typed: ['D/M/YYYY H:mm', 'D/M/YYYY HH:mm', 'DD/MM/YYYY H:mm', 'DD/MM/YYYY HH:mm', 'YYYY-MM-DD HH:mm'],
  hint: 'dd/mm/yyyy hh:mm',
};

/** The keys that go on or back while the calendar is open, which itself takes none. */
const STEPS: Record<string, [number, 'day' | 'month']> = {
  ArrowUp: [-1, 'day'],
  ArrowDown: [1, 'day'],
  PageUp: [-1, 'month'],
  PageDown: [1, 'month'],
};

/** Escape and Tab work only from the field, so a click on the calendar, whose events React brings here, leaves the focus there. */
function keepFocus(event: MouseEvent) {
  if (!event.currentTarget.contains(event.target as Node)) event.preventDefault();
}

interface PickerProps extends Omit<ComponentProps<typeof DatePicker>, 'value' | 'onChange' | 'format'> {
  shape: Shape;
  value?: string;
  onChange?: (value: string) => void;
}

function Picker({ shape, value = '', onChange, ...rest }: PickerProps) {
  const { t, language } = useStaffI18n();
  // By this dayjs understands typed names of months.
  useEffect(() => void dayjs.locale(language), [language]);
  // antd takes another object for another value, and drops what is being typed.
  const day = useMemo(() => (value ? dayjs(value) : null), [value]);
  const pending = useRef<Dayjs | null>(null);
  const [visit, startAnew] = useReducer((count: number) => count + 1, 0);

  const report = (next: Dayjs | null) => {
    const text = next?.format(shape.value) ?? '';
    pending.current = null;
    if (text !== value) onChange?.(text);
  };
  const type = ({ target }: FormEvent) => {
    const field = target as HTMLInputElement;
    const caret = field.selectionStart;
    const latin = withLatinDigits(field.value);
    if (latin !== field.value) {
      field.value = latin;
      field.setSelectionRange(caret, caret);
    }
    // antd would only let the button clear it.
    if (latin === '') report(null);
  };
  const press = (event: KeyboardEvent) => {
    // Enter takes what was typed, and would send the form before that.
    if (event.key === 'Enter') event.preventDefault();
    const by = STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    const next = (pending.current ?? day)?.add(...by) ?? dayjs.tz();
    if (!next.isBefore(FIRST_DAY)) report(next);
  };
  // antd reports what was typed a frame after the blur, which on a phone is after the tap on a button, and keeps a wrong year.
  const leave = () => {
    if (pending.current?.isBefore(FIRST_DAY)) startAnew();
    else if (pending.current) report(pending.current);
    pending.current = null;
  };
  return (
    <span className={styles.picker} onChangeCapture={type} onMouseDown={keepFocus}>
      <DatePicker
        {...rest}
        key={visit}
        classNames={{ popup: { root: styles.popup } }}
        format={[shape.shown[language], ...shape.typed]}
        placeholder={t(shape.hint)}
        minDate={FIRST_DAY}
        value={day}
        onCalendarChange={(next) => (pending.current = next as Dayjs | null)}
        onChange={(next) => report(next as Dayjs | null)}
        onBlur={leave}
        onKeyDown={press}
      />
    </span>
  );
}

interface DayFieldProps {
  label: string;
  /** As `2026-01-31`; empty for none. */
  value: string;
  /** Called with a whole day, or with nothing when the field is emptied. */
  onChange: (day: string) => void;
}

/** A day of the shop, chosen, reached by arrow keys, or typed in Latin or Khmer digits. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  const id = useId();
  return (
    <div className={styles.day}>
      <label htmlFor={id}>{label}</label>
      <Picker id={id} shape={DAY} value={value} onChange={onChange} />
    </div>
  );
}

/** Lets the keyboard scroll the hours and minutes. */
const reachColumns = (panel: HTMLElement | null) =>
  panel?.querySelectorAll('ul').forEach((column) => (column.tabIndex = 0));

/** A day and a time in the shop's zone, as `2026-01-31T09:30`, for a form's item. */
export function MomentField(props: Omit<PickerProps, 'shape'>) {
  return (
    <Picker
      {...props}
      shape={MOMENT}
      showTime={{ minuteStep: 5 }}
      panelRender={(panel) => <div ref={reachColumns}>{panel}</div>}
    />
  );
}
