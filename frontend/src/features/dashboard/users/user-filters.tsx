import { Input, Select } from 'antd';
import type { UserSearch } from '../../../api/users-api';
import styles from './users.module.css';

interface UserFiltersProps {
  search: UserSearch;
  onChange: (wanted: Partial<UserSearch>) => void;
}

type Choice = 'role' | 'verified' | 'blocked';

const CHOICES: { name: Choice; label: string; options: { value: string; label: string }[] }[] = [
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
  return (
    <div className={styles.filters} role="search">
      <Input.Search
        key={search.q}
        className={styles.words}
        allowClear
        placeholder="Name or email"
        aria-label="Search users"
        defaultValue={search.q}
        onSearch={(words) => onChange({ q: words.trim() })}
      />
      {CHOICES.map(({ name, label, options }) => (
        <Select
          key={name}
          className={styles.choice}
          aria-label={label}
          options={options}
          value={search[name]}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
    </div>
  );
}
