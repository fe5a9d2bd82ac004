import { Alert } from 'antd';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import styles from './users.module.css';

/** One fact that somebody else has changed while a form was open. */
export interface StaleFact {
  label: StaffText;
  now: string;
  /** The form holds another value, which saving puts in its place. */
  isReplaced: boolean;
}

/** Says what somebody else has changed meanwhile and what saving again will do about it. */
export function StaleNotice({ facts }: { facts: StaleFact[] }) {
  const { t } = useStaffI18n();
  return (
    <Alert
      type="warning"
      showIcon
      className={styles.stale}
      role="alert"
      title={t('Somebody else has changed this user meanwhile')}
      description={
        <>
          {facts.length > 0 && (
            <ul>
              {facts.map(({ label, now, isReplaced }) => (
                <li key={label}>
                  {t(
                    isReplaced
                      ? '{fact} is now “{value}”; saving puts yours in its place'
                      : '{fact} is now “{value}”',
                    { fact: t(label), value: now || '-' },
                  )}
                </li>
              ))}
            </ul>
          )}
          {t('Please look again, then save.')}
        </>
      }
    />
  );
}
