import styles from './skeleton.module.css';

/** A grey block of the size of content that is loading; hidden from screen readers. */
export function Skeleton({ width = '100%', height }: { width?: string; height: string }) {
  return <span className={styles.block} style={{ width, height }} aria-hidden="true" />;
}
