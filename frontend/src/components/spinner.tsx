import styles from './spinner.module.css';

/** A turning ring; hidden from screen readers. */
export function Ring() {
  return <span className={styles.ring} aria-hidden="true" />;
}

/** A turning ring with a label for screen readers. */
export function Spinner({ label }: { label: string }) {
  return (
    <span className={styles.wrap} role="status">
      <Ring />
      <span className="visually-hidden">{label}</span>
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
