import { Input, Select, type SelectProps } from 'antd';
import type { ChangeEvent, ReactNode } from 'react';
import { SearchIcon } from '../../../components/icons';
import { useI18n } from '../../../lib/i18n/i18n';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import styles from './filter-bar.module.css';
import { useTyped } from './use-typed';

/** What a list is searched for and narrowed down by, side by side. */
export function FilterBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bar} role="search">
      {children}
    </div>
  );
}

interface SearchWordsProps {
  label: string;
  placeholder: string;
  value: string;
  maxLength?: number;
  /** Called with other words than `value`, without blanks around them, once they are typed: by Enter, the button or on leaving. */
  onChange: (words: string) => void;
}

export function SearchWords({ label, placeholder, value, maxLength = 200, onChange }: SearchWordsProps) {
  const { t } = useI18n();
  const [typed, setTyped] = useTyped(value);
  const search = (words: string) => {
    if (words.trim() !== value) onChange(words.trim());
  };
  return (
    <Input.Search
      className={styles.words}
      allowClear
      maxLength={maxLength}
      placeholder={placeholder}
      aria-label={label}
      searchIcon={
        <>
          <SearchIcon size={16} />
          <span className="visually-hidden">{t('Search')}</span>
        </>
      }
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onSearch={search}
      onBlur={() => search(typed)}
    />
  );
}

interface FilterChoiceProps extends Pick<
  SelectProps<string>,
  'value' | 'options' | 'onChange' | 'showSearch' | 'loading' | 'onOpenChange'
> {
  label: string;
  /** What each value is called, where that is a text of the dashboard; an empty value filters nothing. */
  words?: Record<string, StaffText>;
}

export function FilterChoice({ label, words = {}, ...rest }: FilterChoiceProps) {
  const { t } = useStaffI18n();
  const options = Object.entries(words).map(([value, word]) => ({ value, label: t(word) }));
  return (
    <Select
      className={styles.choice}
      aria-label={label}
      popupMatchSelectWidth={false}
      options={options}
      {...rest}
    />
  );
}

interface DayChoiceProps {
  label: string;
  /** As `2026-01-31`; empty for none. */
  value: string;
  /** Called with whole days alone: while its year is typed, a day goes through the year 202. */
  onChange: (day: string) => void;
}

export function DayChoice({ label, value, onChange }: DayChoiceProps) {
  const [typed, setTyped] = useTyped(value);
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    // antd's own target is a copy of the field, which takes half a day for none.
    if ((nativeEvent.target as HTMLInputElement).validity.valid) onChange(target.value);
  };
  const takeBack = () => setTyped(value);
  return (
    <label className={styles.day}>
      {label}
      <Input
        type="date"
        min="2000-01-01"
        max="9999-12-31"
        value={typed}
        onChange={change}
        onBlur={takeBack}
        onPressEnter={takeBack}
      />
    </label>
  );
}
