import type { ReactNode } from 'react';
import styles from './in-sight.module.css';

/** Keeps a notice with a deadline in sight wherever one scrolls to: below the header, and never under what is chosen. */
export const InSight = ({ children }: { children: ReactNode }) => (
  <div className={styles.notice}>{children}</div>
);
