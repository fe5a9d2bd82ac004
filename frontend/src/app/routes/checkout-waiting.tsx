import { PageSpinner } from '../../components/spinner';
import { CheckoutHead } from '../../features/checkout/checkout-head';
import { useI18n } from '../../lib/i18n/i18n';

/** The checkout before the session has been checked. The server renders it too, so that nothing moves later. */
export function CheckoutWaiting() {
  const { t } = useI18n();
  return (
    <>
      <CheckoutHead />
      <PageSpinner label={t('Loading...')} />
    </>
  );
}
