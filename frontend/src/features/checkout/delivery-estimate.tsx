import { useI18n } from '../../lib/i18n/i18n';
import { useDeliveryDays } from '../../lib/use-delivery-days';

/** How long a parcel takes to the chosen province. */
export default function DeliveryEstimate({ province }: { province: string }) {
  const { t } = useI18n();
  const days = useDeliveryDays(province);
  return days && t('Usually {days} after payment', { days });
}
