import { useEffect } from 'react';
import { PageSpinner } from '../../components/spinner';
import { CheckoutHead } from '../../features/checkout/checkout-head';
import { useI18n } from '../../lib/i18n/i18n';
import { loadCheckout } from './load-checkout';

/**
 * The checkout before the session has been checked, while its code is loaded. The server paints it too, so that nothing moves
 * later.
 */
export function CheckoutWaiting() {
  const { t } = useI18n();
  useEffect(() => {
    // The screen says so if that fails.
    loadCheckout().catch(() => undefined);
  }, []);
  return (
    <>
      <CheckoutHead />
      <PageSpinner label={t('Loading...')} />
    </>
  );
}
