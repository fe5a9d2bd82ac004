import { Input, Select, type SelectProps } from 'antd';
import type { ReactNode } from 'react';
import { SearchIcon } from '../../../components/icons';
import { useI18n } from '../../../lib/i18n/i18n';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import styles from './filter-bar.module.css';
import { ScanButton } from './scan-button';
import { useTyped } from './use-typed';

/** The search and the filters of a list, side by side. */
export function FilterBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bar} role="search">
      {children}
    </div>
  );
}

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  maxLength?: number;
  /** What a code is that the camera can read instead, as 'Scan a label'. */
  scan?: string;
  /** Called with the trimmed text on Enter, on the button or on blur, if it differs from `value`. */
  onChange: (text: string) => void;
}

export function SearchField({
  label,
  placeholder,
  value,
  maxLength = 200,
  scan,
  onChange,
}: SearchFieldProps) {
  const { t } = useI18n();
  const [typed, setTyped] = useTyped(value);
  const search = (text: string) => {
    if (text.trim() !== value) onChange(text.trim());
  };
  return (
    <Input.Search
      className={styles.words}
      allowClear
      maxLength={maxLength}
      suffix={scan && <ScanButton label={scan} onRead={search} />}
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

interface FilterSelectProps extends Pick<
  SelectProps<string>,
  'value' | 'options' | 'onChange' | 'showSearch' | 'loading' | 'onOpenChange'
> {
  label: string;
  /** The label of each value; the empty value means no filter. */
  labels?: Record<string, StaffText>;
}

export function FilterSelect({ label, labels = {}, ...rest }: FilterSelectProps) {
  const { t } = useStaffI18n();
  const options = Object.entries(labels).map(([value, text]) => ({ value, label: t(text) }));
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
