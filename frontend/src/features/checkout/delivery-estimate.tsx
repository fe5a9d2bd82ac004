import { useI18n } from '../../lib/i18n/i18n';
import { useDeliveryDays } from '../../lib/use-delivery-days';
import styles from './delivery-estimate.module.css';

/** How long a parcel takes to the chosen province. */
export default function DeliveryEstimate({ province }: { province: string }) {
  const { t } = useI18n();
  const days = useDeliveryDays(province);
  return (
    <p className={styles.days} aria-live="polite">
      {days && t('Usually {days} after payment', { days })}
    </p>
  );
}
