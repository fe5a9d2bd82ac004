import { api } from './api';
import { call, endpoint } from './call';
import { isRefusal, problemOf } from './problem';
import { freshQuoteOf, isDeliveryRefusal } from './refused-order';
import type { CartLine, OrderDraft, PlacedOrder, Quote, QuotedDelivery } from './types';
import { visitorId } from './visitor';

/** What is quoted: a cart, and the promo code that is used for it. */
interface QuotedCart extends QuotedDelivery {
  cart: CartLine[];
  promo_code?: string;
}

/** How an order is sent; `delivery` is by what it was quoted. */
export interface Attempt {
  draft: OrderDraft;
  delivery: QuotedDelivery;
  attemptKey: string;
}

const ANEW = { forceRefetch: true, subscribe: false } as const;

const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * A POST that reserves nothing. Never cached, since prices and stock change. Where the delivery that was chosen is no longer
     * there, it is the quote by the one that would be taken.
     */
    getQuote: build.query<Quote, QuotedCart>({
      async queryFn(body, _api, _options, send) {
        const headers = { 'x-visitor': visitorId() };
        const answer = await send(call('/api/checkout/quote', 'post', { body, headers }));
        const fresh = isDeliveryRefusal(answer.error) ? freshQuoteOf(answer.error) : null;
        if (fresh) return { data: fresh };
        return answer.error ? { error: answer.error } : { data: answer.data as Quote };
      },
      keepUnusedDataFor: 0,
    }),
    /**
     * Safe to repeat: the same `attemptKey` returns the same order. A refusal replaces the cart's quote: by the one that
     * came with it, or else by a new one.
     */
    placeOrder: build.mutation<PlacedOrder, Attempt>({
      ...endpoint(({ draft, attemptKey }) =>
        call('/api/checkout/Recipt-generator', 'post', {
          body: draft,
          headers: { 'Idempotency-Key': attemptKey, 'x-visitor': visitorId() },
        }),
      ),
      async onQueryStarted({ draft, delivery }, { dispatch, queryFulfilled }) {
        const { cart, total, payment_method, promo_code } = draft;
        const quoted = { cart, ...delivery, ...(promo_code && { promo_code }) };
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
