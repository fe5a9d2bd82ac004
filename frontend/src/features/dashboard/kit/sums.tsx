import styles from './sums.module.css';

/** Figures of a whole list, side by side. */
export function Sums({ figures }: { figures: { label: string; figure: string }[] }) {
  return (
    <dl className={styles.sums}>
      {figures.map(({ label, figure }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
