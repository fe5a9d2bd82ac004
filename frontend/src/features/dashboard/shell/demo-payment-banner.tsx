import { Alert } from 'antd';
import { useGetPaymentProviderQuery } from '../../../api/orders-api';
import { useStaffI18n } from '../i18n/staff-i18n';

/** Tells staff of a shop that sells without getting any money. */
export function DemoPaymentBanner() {
  const { t } = useStaffI18n();
  const { data } = useGetPaymentProviderQuery();
  if (!data?.sells_with_demo) return null;
  return (
    <Alert
      banner
      type="warning"
      role="status"
      title={t('Shoppers pay with the demo: orders are marked as paid without any money.')}
    />
  );
}
