import { api } from './api';
import { call, endpoint } from './call';
import { isRefusal, problemOf } from './problem';
import { freshQuoteOf } from './refused-order';
import type { CartLine, OrderDraft, PlacedOrder, Quote } from './types';
import { visitorId } from './visitor';

/** What is quoted: a cart, and the promo code that is used for it. */
interface QuotedCart {
  cart: CartLine[];
  promo_code?: string;
}

const ANEW = { forceRefetch: true, subscribe: false } as const;

const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A POST that reserves nothing. Never cached, since prices and stock change. */
    getQuote: build.query<Quote, QuotedCart>({
      ...endpoint((body) =>
        call('/api/checkout/quote', 'post', { body, headers: { 'x-visitor': visitorId() } }),
      ),
      keepUnusedDataFor: 0,
    }),
    /**
     * Safe to repeat: the same `attemptKey` returns the same order. A refusal replaces the cart's quote: by the one that
     * came with it, or else by a new one.
     */
    placeOrder: build.mutation<PlacedOrder, { draft: OrderDraft; attemptKey: string }>({
      ...endpoint(({ draft, attemptKey }) =>
        call('/api/checkout/Recipt-generator', 'post', {
          body: draft,
          headers: { 'Idempotency-Key': attemptKey, 'x-visitor': visitorId() },
        }),
      ),
      async onQueryStarted({ draft }, { dispatch, queryFulfilled }) {
        const { cart, total, payment_method, promo_code } = draft;
        const quoted = { cart, ...(promo_code && { promo_code }) };
        // The payment page comes next, whose code is being loaded by now.
        const askForPayment = async ({ data: { orderId } }: { data: PlacedOrder }) => {
          const { askAhead } = await import('./payment-api');
          askAhead(dispatch, { orderId, amount: Number(total), hasCode: payment_method !== 'cod' });
        };
        const failure = await queryFulfilled.then(
          (answer) => void askForPayment(answer).catch(() => undefined),
          ({ error }: { error: unknown }) => error,
        );
        const fresh = freshQuoteOf(failure);
        if (fresh) dispatch(checkoutApi.util.updateQueryData('getQuote', quoted, () => fresh));
        // After any other failure there may be an order, which only the same total repeats.
        else if (isRefusal(failure)) void dispatch(checkoutApi.endpoints.getQuote.initiate(quoted, ANEW));
      },
      invalidatesTags: (_result, error) => {
        if (problemOf(error)?.code === 'PAYMENT_METHOD_UNAVAILABLE') return ['PaymentMethod'];
        return error ? [] : ['Product', 'MyOrder', 'OpenOrder', 'AdminOrder'];
      },
    }),
  }),
});

export const { useGetQuoteQuery, useLazyGetQuoteQuery, usePlaceOrderMutation } = checkoutApi;
