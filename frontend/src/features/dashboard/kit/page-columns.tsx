import type { ReactNode } from 'react';
import styles from './page-columns.module.css';

/** A wide and a narrow `PageColumn` side by side, or one below the other where there is no room. */
export function PageColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}

/** Cards one below the other. */
export function PageColumn({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}
