import { useGetAlertPreferencesQuery, useSetAlertPreferencesMutation } from '../../../api/notifications-api';
import type { AlertPreferences } from '../../../api/types';
import { Note } from '../../../components/notices';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { Card, CardList } from '../kit/cards';
import { Hint } from '../kit/hint';
import { LoadState } from '../kit/load-state';
import { useStaff } from '../kit/staff';
import { useAct } from '../kit/use-act';
import { ChoiceSet, Choices } from './choice-set';
import { LowStockChoice } from './low-stock-choice';

interface KindOfAlert {
  kind: 'order' | 'stock' | 'review' | 'failure';
  label: StaffText;
  about: StaffText;
  /** The text for sellers, if they get fewer alerts of this kind. */
  aboutForSellers?: StaffText;
}

type Preferences = AlertPreferences['preferences'];

const CHANNELS = [
  { value: 'off', label: 'Off' },
  { value: 'dashboard', label: 'In the dashboard' },
  { value: 'mail', label: 'Also by mail' },
] as const satisfies { value: string; label: StaffText }[];
type Channel = (typeof CHANNELS)[number]['value'];

const KINDS: KindOfAlert[] = [
  {
    kind: 'order',
    label: 'Order alerts',
    about: 'An order was paid, cancelled or refunded, or something of it is to come back.',
  },
  { kind: 'stock', label: 'Stock Alerts', about: 'A product has sold out, or needs restock.' },
  {
    kind: 'review',
    label: 'Review alerts',
    about: 'A customer has written a review or asked a question, or a seller has flagged a review.',
    aboutForSellers: 'A customer has reviewed one of your products, or asked about it.',
  },
  {
    kind: 'failure',
    label: 'Failure alerts',
    about: 'A mail could not be sent, a report could not be made, or an event could not be handled.',
    aboutForSellers: 'A report that you asked for could not be made.',
  },
];

/** How one is told of each kind of alert, saved at once. Sellers get failure alerts only for their own reports. */
export function PreferencesTab({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useStaffI18n();
  const act = useAct();
  const staff = useStaff();
  const query = useGetAlertPreferencesQuery();
  const [setPreferences] = useSetAlertPreferencesMutation();
  const preferences = query.data?.preferences;

  const choose = (chosen: Preferences) =>
    void act(() => setPreferences(chosen).unwrap(), {
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
      {preferences && (
        <>
          <Note>
            {t('You are not alerted of what you do yourself.')}{' '}
            {t('Mails go to {email}: one every 15 minutes at most, with the alerts that you have not read.', {
              email: staff?.email ?? '',
            })}
          </Note>
          <CardList>
            {KINDS.map(({ kind, label, about, aboutForSellers = about }) => (
              <Card key={kind}>
                <ChoiceSet title={t(label)} describedBy={`about-${kind}`}>
                  <Hint id={`about-${kind}`}>{t(isAdmin ? about : aboutForSellers)}</Hint>
                  <Choices
                    name={`alerts-${kind}`}
                    value={channelOf(preferences, kind)}
                    options={CHANNELS.map((one) => ({ value: one.value, label: t(one.label) }))}
                    onChange={({ target }) => choose(withChannel(preferences, kind, target.value as Channel))}
                  />
                </ChoiceSet>
                {kind === 'stock' && preferences.stock && (
                  <LowStockChoice
                    from={preferences.stock_from}
                    onChange={(stock_from) => choose({ ...preferences, stock_from })}
                  />
                )}
              </Card>
            ))}
          </CardList>
        </>
      )}
    </>
  );
}

function channelOf(preferences: Preferences, kind: KindOfAlert['kind']): Channel {
  if (!preferences[kind]) return 'off';
  return preferences.mail.includes(kind) ? 'mail' : 'dashboard';
}

function withChannel(preferences: Preferences, kind: KindOfAlert['kind'], channel: Channel): Preferences {
  const others = preferences.mail.filter((one) => one !== kind);
  const mail = channel === 'mail' ? [...others, kind] : others;
  return { ...preferences, [kind]: channel !== 'off', mail };
}
