import type { ReactNode } from 'react';
import styles from './narrow.module.css';

/** A form no wider than what is typed into it. */
export function Narrow({ children }: { children: ReactNode }) {
  return <div className={styles.narrow}>{children}</div>;
}
