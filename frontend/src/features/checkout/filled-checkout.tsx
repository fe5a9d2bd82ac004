import { lazy, Suspense, useState } from 'react';
import type { CartItem, QuotedDelivery } from '../../api/types';
import { usePrices } from '../../components/use-prices';
import { useI18n } from '../../lib/i18n/i18n';
import type { Shopper } from './billing-draft';
import { BillingForm } from './billing-form';
import { CartLines } from './cart-lines';
import styles from './checkout-screen.module.css';
import { PromoField } from './promo-field';
import { QuoteSummary } from './quote-summary';
import {
  PriceChangeNotice,
  ReasonNotice,
  RefusalReasons,
  RepricedNotice,
  ShortageNotice,
  UnansweredNotice,
} from './refusal-notices';
import { useCheckout, type PlacingSteps } from './use-checkout';
import { useLineActions, type CartActions } from './use-line-actions';
import { usePriceChanges } from './use-price-changes';

const TurnNotice = lazy(() => import('./turn-notice'));

export interface CheckoutProps extends PlacingSteps {
  items: CartItem[];
  actions: CartActions;
  shopper: Shopper;
}

/** The checkout of a cart with products in it, which may still be unknown. */
export function FilledCheckout({ items, actions, shopper, ...steps }: CheckoutProps) {
  const { t } = useI18n();
  const price = usePrices();
  const [delivery, setDelivery] = useState<QuotedDelivery>({});
  const checkout = useCheckout(items, { shopperId: shopper.id, delivery }, steps);
  const { quote, lastQuote, shortages } = checkout;
  const oldPrices = usePriceChanges(items, quote, actions.reprice);
  const { lineActions, lastChange } = useLineActions(items, actions);
  const isRepriced = items.some(({ id, price }) => oldPrices[id] !== undefined && oldPrices[id] !== price);
  const withTotal = (label: string) => (quote ? `${label} · ${price(quote.total).first}` : label);

  return (
    <div className={styles.columns}>
      <p role="status" className="visually-hidden">
        {lastChange} {lastChange && quote && t('Total: {total}', { total: price(quote.total).first })}
      </p>
      <div className={styles.form}>
        <BillingForm
          shopper={shopper}
          isSubmitting={checkout.isSubmitting}
          total={quote?.total}
          delivery={{ quote: lastQuote, isCurrent: quote !== undefined, onAsk: setDelivery }}
          submitLabel={withTotal(checkout.priceChanged ? t('Confirm new total') : t('Place Order'))}
          reasons={
            <RefusalReasons refusals={checkout.refusals}>
              <ShortageNotice shortages={shortages} />
              {checkout.isUnanswered && <UnansweredNotice />}
              {checkout.otherReason && <ReasonNotice reason={checkout.otherReason} />}
              {checkout.turn && (
                <Suspense>
                  <TurnNotice ahead={checkout.turn.ahead} onStop={checkout.stopWaiting} />
                </Suspense>
              )}
              {checkout.priceChanged && quote && <PriceChangeNotice total={quote.total} />}
            </RefusalReasons>
          }
          onSubmit={checkout.submit}
        />
      </div>
      <div className={styles.summary}>
        {isRepriced && <RepricedNotice />}
        <CartLines
          items={items}
          known={{ lastQuote, isCurrent: quote !== undefined, shortages }}
          oldPrices={oldPrices}
          actions={lineActions}
        />
        <QuoteSummary
          quote={lastQuote}
          isCurrent={quote !== undefined}
          error={checkout.quoteError}
          onRetry={checkout.retryQuote}
        />
        <PromoField promo={checkout.promo} />
      </div>
    </div>
  );
}
