import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import type { CartItem, OrderDraft, PaymentMethods, Quote, User } from '../api/types';
import { renderShop } from './render-shop';
import { aCartItem, anOrder, aPaymentQr, aUser } from './samples';
import { server } from './server';

type QuoteLine = Quote['lines'][number];

/** A quote's line of the sample product, of which 5 are left. */
export function aLine(facts: Partial<QuoteLine> = {}): QuoteLine {
  return {
    id: 42,
    name: 'Naga Mini',
    image_url: '/images/42.webp',
    price: 19.99,
    quantity: 1,
    available: 5,
    line_total: 19.99,
    ...facts,
  };
}

/** The quote for one piece of the sample product. */
export const aQuote = (facts: Partial<Quote> = {}): Quote => ({
  lines: [aLine()],
  unavailable: [],
  promo_code: null,
  discount: 0,
  subtotal: 19.99,
  shipping: 2,
  tax: 0,
  total: 21.99,
  free_shipping: { by: 'pieces', from: 2, missing: 1 },
  delivery_method: null,
  delivery_methods: [],
  ...facts,
});

/** Answers quotes with the next of these, and then with the last one again; returns how many were asked for. */
export function serveQuotes(...answers: Quote[]): { asked: number } {
  const count = { asked: 0 };
  server.use(
    http.post('*/api/checkout/quote', () => {
      count.asked += 1;
      return HttpResponse.json(answers[Math.min(count.asked, answers.length) - 1]);
    }),
  );
  return count;
}

interface Attempt {
  key: string | null;
  draft: OrderDraft;
}

/** Answers each checkout with the next of these answers; returns the attempts that were made. */
export function answerCheckouts(...answers: (() => HttpResponse<JsonBodyType>)[]): Attempt[] {
  const attempts: Attempt[] = [];
  server.use(
    http.post('*/api/checkout/Recipt-generator', async ({ request }) => {
      const draft = (await request.json()) as OrderDraft;
      attempts.push({ key: request.headers.get('idempotency-key'), draft });
      return answers[attempts.length - 1]!();
    }),
  );
  return attempts;
}

export const placed = () => HttpResponse.json({ orderId: 'ord-1', order_number: 'MG-2601-0001' });
export const lost = () => HttpResponse.error() as HttpResponse<JsonBodyType>;

/** Answers which ways to pay there are with the next of these, and then with the last one again; returns what was asked for. */
export function serveMethods(...answers: PaymentMethods[]): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get('*/api/payment/methods', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      const methods = answers[Math.min(asked.length, answers.length) - 1];
      return HttpResponse.json({ methods, vat_invoices: false });
    }),
  );
  return asked;
}

/** A way to pay, or why it is not there. */
export const offered = (key: string, reason: string | null = null) => ({
  key,
  available: reason === null,
  reason,
});

/** Answers the calls of the payment page, which opens once an order is placed. */
export function servePayment(): void {
  server.use(
    http.get('*/api/checkout/order/ord-1', () => HttpResponse.json({ amount: 21.99, order: anOrder() })),
    http.get('*/api/payment/qr', () => HttpResponse.json(aPaymentQr())),
  );
}

/** A customer whose billing form is filled. */
export const aShopper = (): User => aUser({ phone: '012', address: 'Phnom Penh' });

/** Opens the checkout of a filled cart; resolves once its total and its form are shown. An order can be placed once the ways to pay are known. */
export async function openCheckout(items: CartItem[] = [aCartItem()]) {
  const visit = await renderShop('/checkout', { user: aShopper(), cart: items });
  await screen.findByText('$21.99');
  await screen.findByLabelText('Phone Number');
  const placeOrder = async () => {
    const button = screen.getByRole('button', { name: /^Place Order/ });
    await waitFor(() => expect(button).toBeEnabled());
    await visit.person.click(button);
  };
  return { ...visit, placeOrder };
}
