import type { ReactNode } from 'react';
import styles from './part-title.module.css';

/** The title of a part of a tab. */
export function PartTitle({ children }: { children: ReactNode }) {
  return <h2 className={styles.title}>{children}</h2>;
}
