import { useGetPaymentQrQuery } from '../../api/checkout-api';
import { errorMessage } from '../../api/problem';
import { LoadError } from '../../components/notices';
import { Spinner } from '../../components/spinner';
import styles from './payment-qr.module.css';

const SIZE_PX = 240;

/** The QR code that pays this amount for this order. */
export function PaymentQr({ amount, orderId }: { amount: number; orderId: string }) {
  const { data, error, refetch } = useGetPaymentQrQuery({ amount, orderId });
  if (error)
    return <LoadError message={errorMessage(error, 'Failed to load the QR code')} onRetry={refetch} />;
  return (
    <div className={styles.frame}>
      {data ? (
        <img src={data.qrImage} width={SIZE_PX} height={SIZE_PX} alt={`QR code to pay order ${orderId}`} />
      ) : (
        <Spinner label="Loading QR code..." />
      )}
    </div>
  );
}
