import { lazy, useState } from 'react';
import { Extra } from '../../components/extra';
import { Note } from '../../components/notices';
import { useI18n } from '../../lib/i18n/i18n';
import { CheckoutHead } from './checkout-head';
import { FilledCheckout, type CheckoutProps } from './filled-checkout';

const EmptyCart = lazy(() => import('./empty-cart'));

/** The cart with the server's totals and the billing form that places the order. */
export function CheckoutScreen(props: CheckoutProps) {
  const isEmpty = props.items.length === 0;
  const [wasFilled, setWasFilled] = useState(!isEmpty);
  if (!isEmpty && !wasFilled) setWasFilled(true);
  return (
    <>
      <CheckoutHead />
      {isEmpty ? <Empty wasFilled={wasFilled} /> : <FilledCheckout {...props} />}
    </>
  );
}

/** The empty cart. Few need its code: the words alone do until it is loaded, or without it. */
function Empty({ wasFilled }: { wasFilled: boolean }) {
  const { t } = useI18n();
  return (
    <Extra fallback={<Note>{t('Your cart is empty.')}</Note>}>
      <EmptyCart wasFilled={wasFilled} />
    </Extra>
  );
}
