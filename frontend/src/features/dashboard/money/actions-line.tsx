import type { ReactNode } from 'react';
import styles from './actions-line.module.css';

/** What can be done with what is below, side by side. */
export function ActionsLine({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
