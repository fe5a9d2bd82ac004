import type { ReactNode } from 'react';
import type { Login } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import styles from './browser-cell.module.css';
import { browserWords } from './browser-words';

interface BrowserCellProps {
  from: Pick<Login, 'browser' | 'address'>;
  /** Beside the browser's name. */
  children?: ReactNode;
}

/** A browser and its address, in one line on a phone. */
export function BrowserCell({ from: { browser, address }, children }: BrowserCellProps) {
  const { t } = useStaffI18n();
  return (
    <>
      {browserWords(browser, t)} {children} <small className={styles.address}>{address}</small>
    </>
  );
}
