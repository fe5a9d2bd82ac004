import { useStaffI18n } from '../i18n/staff-i18n';
import { DayChoice, FilterBar, SearchWords } from '../kit/filter-bar';

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
  return (
    <FilterBar>
      <SearchWords
        label={t('Person')}
        placeholder={t('Name or email')}
        value={filter.person}
        onSearch={(person) => onChange({ ...filter, person })}
      />
      <DayChoice
        label={t('First day')}
        value={filter.firstDay}
        onChange={(firstDay) => onChange({ ...filter, firstDay })}
      />
      <DayChoice
        label={t('Last day')}
        value={filter.lastDay}
        onChange={(lastDay) => onChange({ ...filter, lastDay })}
      />
    </FilterBar>
  );
}

const DAY_MS = 86_400_000;

/** The moment at which a day of the shop (Phnom Penh, UTC+7) begins, or the one `after` days later; empty without a day. */
export function startOf(day: string, after = 0): string {
  const start = Date.parse(`${day}T00:00+07:00`);
  return Number.isNaN(start) ? '' : new Date(start + after * DAY_MS).toISOString();
}
