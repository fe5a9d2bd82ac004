import { PageSpinner } from '../../components/spinner';
import { CheckoutHead } from '../../features/checkout/checkout-head';
import { useI18n } from '../../lib/i18n/i18n';

/** What of the checkout is there before it is known who comes: painted by the server, and kept from then on. */
export function CheckoutWaiting() {
  const { t } = useI18n();
  return (
    <>
      <CheckoutHead />
      <PageSpinner label={t('Loading...')} />
    </>
  );
}
