import { Button, Input, Segmented } from 'antd';
import { useState, type FormEvent } from 'react';
import type { DayRange } from '../../../api/analytics-api';
import { ErrorText } from '../../../components/notices';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { faultOf, PRESETS, type ChosenRange } from './day-range';
import styles from './range-choice.module.css';

interface RangeChoiceProps {
  range: ChosenRange;
  /** What the address shall say. */
  onChoose: (words: Record<string, string>) => void;
}

/** Chooses days: some up to today, or one's own. */
export function RangeChoice({ range, onChoose }: RangeChoiceProps) {
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
      <OwnDays key={`${range.from} ${range.to}`} range={range} onChoose={(days) => onChoose({ ...days })} />
    </div>
  );
}

function OwnDays({ range, onChoose }: { range: DayRange; onChoose: (days: DayRange) => void }) {
  const { t } = useStaffI18n();
  const [days, setDays] = useState<DayRange>({ from: range.from, to: range.to });
  const [fault, setFault] = useState<StaffText | null>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = faultOf(days);
    setFault(wrong);
    if (!wrong) onChoose(days);
  };
  const day = (key: keyof DayRange, label: StaffText) => (
    <label className={styles.day}>
      {t(label)}
      <Input
        type="date"
        value={days[key]}
        onChange={({ target }) => setDays({ ...days, [key]: target.value })}
      />
    </label>
  );
  return (
    <form className={styles.own} onSubmit={submit} noValidate>
      {day('from', 'First day')}
      {day('to', 'Last day')}
      <Button htmlType="submit">{t('Show days')}</Button>
      <ErrorText>{fault && t(fault)}</ErrorText>
    </form>
  );
}
