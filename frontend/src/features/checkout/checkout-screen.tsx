import { useEffect, useRef, useState } from 'react';
import { EmptyState } from '../../components/empty-state';
import { CartIcon } from '../../components/icons';
import { useI18n } from '../../lib/i18n/i18n';
import { isCartUnkept } from '../../lib/kept-cart';
import { UNKEPT_CART } from '../../lib/unkept-cart-words';
import { CheckoutHead } from './checkout-head';
import { FilledCheckout, type CheckoutProps } from './filled-checkout';

interface CheckoutScreenProps extends CheckoutProps {
  /** Until then the form waits for a cart with products in it, which is what most come with. */
  isCartKnown: boolean;
}

/** The cart with the server's totals and the billing form that places the order. */
export function CheckoutScreen({ isCartKnown, ...props }: CheckoutScreenProps) {
  const isFilled = props.items.length > 0;
  const isEmpty = isCartKnown && !isFilled;
  const [wasFilled, setWasFilled] = useState(isFilled);
  if (isFilled && !wasFilled) setWasFilled(true);
  return (
    <>
      <CheckoutHead />
      {isEmpty ? <EmptyCart wasFilled={wasFilled} /> : <FilledCheckout {...props} />}
    </>
  );
}

/** `wasFilled` says that the shopper has just emptied the cart here. */
function EmptyCart({ wasFilled }: { wasFilled: boolean }) {
  const { t } = useI18n();
  const notice = useRef<HTMLDivElement>(null);

  // Removing the last product also removes its button, and with it the focus. A cart emptied in another tab had none.
  useEffect(() => {
    const isLost = document.activeElement === document.body && !document.hidden;
    if (wasFilled && isLost) notice.current?.focus();
  }, [wasFilled]);

  return (
    <div ref={notice} tabIndex={-1}>
      <EmptyState
        icon={<CartIcon size={40} />}
        words={t('Your cart is empty.')}
        hint={t(isCartUnkept() ? UNKEPT_CART : 'Items you add stay here until you come back.')}
      />
    </div>
  );
}
