import { CheckoutHead } from '../../features/checkout/checkout-head';
import { CheckingSession } from '../checking-session';

/** What of the checkout is there before it is known who comes: painted by the server, and kept from then on. */
export function CheckoutWaiting() {
  return (
    <>
      <CheckoutHead />
      <CheckingSession />
    </>
  );
}
