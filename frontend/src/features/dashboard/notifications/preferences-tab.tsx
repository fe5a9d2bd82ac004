import { Switch } from 'antd';
import { useGetAlertPreferencesQuery, useSetAlertPreferencesMutation } from '../../../api/notifications-api';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { Card, CardList } from '../kit/cards';
import { Hint } from '../kit/hint';
import { LoadState } from '../kit/load-state';
import { useAct } from '../kit/use-act';
import styles from './preferences-tab.module.css';

interface KindOfAlert {
  kind: 'order' | 'stock' | 'review' | 'failure';
  label: StaffText;
  about: StaffText;
  /** The text for sellers, if they get fewer alerts of this kind. */
  aboutForSellers?: StaffText;
}

type Wanted = Record<KindOfAlert['kind'], boolean>;

const KINDS: KindOfAlert[] = [
  { kind: 'order', label: 'Order alerts', about: 'An order was paid, cancelled or refunded.' },
  { kind: 'stock', label: 'Stock Alerts', about: 'A product has sold out, or needs restock.' },
  {
    kind: 'review',
    label: 'Review alerts',
    about: 'A customer has written a review, or its seller has flagged one.',
    aboutForSellers: 'A customer has written a review of one of your products.',
  },
  {
    kind: 'failure',
    label: 'Failure alerts',
    about: 'A mail could not be sent, a report could not be made, or an event could not be handled.',
    aboutForSellers: 'A report that you asked for could not be made.',
  },
];

/** Switches for the kinds of alerts, saved at once. Sellers get failure alerts only for their own reports. */
export function PreferencesTab({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useStaffI18n();
  const act = useAct();
  const query = useGetAlertPreferencesQuery();
  const [setPreferences, { isLoading }] = useSetAlertPreferencesMutation();

  const want = (wanted: Wanted) =>
    act(() => setPreferences(wanted).unwrap(), {
      done: t('Preferences saved'),
      failed: t('Failed to save your preferences'),
    });

  return (
    <>
      <LoadState
        of={query}
        loading={t('Loading your preferences...')}
        failed={t('Failed to load your preferences')}
      />
      {query.data && (
        <Switches
          wanted={query.data.preferences}
          isAdmin={isAdmin}
          isBusy={isLoading}
          onChange={(wanted) => void want(wanted)}
        />
      )}
    </>
  );
}

interface SwitchesProps {
  wanted: Wanted;
  isAdmin: boolean;
  isBusy: boolean;
  onChange: (wanted: Wanted) => void;
}

function Switches({ wanted, isAdmin, isBusy, onChange }: SwitchesProps) {
  const { t } = useStaffI18n();
  return (
    <CardList>
      {KINDS.map(({ kind, label, about, aboutForSellers = about }) => (
        <Card key={kind} className={styles.choice}>
          <Switch
            id={`alerts-${kind}`}
            checked={wanted[kind]}
            disabled={isBusy}
            aria-describedby={`about-${kind}`}
            onChange={(isWanted) => onChange({ ...wanted, [kind]: isWanted })}
          />
          <div>
            <label htmlFor={`alerts-${kind}`}>
              <strong>{t(label)}</strong>
            </label>
            <Hint id={`about-${kind}`}>{t(isAdmin ? about : aboutForSellers)}</Hint>
          </div>
        </Card>
      ))}
    </CardList>
  );
}
