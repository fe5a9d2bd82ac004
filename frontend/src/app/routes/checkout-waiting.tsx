import { useEffect } from 'react';
import { PageSpinner } from '../../components/spinner';
import { CheckoutHead } from '../../features/checkout/checkout-head';
import { useI18n } from '../../lib/i18n/i18n';

interface CheckoutWaitingProps {
  /** Loads the checkout's code meanwhile. */
  load?: () => Promise<unknown>;
}

/** The checkout before the session has been checked. The server paints it too, so that nothing moves later. */
export function CheckoutWaiting({ load }: CheckoutWaitingProps) {
  const { t } = useI18n();
  useEffect(() => {
    // The screen says so if that fails.
    load?.().catch(() => undefined);
  }, [load]);
  return (
    <>
      <CheckoutHead />
      <PageSpinner label={t('Loading...')} />
    </>
  );
}
