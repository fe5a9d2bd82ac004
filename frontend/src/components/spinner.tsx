import styles from './spinner.module.css';

/** A turning ring with words for those who cannot see it; `shown` prints the words beside it. */
export function Spinner({ label, shown = false }: { label: string; shown?: boolean }) {
  return (
    <span className={styles.wrap} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span className={shown ? undefined : 'visually-hidden'}>{label}</span>
    </span>
  );
}

/** A spinner in the middle of the page. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <div className={styles.page}>
      <Spinner label={label} />
    </div>
  );
}
