import { BusyButton } from '../../components/busy-button';
import { Notice } from '../../components/notices';
import { Ring } from '../../components/spinner';
import { useI18n } from '../../lib/i18n/i18n';
import { CancelOrderButton, PAID_ALREADY } from './cancel-order-button';
import styles from './khqr-progress.module.css';
import type { KhqrPayment } from './use-khqr';
import type { PaymentActions } from './use-payment';

interface KhqrStateProps {
  khqr: KhqrPayment;
  /** Whether the time to pay is over. */
  isOver: boolean;
}

/** Says what is known of a payment by KHQR. */
export function KhqrState({ khqr, isOver }: KhqrStateProps) {
  return (
    <div role="status" className={styles.state}>
      <Known khqr={khqr} isOver={isOver} />
    </div>
  );
}

function Known({ khqr, isOver }: KhqrStateProps) {
  if (khqr.state?.other_money) return <OtherMoney />;
  return khqr.state?.outcome === 'cannot_check' ? <CannotCheck /> : <Waiting khqr={khqr} isOver={isOver} />;
}

function Waiting({ khqr: { state, wasChecked }, isOver }: KhqrStateProps) {
  const { t } = useI18n();
  const isNotFound = wasChecked && state?.outcome === 'not_found';
  return (
    <>
      <p className={styles.waiting}>
        <Ring />
        <strong>
          {isOver ? t('We are asking the bank whether you have paid.') : t('Waiting for your payment')}
        </strong>
      </p>
      <p className={styles.more}>
        {isNotFound
          ? t('The bank has not seen your payment yet. It can take a minute after you have paid.')
          : t('This page finds out by itself once you have paid.')}
      </p>
    </>
  );
}

/** Who has paid too little, too much or in other money would else take it for lost, and pay once more. */
function OtherMoney() {
  const { t } = useI18n();
  return (
    <Notice kind="warning">
      <p>
        {t(
          'A payment has come that is not what this order costs. Nothing is lost: the shop is looking at it.',
        )}
      </p>
      <p>
        <strong>{t('If you have paid, do not pay again.')}</strong>
      </p>
    </Notice>
  );
}

/** Not to know is not to be unpaid. */
function CannotCheck() {
  const { t } = useI18n();
  return (
    <Notice kind="warning">
      <p>
        {t(
          'We cannot ask the bank right now. Your order is kept and nothing is lost: this page goes on asking.',
        )}
      </p>
      <p>
        <strong>{t('If you have paid, do not pay again.')}</strong>
      </p>
    </Notice>
  );
}

/** Lets whoever has paid have the bank asked now. */
export function CheckNow({ khqr: { check, isChecking, checkAgainIn: seconds } }: { khqr: KhqrPayment }) {
  const { t } = useI18n();
  return (
    <BusyButton
      label={seconds > 0 ? t('Check again in {seconds} s', { seconds }) : t('I have paid, check now')}
      busyLabel={t('Asking the bank...')}
      busy={isChecking}
      disabled={seconds > 0}
      onClick={() => void check()}
    />
  );
}

/** Only the bank says that the order is paid; the shopper can give it up. */
export function GiveUp({ payment: { cancel, isCancelling } }: { payment: PaymentActions }) {
  return (
    <CancelOrderButton isCancelling={isCancelling} words={PAID_ALREADY} onCancel={() => void cancel()} />
  );
}
