import { Switch } from 'antd';
import { useGetAlertPreferencesQuery, useSetAlertPreferencesMutation } from '../../../api/notifications-api';
import { LoadError, Note } from '../../../components/notices';
import { toast } from '../../../lib/toast';
import { toastFailure } from '../../../lib/toast-failure';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import cards from '../kit/cards.module.css';
import styles from './notifications.module.css';

interface KindOfAlert {
  kind: 'order' | 'stock' | 'failure';
  label: StaffText;
  about: StaffText;
  /** Where sellers hear of less. */
  aboutForSellers?: StaffText;
}

type Wishes = Record<KindOfAlert['kind'], boolean>;

const KINDS: KindOfAlert[] = [
  { kind: 'order', label: 'Order alerts', about: 'An order was paid, cancelled or refunded.' },
  { kind: 'stock', label: 'Stock Alerts', about: 'A product has sold out, or five or fewer are left.' },
  {
    kind: 'failure',
    label: 'Failure alerts',
    about: 'A mail could not be sent, a report not be made, or news not be handled.',
    aboutForSellers: 'A report that you asked for could not be made.',
  },
];

/** Which kinds of alerts one wants; each choice holds at once. Of failures, sellers hear of their own reports' alone. */
export function PreferencesTab({ isAdmin }: { isAdmin: boolean }) {
  const { t, translateProblem } = useStaffI18n();
  const { data, error, refetch } = useGetAlertPreferencesQuery();
  const [setPreferences, { isLoading }] = useSetAlertPreferencesMutation();

  const want = async (wishes: Wishes) => {
    try {
      await setPreferences(wishes).unwrap();
      toast.success(t('Your choice is saved'));
    } catch (failure) {
      toastFailure(t('Failed to save your choice'), failure, translateProblem);
    }
  };

  return (
    <>
      {error && (
        <LoadError message={translateProblem(error) ?? t('Failed to load your choice')} onRetry={refetch} />
      )}
      {!data && !error && <Note>{t('Loading your choice...')}</Note>}
      {data && (
        <Switches
          wishes={data.preferences}
          isAdmin={isAdmin}
          isBusy={isLoading}
          onChange={(wishes) => void want(wishes)}
        />
      )}
    </>
  );
}

interface SwitchesProps {
  wishes: Wishes;
  isAdmin: boolean;
  isBusy: boolean;
  onChange: (wishes: Wishes) => void;
}

function Switches({ wishes, isAdmin, isBusy, onChange }: SwitchesProps) {
  const { t } = useStaffI18n();
  return (
    <ul className={cards.list}>
      {KINDS.map(({ kind, label, about, aboutForSellers = about }) => (
        <li key={kind} className={`${cards.card} ${styles.choice}`}>
          <Switch
            id={`alerts-${kind}`}
            checked={wishes[kind]}
            disabled={isBusy}
            aria-describedby={`about-${kind}`}
            onChange={(isWanted) => onChange({ ...wishes, [kind]: isWanted })}
          />
          <div>
            <label htmlFor={`alerts-${kind}`}>
              <strong>{t(label)}</strong>
            </label>
            <p id={`about-${kind}`} className={styles.detail}>
              {t(isAdmin ? about : aboutForSellers)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
