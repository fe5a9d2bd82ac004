import { useState } from 'react';
import { CheckoutHead } from './checkout-head';
import { EmptyCart } from './empty-cart';
import { FilledCheckout, type CheckoutProps } from './filled-checkout';

/** The cart with the server's totals and the billing form that places the order. */
export function CheckoutScreen(props: CheckoutProps) {
  const isEmpty = props.items.length === 0;
  const [wasFilled, setWasFilled] = useState(!isEmpty);
  if (!isEmpty && !wasFilled) setWasFilled(true);
  return (
    <>
      <CheckoutHead />
      {isEmpty ? <EmptyCart wasFilled={wasFilled} /> : <FilledCheckout {...props} />}
    </>
  );
}
