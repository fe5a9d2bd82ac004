import { Button, Segmented } from 'antd';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { DayRange } from '../../../api/analytics-api';
import { ErrorText } from '../../../components/notices';
import { useStaffI18n } from '../i18n/staff-i18n';
import { DayField } from './day-field';
import { useTyped } from './use-typed';
import { faultOf, PRESETS, type ChosenRange } from './day-range';
import styles from './range-choice.module.css';

interface RangeChoiceProps {
  range: ChosenRange;
  /** Called with the new query of the address. */
  onChoose: (query: Record<string, string>) => void;
  /** What else is chosen by, in the same line. */
  children?: ReactNode;
}

/** Chooses a preset range up to today, or a first and a last day. */
export function RangeChoice({ range, onChoose, children }: RangeChoiceProps) {
  const { t } = useStaffI18n();
  const options = PRESETS.map(({ key, label }) => ({ value: key, label: t(label) }));
  return (
    <div className={styles.choice}>
      <Segmented
        className={styles.presets}
        aria-label={t('Days')}
        options={options}
        value={range.preset ?? ''}
        onChange={(preset) => onChoose({ range: preset })}
      />
      <OwnDays range={range} onChoose={(days) => onChoose({ ...days })} />
      {children}
    </div>
  );
}

function OwnDays({ range, onChoose }: { range: DayRange; onChoose: (days: DayRange) => void }) {
  const { t } = useStaffI18n();
  const [from, setFrom] = useTyped(range.from);
  const [to, setTo] = useTyped(range.to);
  const [isAsked, setAsked] = useState(false);
  const fault = faultOf({ from, to });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(fault !== null);
    if (!fault) onChoose({ from, to });
  };
  return (
    <form className={styles.own} onSubmit={submit} noValidate>
      <DayField label={t('From')} value={from} onChange={setFrom} />
      <DayField label={t('To')} value={to} onChange={setTo} />
      <Button htmlType="submit">{t('Apply')}</Button>
      <ErrorText>{isAsked && fault && t(fault)}</ErrorText>
    </form>
  );
}
