import type { ReactNode } from 'react';
import styles from './field-grid.module.css';

/** Fields side by side, as many as there is room for. */
export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <div className={styles.fields}>{children}</div>
);
