import type { ReactNode } from 'react';
import styles from './narrow.module.css';

/** Limits the width of a form. */
export function Narrow({ children }: { children: ReactNode }) {
  return <div className={styles.narrow}>{children}</div>;
}
