import { Input } from 'antd';
import { useId } from 'react';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import styles from './security.module.css';

/** Days as date inputs give them (2026-01-31), the last one included; empty for no bound. */
export interface AuditFilter {
  person: string;
  firstDay: string;
  lastDay: string;
}

interface AuditFiltersProps {
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
}

/** Narrows the audit log to a person and to some days. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const { t } = useStaffI18n();
  const id = useId();
  const day = (key: 'firstDay' | 'lastDay', label: StaffText) => (
    <label className={styles.filter}>
      {t(label)}
      <Input
        type="date"
        value={filter[key]}
        onChange={({ target }) => onChange({ ...filter, [key]: target.value })}
      />
    </label>
  );
  return (
    <div className={styles.filters} role="search">
      <div className={styles.filter}>
        <label htmlFor={id}>{t('Person')}</label>
        <Input.Search
          id={id}
          allowClear
          placeholder={t('Name or email')}
          defaultValue={filter.person}
          onSearch={(person) => onChange({ ...filter, person: person.trim() })}
        />
      </div>
      {day('firstDay', 'From')}
      {day('lastDay', 'To')}
    </div>
  );
}

/** The moment at which a day begins here, or the one `after` days later; empty without a day. */
export function startOf(day: string, after = 0): string {
  if (day === '') return '';
  const start = new Date(`${day}T00:00`);
  if (Number.isNaN(start.getTime())) return '';
  start.setDate(start.getDate() + after);
  return start.toISOString();
}
