import type { ReactNode } from 'react';
import styles from './filter-check.module.css';

interface FilterCheckProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Shown before the words. */
  swatch?: ReactNode;
  words: string;
  /** How many products it would leave. */
  count: number | undefined;
  isFaint?: boolean;
}

/** A checkbox of the filters. */
export function FilterCheck({ checked, onChange, swatch, words, count, isFaint }: FilterCheckProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      {swatch}
      <span className={isFaint ? styles.none : styles.value}>{words}</span>
      <span className={styles.many}>{count}</span>
    </label>
  );
}
