import styles from './colour-sample.module.css';

/** A colour with its code. */
export const ColourSample = ({ colour }: { colour: string }) => (
  <span className={styles.colour}>
    <span className={styles.sample} style={{ background: colour }} />
    {colour}
  </span>
);
