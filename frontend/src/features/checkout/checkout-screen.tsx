import type { CartItem } from '../../api/types';
import { ButtonLink } from '../../components/button';
import { Note } from '../../components/notices';
import { PageTitle } from '../../components/page-title';
import { BillingForm } from './billing-form';
import { CartLines, type CartActions } from './cart-lines';
import styles from './checkout-screen.module.css';
import { PriceChangeNotice, ShortageNotice } from './refusal-notices';
import { QuoteSummary } from './quote-summary';
import { useCheckout, type BillingDetails } from './use-checkout';

interface CheckoutScreenProps {
  items: CartItem[];
  actions: CartActions;
  /** What is known of the shopper fills the form at the start. */
  defaults: BillingDetails;
  onPlaced: (orderId: string) => Promise<void>;
}

/** The cart, its totals as the server has them, and the form that turns it into an order. */
export function CheckoutScreen(props: CheckoutScreenProps) {
  return (
    <>
      <PageTitle text="Checkout" />
      <p className={styles.banner}>Buy from 2, free delivery</p>
      <h1>Checkout</h1>
      {props.items.length === 0 ? <EmptyCart /> : <FilledCheckout {...props} />}
    </>
  );
}

function EmptyCart() {
  return (
    <>
      <Note>Your cart is empty.</Note>
      <ButtonLink to="/" kind="quiet">
        Browse the shop
      </ButtonLink>
    </>
  );
}

function FilledCheckout({ items, actions, defaults, onPlaced }: CheckoutScreenProps) {
  const checkout = useCheckout(items, onPlaced);
  return (
    <div className={styles.columns}>
      <CartLines items={items} quote={checkout.lastQuote} shortages={checkout.shortages} actions={actions} />
      <div className={styles.side}>
        <ShortageNotice shortages={checkout.shortages} />
        <QuoteSummary
          quote={checkout.lastQuote}
          isCurrent={checkout.quote !== undefined}
          error={checkout.quoteError}
          onRetry={checkout.retryQuote}
        />
        {checkout.priceChanged && checkout.quote && <PriceChangeNotice total={checkout.quote.total} />}
        <BillingForm
          defaults={defaults}
          isSubmitting={checkout.isSubmitting}
          isReady={checkout.quote !== undefined}
          submitLabel={checkout.priceChanged ? 'Confirm new total' : 'Place Order'}
          onSubmit={checkout.submit}
        />
      </div>
    </div>
  );
}
