import { Skeleton } from '../../components/skeleton';
import { useI18n } from '../../lib/i18n/i18n';
import styles from './payment-skeleton.module.css';

/** The shape of a payment while it loads. */
export function PaymentSkeleton() {
  const { t } = useI18n();
  return (
    <>
      <p role="status" className="visually-hidden">
        {t('Loading order...')}
      </p>
      <Skeleton height="5rem" />
      <div className={styles.qr}>
        <Skeleton width="240px" height="240px" />
      </div>
      <Skeleton height="56px" />
      <Skeleton height="44px" />
    </>
  );
}
