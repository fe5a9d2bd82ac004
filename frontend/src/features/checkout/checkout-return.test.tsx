import { cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aQuote, serveQuotes } from '../../testing/open-checkout';
import { problem } from '../../testing/problem';
import { renderShop } from '../../testing/render-shop';
import { aCartItem, aUser } from '../../testing/samples';
import { server } from '../../testing/server';

const user = aUser({ phone: '012', address: 'Phnom Penh' });

/** Opens the checkout as after a reload: only the browser's storage is left of the last visit. */
async function openCheckout(shopper = user) {
  cleanup();
  const visit = await renderShop('/checkout', { user: shopper, cart: [aCartItem()] });
  await screen.findByText('$21.99');
  await screen.findByLabelText('Phone Number');
  return visit;
}

beforeEach(() => {
  sessionStorage.clear();
  serveQuotes(aQuote());
});

describe('coming back to the checkout', () => {
  it('shows the form as it was left', async () => {
    const { person } = await openCheckout();
    await person.type(screen.getByLabelText('Phone Number'), '345');
    await person.selectOptions(screen.getByLabelText('Province (optional)'), 'Kep');
    await openCheckout();
    expect(screen.getByLabelText('Phone Number')).toHaveValue('012345');
    expect(screen.getByLabelText('Province (optional)')).toHaveValue('Kep');
  });

  it("does not show another user's form", async () => {
    const { person } = await openCheckout();
    await person.type(screen.getByLabelText('Phone Number'), '345');
    await openCheckout(aUser({ id: 'somebody-else', phone: '099' }));
    expect(screen.getByLabelText('Phone Number')).toHaveValue('099');
  });

  it('repeats an order whose answer was lost with the same key', async () => {
    const keys: (string | null)[] = [];
    server.use(
      http.post('*/api/checkout/Recipt-generator', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return HttpResponse.error();
      }),
    );
    for (const attempt of [1, 2]) {
      const { person } = await openCheckout();
      await person.click(screen.getByRole('button', { name: /^Place Order/ }));
      await waitFor(() => expect(keys).toHaveLength(attempt));
    }
    expect(keys[1]).toBe(keys[0]);
  });

  it('opens the order whose answer was lost, also where its details are others by now', async () => {
    const placed = new Map<string, string>();
    server.use(
      http.post('*/api/checkout/Recipt-generator', async ({ request }) => {
        const key = request.headers.get('idempotency-key')!;
        const body = await request.text();
        if (placed.has(key) && placed.get(key) !== body)
          return problem(422, { code: 'IDEMPOTENCY_KEY_REUSED', orderId: 'ord-1', order_number: 'MG-1' });
        placed.set(key, body);
        return HttpResponse.error();
      }),
    );
    const first = await openCheckout();
    await first.person.click(screen.getByRole('button', { name: /^Place Order/ }));
    await waitFor(() => expect(placed.size).toBe(1));

    const { person, router } = await openCheckout();
    await person.clear(screen.getByLabelText('Full Name'));
    await person.type(screen.getByLabelText('Full Name'), 'Somebody Else');
    await person.click(screen.getByRole('button', { name: /^Place Order/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment/ord-1'));
    expect(placed.size).toBe(1);
    expect(await screen.findByText('Your order was placed already')).toBeInTheDocument();
    expect(screen.getByText('It has the details you gave first.')).toBeInTheDocument();
  });
});
