import { CheckoutHead } from './checkout-head';
import { EmptyCart } from './empty-cart';
import { FilledCheckout, type CheckoutProps } from './filled-checkout';

/** The cart, its totals as the server has them, and the form that turns it into an order. */
export function CheckoutScreen(props: CheckoutProps) {
  return (
    <>
      <CheckoutHead />
      {props.items.length === 0 ? <EmptyCart /> : <FilledCheckout {...props} />}
    </>
  );
}
