import { useGetRielRateQuery } from '../../api/riel-api';
import { QrIcon } from '../../components/icons';
import { useI18n } from '../../lib/i18n/i18n';
import type { Text } from '../../lib/i18n/translate';
import { PROVINCES } from '../../lib/provinces';
import { formatRiel, inRiel } from '../../lib/riel';
import type { Way, Ways } from './use-ways-to-pay';
import { Choice, Choices } from './choices';
import styles from './ways-to-pay.module.css';

const NAMES = {
  demo: 'Demo payment',
  'khqr-USD': 'KHQR in dollars',
  'khqr-KHR': 'KHQR in riel',
  cod: 'Cash on delivery',
} satisfies Record<Way['key'], Text>;

const BY_APP = 'With any banking app, on the next page.';
const CONDITIONS = {
  demo: 'No money is taken. It is for trying the shop.',
  'khqr-USD': BY_APP,
  'khqr-KHR': BY_APP,
  cod: 'You pay the courier at the door, in dollars or riel.',
} satisfies Record<Way['key'], Text>;

const conditionOf = (key: Way['key'], isPickUp: boolean): Text =>
  key === 'cod' && isPickUp
    ? 'You pay at the shop when you pick it up, in dollars or riel.'
    : CONDITIONS[key];

const REASONS: Record<string, Text> = {
  NOTHING_TO_PAY: 'There is nothing to pay for this order.',
  NOT_OFFERED: 'Not offered just now.',
  PROVINCE_NEEDED: 'Choose your province to see whether it is offered there.',
  NOT_IN_PROVINCE: 'Not offered in your province.',
  ABOVE_COD_LIMIT: 'Your order is above that.',
  TOO_MANY_COD_ORDERS: 'You have orders to pay in cash already. Please choose another way for this one.',
  REFUSED_BEFORE: 'Parcels were refused at your door before. Please choose another way to pay.',
};

/** Reasons that another address or another cart would change. */
const OF_THE_ORDER = ['PROVINCE_NEEDED', 'NOT_IN_PROVINCE', 'ABOVE_COD_LIMIT'];

const IN_YOUR_APP = 'You confirm it in your own app: we never see your PIN or your bank details.';

interface WaysToPayProps {
  ways: Ways;
  total: number | undefined;
  /** Whether the shopper comes to the shop for it. */
  isPickUp: boolean;
}

/** Asks how the order is to be paid, where there is a choice. */
export function WaysToPay({ ways, total, isPickUp }: WaysToPayProps) {
  const { t } = useI18n();
  if (ways.all.length === 0) return <ByKhqr />;
  const hasKhqr = ways.all.some(({ choice }) => choice.payment_method === 'khqr');
  return (
    <Choices
      title={t('How would you like to pay?')}
      lost={
        ways.lost &&
        ways.chosen &&
        t('{way} is not there for this order any more. We have chosen {other} instead.', {
          way: t(NAMES[ways.lost.key]),
          other: t(NAMES[ways.chosen.key]),
        })
      }
      foot={hasKhqr && <p className={styles.safety}>{t(IN_YOUR_APP)}</p>}
    >
      {ways.all.map((way) => (
        <WayToPay
          key={way.key}
          way={way}
          total={total}
          isPickUp={isPickUp}
          isChosen={way.key === ways.chosen?.key}
          onChoose={() => ways.choose(way.key)}
        />
      ))}
    </Choices>
  );
}

interface WayToPayProps {
  way: Way;
  total: number | undefined;
  isPickUp: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

function WayToPay({ way, total, isPickUp, isChosen, onChoose }: WayToPayProps) {
  const { t } = useI18n();
  const { key, reason } = way;
  const amount = useAmount(key, total);
  const where = useCashConditions(way, isPickUp);
  return (
    <Choice
      group="payment_method"
      value={key}
      name={t(NAMES[key])}
      amount={amount}
      condition={
        <>
          {t(reason === null ? conditionOf(key, isPickUp) : (REASONS[reason] ?? 'Not for this order.'))}{' '}
          {where}
        </>
      }
      isChosen={isChosen}
      isClosed={reason !== null}
      onChoose={onChoose}
    />
  );
}

/** As many provinces are named. */
const FEW = 3;

/** Where cash is taken and up to what total; empty where that is of no use. */
function useCashConditions({ conditions, reason }: Way, isPickUp: boolean): string {
  const { t, money, pick } = useI18n();
  if (!conditions || (reason !== null && !OF_THE_ORDER.includes(reason))) return '';
  const { provinces } = conditions;
  const named = PROVINCES.filter(({ english }) => provinces.includes(english)).map(({ english, khmer }) =>
    pick(english, khmer),
  );
  const limit = money(conditions.limit_cents / 100);
  if (isPickUp) return t('Up to {limit}.', { limit });
  if (named.length === PROVINCES.length) return t('In all provinces, up to {limit}.', { limit });
  if (named.length > FEW) return t('In {count} provinces, up to {limit}.', { count: named.length, limit });
  return t('{provinces}, up to {limit}.', { provinces: named.join(', '), limit });
}

/** What is asked for by a bank's code; others ask for the total that the button names. */
function useAmount(key: Way['key'], total: number | undefined): string {
  const { money } = useI18n();
  const { data: rate } = useGetRielRateQuery(undefined, { skip: key !== 'khqr-KHR' });
  if (total === undefined) return '';
  if (key === 'khqr-USD') return money(total);
  return key === 'khqr-KHR' && rate !== undefined ? formatRiel(inRiel(total, rate)) : '';
}

/** Where there is nothing to choose. */
function ByKhqr() {
  const { t } = useI18n();
  return (
    <div className={styles.only}>
      <QrIcon size={28} />
      <div>
        <strong>{t('Pay by KHQR')}</strong>
        <span>{t(BY_APP)}</span>
        <span>{t(IN_YOUR_APP)}</span>
      </div>
    </div>
  );
}
