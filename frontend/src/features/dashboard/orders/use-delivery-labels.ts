import { useStaffI18n } from '../i18n/staff-i18n';

/** What the facts of a delivery are called, by the names of their fields. */
export function useDeliveryLabels(): Record<string, string> {
  const { t } = useStaffI18n();
  return {
    customer_name: t('Name'),
    phone_number: t('Phone'),
    shipping_address: t('Whole address'),
    province: t('Province'),
    district: t('District'),
    note: t('Note for the courier'),
    map_link: t('Map link'),
  };
}
