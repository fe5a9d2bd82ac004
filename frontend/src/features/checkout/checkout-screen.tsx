import { lazy, useEffect, useRef, useState } from 'react';
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

/**
 * The empty cart. Few need its code: the words alone do until it is loaded, or without it. `wasFilled` says that the shopper
 * has just emptied it here.
 */
function Empty({ wasFilled }: { wasFilled: boolean }) {
  const { t } = useI18n();
  const notice = useRef<HTMLDivElement>(null);

  // Removing the last product also removes its button, and with it the focus.
  useEffect(() => {
    if (wasFilled && document.activeElement === document.body) notice.current?.focus();
  }, [wasFilled]);

  return (
    <div ref={notice} tabIndex={-1}>
      <Extra fallback={<Note>{t('Your cart is empty.')}</Note>}>
        <EmptyCart />
      </Extra>
    </div>
  );
}
