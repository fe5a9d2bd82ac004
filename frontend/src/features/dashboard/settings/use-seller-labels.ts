import { useStaffI18n } from '../i18n/staff-i18n';

/** The labels of what invoices say of the seller. */
export function useSellerLabels() {
  const { t } = useStaffI18n();
  return {
    name: t('Name of the company'),
    name_km: t('Name of the company (Khmer)'),
    address: t('Address'),
    address_km: t('Address (Khmer)'),
    tin: t('TIN'),
    vat_registered: t('Registered for VAT'),
    logo: t('Logo'),
  };
}
