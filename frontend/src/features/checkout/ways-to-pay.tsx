import { useGetRielRateQuery } from '../../api/riel-api';
import { QrIcon } from '../../components/icons';
import { useI18n } from '../../lib/i18n/i18n';
import type { Text } from '../../lib/i18n/translate';
import { formatRiel, inRiel } from '../../lib/riel';
import type { Way, Ways } from './use-ways-to-pay';
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

const REASONS: Record<string, Text> = {
  NOTHING_TO_PAY: 'There is nothing to pay for this order.',
};

const IN_YOUR_APP = 'You confirm it in your own app: we never see your PIN or your bank details.';

/** Asks how the order is to be paid, where there is a choice. */
export function WaysToPay({ ways, total }: { ways: Ways; total: number | undefined }) {
  const { t } = useI18n();
  if (ways.all.length === 0) return <ByKhqr />;
  const hasKhqr = ways.all.some(({ choice }) => choice.payment_method === 'khqr');
  return (
    <fieldset className={styles.ways}>
      <legend className={styles.title}>{t('How would you like to pay?')}</legend>
      {ways.all.map((way) => (
        <WayToPay
          key={way.key}
          way={way}
          total={total}
          isChosen={way.key === ways.chosen?.key}
          onChoose={() => ways.choose(way.key)}
        />
      ))}
      {hasKhqr && <p className={styles.safety}>{t(IN_YOUR_APP)}</p>}
    </fieldset>
  );
}

interface WayToPayProps {
  way: Way;
  total: number | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

function WayToPay({ way: { key, reason }, total, isChosen, onChoose }: WayToPayProps) {
  const { t } = useI18n();
  const amount = useAmount(key, total);
  return (
    <label className={`${styles.way} ${reason === null ? '' : styles.closed}`}>
      <input
        type="radio"
        name="payment_method"
        value={key}
        checked={isChosen}
        disabled={reason !== null}
        onChange={onChoose}
      />
      <span className={styles.words}>
        <strong>{t(NAMES[key])}</strong> {amount && <span className={styles.amount}>{amount}</span>}{' '}
        <span className={styles.condition}>
          {t(reason === null ? CONDITIONS[key] : (REASONS[reason] ?? 'Not for this order.'))}
        </span>
      </span>
    </label>
  );
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
