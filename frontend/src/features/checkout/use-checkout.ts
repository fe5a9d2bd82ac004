import { useState } from 'react';
import { toast } from 'sonner';
import { useGetQuoteQuery, usePlaceOrderMutation } from '../../api/checkout-api';
import { freshQuoteOf, shortagesOf } from '../../api/problem';
import type { CartItem, Quote, Shortage } from '../../api/types';
import { toastFailure } from '../../lib/toast-failure';
import { useAttemptKey } from './use-attempt-key';

export interface BillingDetails {
  customer_name: string;
  phone_number: string;
  shipping_address: string;
}

interface Refusal {
  cartKey: string;
  quote: Quote | null;
  shortages: Shortage[];
}

/** The server's quote for a cart and the placing of its order; a refusal holds until the cart changes. */
export function useCheckout(items: CartItem[], onPlaced: (orderId: string) => Promise<void>) {
  const cart = items.map(({ id, quantity }) => ({ id, quantity }));
  const cartKey = JSON.stringify(cart);
  const quoteQuery = useGetQuoteQuery(cart, { refetchOnMountOrArgChange: true });
  const [placeOrder, { isLoading: isSubmitting }] = usePlaceOrderMutation();
  const [lastRefusal, setLastRefusal] = useState<Refusal | null>(null);
  const keyFor = useAttemptKey();

  const refusal = lastRefusal?.cartKey === cartKey ? lastRefusal : null;
  const quote = refusal?.quote ?? quoteQuery.currentData;

  const submit = async (billing: BillingDetails) => {
    if (!quote || isSubmitting) return;
    const draft = { ...billing, total: quote.total, cart };
    try {
      const { orderId } = await placeOrder({ draft, attemptKey: keyFor(draft) }).unwrap();
      toast.success('Order created successfully!');
      await onPlaced(orderId);
    } catch (error) {
      const fresh = freshQuoteOf(error);
      setLastRefusal({ cartKey, quote: fresh, shortages: shortagesOf(error) });
      if (!fresh) toastFailure('Order creation failed!', error);
    }
  };

  return {
    quote,
    lastQuote: quote ?? quoteQuery.data,
    priceChanged: refusal?.quote != null,
    shortages: refusal?.shortages ?? shortagesOf(quoteQuery.error),
    quoteError: quoteQuery.error,
    retryQuote: () => void quoteQuery.refetch(),
    isSubmitting,
    submit,
  };
}
