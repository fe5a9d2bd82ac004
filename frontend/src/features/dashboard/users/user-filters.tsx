import type { UserSearch } from '../../../api/users-api';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { FilterBar, FilterChoice, SearchWords } from '../kit/filter-bar';

interface UserFiltersProps {
  search: UserSearch;
  onChange: (wanted: Partial<UserSearch>) => void;
}

type Choice = 'role' | 'verified' | 'blocked';

const CHOICES: { name: Choice; label: StaffText; options: { value: string; label: StaffText }[] }[] = [
  {
    name: 'role',
    label: 'Role',
    options: [
      { value: '', label: 'All roles' },
      { value: 'admin', label: 'admin' },
      { value: 'seller', label: 'seller' },
      { value: 'customer', label: 'customer' },
    ],
  },
  {
    name: 'verified',
    label: 'Verification',
    options: [
      { value: '', label: 'Verified or not' },
      { value: 'true', label: 'Verified' },
      { value: 'false', label: 'Not verified' },
    ],
  },
  {
    name: 'blocked',
    label: 'Blocking',
    options: [
      { value: '', label: 'Blocked or not' },
      { value: 'true', label: 'Blocked' },
      { value: 'false', label: 'Not blocked' },
    ],
  },
];

/** Searches the users by name or email and narrows them down. */
export function UserFilters({ search, onChange }: UserFiltersProps) {
  const { t } = useStaffI18n();
  return (
    <FilterBar>
      <SearchWords
        label={t('Search users')}
        placeholder={t('Name or email')}
        value={search.q}
        onSearch={(q) => onChange({ q })}
      />
      {CHOICES.map(({ name, label, options }) => (
        <FilterChoice
          key={name}
          label={t(label)}
          options={options.map((option) => ({ ...option, label: t(option.label) }))}
          value={search[name]}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
    </FilterBar>
  );
}
