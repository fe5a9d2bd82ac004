import styles from './skeleton.module.css';

/** A grey block in the place and size of what is still loading; says nothing to screen readers. */
export function Skeleton({ width = '100%', height }: { width?: string; height: string }) {
  return <span className={styles.block} style={{ width, height }} aria-hidden="true" />;
}
