import type { Words } from './invoice-words';
import styles from './both.module.css';

/** Khmer, and the same in English below. */
export function Both({ words: [km, en] }: { words: Words }) {
  return (
    <span className={styles.both}>
      <span lang="km">{km}</span> <span lang="en">{en}</span>
    </span>
  );
}
