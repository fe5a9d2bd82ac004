import type { ReactNode } from 'react';
import styles from './printed-sheet.module.css';

/** One sheet of paper or more, seen only when the page is printed, and then alone. It must be a child of the body. */
export function PrintedSheet({ size, children }: { size: 'A4' | 'A6'; children: ReactNode }) {
  return (
    <div className={`${styles.sheet} ${styles[size]}`} aria-hidden="true">
      {children}
    </div>
  );
}
