import styles from './sums.module.css';

interface Sum {
  label: string;
  figure: string;
  /** The same in riel. */
  riel?: string;
}

/** Figures of a whole list, side by side. */
export function Sums({ figures }: { figures: Sum[] }) {
  return (
    <dl className={styles.sums}>
      {figures.map(({ label, figure, riel }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
          {riel && <dd className={styles.riel}>{riel}</dd>}
        </div>
      ))}
    </dl>
  );
}
