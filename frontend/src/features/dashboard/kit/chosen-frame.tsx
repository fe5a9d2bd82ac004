import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useStaffI18n } from '../i18n/staff-i18n';
import styles from './chosen-frame.module.css';

interface ChosenFrameProps {
  label: string;
  count: number;
  onChooseNone: () => void;
  children: ReactNode;
}

/** The number of chosen items of a list, with the actions for all of them. */
export function ChosenFrame({ label, count, onChooseNone, children }: ChosenFrameProps) {
  const { t } = useStaffI18n();
  return (
    <div className={styles.frame} role="group" aria-label={label}>
      <strong role="status">{t('{count} selected', { count })}</strong>
      {children}
      <Button onClick={onChooseNone}>{t('Clear')}</Button>
    </div>
  );
}
