import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import type { OrderDraft, Quote } from '../../api/types';
import { renderShop } from '../../testing/render-shop';
import { problem } from '../../testing/problem';
import { aCartItem, anOrder, aUser } from '../../testing/samples';
import { server } from '../../testing/server';

const quote: Quote = {
  lines: [
    {
      id: 42,
      name: 'Naga Mini',
      image_url: '/images/42.webp',
      price: 19.99,
      quantity: 1,
      available: 5,
      line_total: 19.99,
    },
  ],
  subtotal: 19.99,
  shipping: 2,
  tax: 0,
  total: 21.99,
};
const user = aUser({ phone: '012', address: 'Phnom Penh' });
const cart = [aCartItem()];

interface Attempt {
  key: string | null;
  draft: OrderDraft;
}

/** Answers each checkout with the next of these answers and tells what was asked. */
function answerCheckouts(...answers: (() => HttpResponse<JsonBodyType>)[]): Attempt[] {
  const attempts: Attempt[] = [];
  server.use(
    http.post('*/api/checkout/Recipt-generator', async ({ request }) => {
      const draft = (await request.json()) as OrderDraft;
      attempts.push({ key: request.headers.get('idempotency-key'), draft });
      return answers[attempts.length - 1]();
    }),
  );
  return attempts;
}

const placed = () => HttpResponse.json({ orderId: 'ord-1' });

beforeEach(() =>
  server.use(
    http.post('*/api/checkout/quote', () => HttpResponse.json(quote)),
    http.get('*/api/checkout/order/ord-1', () => HttpResponse.json({ amount: 21.99, order: anOrder() })),
    http.get('*/api/payment/qr', () => HttpResponse.json({ qrImage: 'data:image/png;base64,AA==' })),
  ),
);

describe('checkout', () => {
  it('says when the cart is empty', async () => {
    await renderShop('/checkout', { user });
    expect(await screen.findByText('Your cart is empty.')).toBeVisible();
  });

  it("shows the server's totals", async () => {
    await renderShop('/checkout', { user, cart });
    expect(await screen.findByText('$21.99')).toBeVisible();
  });

  it('keeps the order button disabled while a field is empty', async () => {
    const { person } = await renderShop('/checkout', { user, cart });
    await screen.findByText('$21.99');
    await person.clear(screen.getByLabelText('Phone Number'));
    expect(screen.getByRole('button', { name: 'Place Order' })).toBeDisabled();
  });

  it('asks to fill in a field of blanks', async () => {
    const { person } = await renderShop('/checkout', { user, cart });
    await screen.findByText('$21.99');
    await person.clear(screen.getByLabelText('Phone Number'));
    await person.type(screen.getByLabelText('Phone Number'), '  ');
    await person.click(screen.getByRole('button', { name: 'Place Order' }));
    expect(await screen.findByText('Please fill in all fields!')).toBeInTheDocument();
  });

  it('opens the payment page and empties the cart after an order', async () => {
    const attempts = answerCheckouts(placed);
    const { person, router, store } = await renderShop('/checkout', { user, cart });
    await screen.findByText('$21.99');
    await person.click(screen.getByRole('button', { name: 'Place Order' }));
    await waitFor(() => expect(store.getState().cart.items).toEqual([]));
    expect(router.state.location.pathname).toBe('/payment/ord-1');
    expect(attempts[0].draft).toEqual({
      customer_name: 'Sok Dara',
      phone_number: '012',
      shipping_address: 'Phnom Penh',
      total: 21.99,
      cart: [{ id: 42, quantity: 1 }],
    });
  });

  it('repeats a failed attempt under the same key', async () => {
    const attempts = answerCheckouts(() => HttpResponse.error() as HttpResponse<JsonBodyType>, placed);
    const { person } = await renderShop('/checkout', { user, cart });
    await screen.findByText('$21.99');
    await person.click(screen.getByRole('button', { name: 'Place Order' }));
    await screen.findByText('Order creation failed!');
    await person.click(screen.getByRole('button', { name: 'Place Order' }));
    await waitFor(() => expect(attempts).toHaveLength(2));
    expect(attempts[0].key).toMatch(/^[0-9a-f]{32}$/);
    expect(attempts[1].key).toBe(attempts[0].key);
  });

  it('uses a new key once the form has changed', async () => {
    const attempts = answerCheckouts(() => problem(503, { message: 'Try later' }), placed);
    const { person } = await renderShop('/checkout', { user, cart });
    await screen.findByText('$21.99');
    await person.click(screen.getByRole('button', { name: 'Place Order' }));
    await screen.findByText('Try later');
    await person.type(screen.getByLabelText('Phone Number'), '3');
    await person.click(screen.getByRole('button', { name: 'Place Order' }));
    await waitFor(() => expect(attempts).toHaveLength(2));
    expect(attempts[1].key).not.toBe(attempts[0].key);
  });

  it('asks to confirm the fresh total when a price has changed', async () => {
    const fresh = { ...quote, subtotal: 24.99, total: 26.99 };
    const attempts = answerCheckouts(
      () => problem(409, { code: 'PRICE_CHANGED', message: 'A price has changed', ...fresh }),
      placed,
    );
    const { person } = await renderShop('/checkout', { user, cart });
    await screen.findByText('$21.99');
    await person.click(screen.getByRole('button', { name: 'Place Order' }));
    await person.click(await screen.findByRole('button', { name: 'Confirm new total' }));
    await waitFor(() => expect(attempts).toHaveLength(2));
    expect(attempts[1].draft.total).toBe(26.99);
  });

  it('names the products that are out of stock', async () => {
    const items = [{ id: 42, name: 'Naga Mini', available: 0 }];
    answerCheckouts(() => problem(409, { code: 'OUT_OF_STOCK', message: 'Out of stock', items }));
    const { person } = await renderShop('/checkout', { user, cart });
    await screen.findByText('$21.99');
    await person.click(screen.getByRole('button', { name: 'Place Order' }));
    expect(await screen.findByText('Naga Mini: Out of stock')).toBeVisible();
  });
});
