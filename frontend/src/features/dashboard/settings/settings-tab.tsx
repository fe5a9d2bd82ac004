import type { ReactNode } from 'react';
import styles from './settings-tab.module.css';

/** What a tab of the settings holds, one below the other. */
export const SettingsTab = ({ children }: { children: ReactNode }) => (
  <div className={styles.tab}>{children}</div>
);
