import { useGetPaymentQrQuery } from '../../api/payment-api';
import type { Order } from '../../api/types';
import { LoadError } from '../../components/notices';
import { Ring, Spinner } from '../../components/spinner';
import { useI18n } from '../../lib/i18n/i18n';
import styles from './payment-qr.module.css';
import { isOnItsWay, useAskAgain } from './use-ask-again';

const SIZE_PX = 240;

/** The QR code that pays this amount for this order. */
export function PaymentQr({ amount, order }: { amount: number; order: Pick<Order, 'id' | 'order_number'> }) {
  const { t, translateProblem } = useI18n();
  const { data, error, isFetching, refetch } = useGetPaymentQrQuery({ amount, orderId: order.id });
  const isWaiting = !data && isOnItsWay(error);
  useAskAgain(isWaiting, refetch);
  if (isWaiting) return <OnItsWay />;
  if (error && !isFetching) {
    const message = translateProblem(error) ?? t('Failed to load the QR code');
    return <LoadError message={message} onRetry={refetch} />;
  }
  return (
    <div className={styles.qr}>
      {data ? (
        <img
          src={data.qrImage}
          width={SIZE_PX}
          height={SIZE_PX}
          alt={t('QR code to pay order {id}', { id: order.order_number })}
        />
      ) : (
        <Spinner label={t('Loading QR code...')} />
      )}
    </div>
  );
}

/** In place of a code whose time is over. */
export function EndedCode() {
  const { t } = useI18n();
  return (
    <div className={styles.qr}>
      <p className={styles.waiting}>{t('This code has ended. Please do not pay it any more.')}</p>
    </div>
  );
}

function OnItsWay() {
  const { t } = useI18n();
  return (
    <div className={styles.qr}>
      <p role="status" className={styles.waiting}>
        <Ring />
        {t('Your order is on its way to the payment. This page goes on by itself.')}
      </p>
    </div>
  );
}
