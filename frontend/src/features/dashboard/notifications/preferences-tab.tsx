import { Switch } from 'antd';
import { useGetAlertPreferencesQuery, useSetAlertPreferencesMutation } from '../../../api/notifications-api';
import { errorMessage } from '../../../api/problem';
import { LoadError, Note } from '../../../components/notices';
import { toast } from '../../../lib/toast';
import { toastFailure } from '../../../lib/toast-failure';
import { useStaffI18n } from '../i18n/staff-i18n';
import styles from './notifications.module.css';

const KINDS = [
  { kind: 'order', label: 'Order alerts', about: 'An order was paid, cancelled or refunded.' },
  { kind: 'stock', label: 'Stock Alerts', about: 'A product has sold out, or five or fewer are left.' },
  { kind: 'failure', label: 'Failure alerts', about: 'A mail could not be sent.' },
] as const;

/** Which kinds of alerts one wants; each choice holds at once. Failures are the admins' business. */
export function PreferencesTab({ isAdmin }: { isAdmin: boolean }) {
  const { t, said } = useStaffI18n();
  const { data, error, refetch } = useGetAlertPreferencesQuery();
  const [setPreferences, { isLoading }] = useSetAlertPreferencesMutation();

  if (error) {
    const message = said(errorMessage(error, t('Failed to load your choice')));
    return <LoadError message={message} onRetry={refetch} />;
  }
  if (!data) return <Note>{t('Loading your choice...')}</Note>;

  const want = async (kind: (typeof KINDS)[number]['kind'], isWanted: boolean) => {
    try {
      await setPreferences({ ...data.preferences, [kind]: isWanted }).unwrap();
      toast.success(t('Your choice is saved'));
    } catch (failure) {
      toastFailure(t('Failed to save your choice'), failure, said);
    }
  };

  return (
    <ul className={styles.list}>
      {KINDS.filter(({ kind }) => isAdmin || kind !== 'failure').map(({ kind, label, about }) => (
        <li key={kind} className={styles.choice}>
          <Switch
            id={`alerts-${kind}`}
            checked={data.preferences[kind]}
            disabled={isLoading}
            aria-describedby={`about-${kind}`}
            onChange={(isWanted) => void want(kind, isWanted)}
          />
          <div>
            <label htmlFor={`alerts-${kind}`}>
              <strong>{t(label)}</strong>
            </label>
            <p id={`about-${kind}`} className={styles.detail}>
              {t(about)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
