import { CheckoutHead } from './checkout-head';
import { EmptyCart } from './empty-cart';
import { FilledCheckout, type CheckoutProps } from './filled-checkout';

/** The cart with the server's totals and the billing form that places the order. */
export function CheckoutScreen(props: CheckoutProps) {
  return (
    <>
      <CheckoutHead />
      {props.items.length === 0 ? <EmptyCart /> : <FilledCheckout {...props} />}
    </>
  );
}
