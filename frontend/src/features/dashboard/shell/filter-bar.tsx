import { Input, Select, type SelectProps } from 'antd';
import type { ReactNode } from 'react';
import styles from './filter-bar.module.css';

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
  /** Called with Enter or a press of the button, without blanks around the words. */
  onSearch: (words: string) => void;
}

export function SearchWords({ label, placeholder, value, maxLength = 200, onSearch }: SearchWordsProps) {
  return (
    <Input.Search
      key={value}
      className={styles.words}
      allowClear
      maxLength={maxLength}
      placeholder={placeholder}
      aria-label={label}
      defaultValue={value}
      onSearch={(words) => onSearch(words.trim())}
    />
  );
}

/** Menus open within the page, where screen readers look for them. */
const pageOf = () => document.querySelector('main') ?? document.body;

type Wanted = 'value' | 'options' | 'onChange' | 'showSearch' | 'loading' | 'onOpenChange';

/** `value` is the wish; an empty text is none. */
type FilterChoiceProps = Pick<SelectProps<string>, Wanted> & { label: string };

export function FilterChoice({ label, ...rest }: FilterChoiceProps) {
  return (
    <Select
      className={styles.choice}
      aria-label={label}
      popupMatchSelectWidth={false}
      getPopupContainer={pageOf}
      {...rest}
    />
  );
}
