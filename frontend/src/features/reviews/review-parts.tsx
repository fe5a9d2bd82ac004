import type { ReactNode } from 'react';
import styles from './review-parts.module.css';

/** Whose review it is, with its stars. */
export const ReviewHead = ({ children }: { children: ReactNode }) => (
  <p className={styles.head}>{children}</p>
);

/** What somebody wrote, in their own lines. */
export const ReviewText = ({ children }: { children: ReactNode }) => (
  <p className={styles.text}>{children}</p>
);

/** The buttons of a review. */
export const ReviewActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
