import { BusyButton } from '../../components/busy-button';
import { Notice } from '../../components/notices';
import { Ring } from '../../components/spinner';
import { useI18n } from '../../lib/i18n/i18n';
import { CancelOrderButton, PAID_ALREADY } from './cancel-order-button';
import styles from './khqr-progress.module.css';
import type { KhqrPayment } from './use-khqr';
import type { PaymentActions } from './use-payment';

interface KhqrProgressProps {
  khqr: KhqrPayment;
  /** Whether the time to pay is over. */
  isOver: boolean;
}

/** Says what is known of a payment by KHQR, and lets whoever has paid have the bank asked now. */
export function KhqrProgress({ khqr, isOver }: KhqrProgressProps) {
  const { t } = useI18n();
  const { check, isChecking, checkAgainIn } = khqr;
  return (
    <>
      <div role="status" className={styles.state}>
        {khqr.state?.outcome === 'cannot_check' ? <CannotCheck /> : <Waiting khqr={khqr} isOver={isOver} />}
      </div>
      <BusyButton
        label={
          checkAgainIn > 0
            ? t('Check again in {seconds} s', { seconds: checkAgainIn })
            : t('I have paid, check now')
        }
        busyLabel={t('Asking the bank...')}
        busy={isChecking}
        disabled={checkAgainIn > 0}
        onClick={() => void check()}
      />
    </>
  );
}

function Waiting({ khqr: { state, wasChecked }, isOver }: KhqrProgressProps) {
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

/** Only the bank says that the order is paid; the shopper can give it up. */
export function KhqrButtons({ payment: { cancel, isCancelling } }: { payment: PaymentActions }) {
  return (
    <CancelOrderButton isCancelling={isCancelling} words={PAID_ALREADY} onCancel={() => void cancel()} />
  );
}
