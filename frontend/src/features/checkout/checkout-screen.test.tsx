import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  aLine,
  answerCheckouts,
  aQuote,
  aShopper,
  lost,
  openCheckout,
  placed,
  servePayment,
  serveQuotes,
} from '../../testing/open-checkout';
import { checkout } from '../../lib/i18n/km/checkout';
import { renderShop } from '../../testing/render-shop';
import { problem } from '../../testing/problem';
import { aCartItem, anOrder, aPaymentQr } from '../../testing/samples';
import { server } from '../../testing/server';

const quote = aQuote();
const user = aShopper();
const cart = [aCartItem()];

// jsdom has no pointer capture, which the toasts' buttons ask for.
HTMLElement.prototype.setPointerCapture = () => undefined;

beforeEach(() => {
  sessionStorage.clear();
  serveQuotes(quote);
  servePayment();
});

describe('the cart at checkout', () => {
  it('shows the free delivery banner, and says when it is empty', async () => {
    await renderShop('/checkout', { user });
    expect(await screen.findByText('Your cart is empty.')).toBeVisible();
    expect(screen.getByText('Buy from 2, free delivery')).toBeVisible();
  });

  it('does not focus anything when it is opened empty', async () => {
    await renderShop('/checkout', { user });
    await screen.findByText('Your cart is empty.');
    expect(document.body).toHaveFocus();
  });

  it('focuses that it is empty once its last product was removed', async () => {
    const { person } = await openCheckout();
    await person.click(screen.getByRole('button', { name: 'Remove Naga Mini' }));
    expect((await screen.findByText('Your cart is empty.')).closest('[tabindex]')).toHaveFocus();
  });

  it.each([
    ['Remove', 'Naga 1', 'Remove Naga 2'],
    ['Remove', 'Naga 3', 'Remove Naga 2'],
    ['One less of', 'Naga 2', 'One less of Naga 3'],
  ])('focuses the same button of the next product after "%s %s"', async (action, name, next) => {
    const items = [1, 2, 3].map((id) => aCartItem({ id, name: `Naga ${id}` }));
    serveQuotes(aQuote({ lines: items.map(({ id, name: of }) => aLine({ id, name: of })) }));
    const { person } = await openCheckout(items);
    await person.click(screen.getByRole('button', { name: `${action} ${name}` }));
    expect(screen.queryByRole('button', { name: `${action} ${name}` })).toBeNull();
    expect(screen.getByRole('button', { name: next })).toHaveFocus();
  });

  it('leaves the focus alone when it is emptied in another tab', async () => {
    await openCheckout();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(window, new StorageEvent('storage', { key: 'cart', newValue: '[]' }));
    await screen.findByText('Your cart is empty.');
    expect(document.body).toHaveFocus();
    hidden.mockRestore();
  });

  it('changes the quantity of a product by one', async () => {
    const { person, store } = await openCheckout();
    await person.click(screen.getByRole('button', { name: 'One more of Naga Mini' }));
    expect(store.getState().cart.items).toMatchObject([{ id: 42, quantity: 2 }]);
    await person.click(screen.getByRole('button', { name: 'One less of Naga Mini' }));
    expect(store.getState().cart.items).toMatchObject([{ id: 42, quantity: 1 }]);
  });

  it.each([
    ['Remove', 'River Mouse'],
    ['One less of', 'Delta Mouse'],
  ])('can undo "%s %s"', async (action, name) => {
    const { person, store } = await openCheckout([aCartItem({ name }), aCartItem({ id: 43 })]);
    await person.click(screen.getByRole('button', { name: `${action} ${name}` }));
    expect(store.getState().cart.items).toMatchObject([{ id: 43 }]);
    const toast = (await screen.findByText(`${name} removed from the cart`)).closest('li')!;
    await person.click(within(toast).getByRole('button', { name: 'Undo' }));
    expect(store.getState().cart.items).toMatchObject([{ id: 42 }, { id: 43 }]);
  });

  it('shows a changed price with the old one, and stores the new one in the cart', async () => {
    serveQuotes({ ...quote, lines: [aLine({ price: 24.99 })] });
    const { store } = await openCheckout();
    expect(await screen.findByText(/^Some prices have changed/)).toBeVisible();
    expect(screen.getByText('$19.99', { selector: 's' })).toBeVisible();
    expect(screen.getByText('$24.99 each')).toBeVisible();
    expect(store.getState().cart.items).toMatchObject([{ id: 42, price: 24.99 }]);
  });

  it('says when few are left', async () => {
    serveQuotes({ ...quote, lines: [aLine({ available: 3 })] });
    await openCheckout();
    expect(screen.getByText('Only 3 left')).toBeVisible();
  });

  it('has a button that lowers the quantity to what is left', async () => {
    serveQuotes({ ...quote, lines: [aLine({ available: 2, quantity: 4 })] });
    const { person, store } = await openCheckout([aCartItem({ quantity: 4 })]);
    await person.click(screen.getByRole('button', { name: 'Set quantity to 2 Naga Mini' }));
    expect(store.getState().cart.items).toMatchObject([{ id: 42, quantity: 2 }]);
  });

  it('says when a product is sold out', async () => {
    serveQuotes({ ...quote, lines: [aLine({ available: 0 })] });
    await openCheckout();
    expect(screen.getByText('Out of stock')).toBeVisible();
  });

  it('offers only to remove a product that is no longer sold', async () => {
    await openCheckout([aCartItem(), aCartItem({ id: 43, name: 'Withdrawn' })]);
    const line = within(screen.getByText('Withdrawn').closest('li')!);
    expect(line.getByText('No longer available')).toBeVisible();
    expect(line.getAllByRole('button').map((button) => button.textContent)).toEqual(['Remove']);
  });
});

describe('the totals at checkout', () => {
  it('come from the server', async () => {
    await openCheckout();
    const summary = within(screen.getByRole('region', { name: 'Order summary' }));
    expect(summary.getByText('Tax (VAT 0%)').nextSibling).toHaveTextContent('$0.00');
    expect(summary.getByText('Shipping').nextSibling).toHaveTextContent('$2.00');
  });

  it.each([
    [{ by: 'pieces', from: 2, missing: 1 }, '1 more for free delivery'],
    [{ by: 'dollars', from: 50, missing: 12.5 }, '$12.50 more for free delivery'],
    [{ by: 'dollars', from: 50, missing: 0 }, 'Free delivery for this order'],
  ] as const)('say of %j: %s', async (free_shipping, words) => {
    serveQuotes({ ...quote, free_shipping });
    await openCheckout();
    expect(screen.getByText(words)).toBeVisible();
  });

  it('can be loaded again after a failure, and the cart stays usable', async () => {
    server.use(http.post('*/api/checkout/quote', () => problem(503, { message: 'Not now' }), { once: true }));
    const { person } = await renderShop('/checkout', { user, cart });
    expect(await screen.findByText('Not now')).toBeVisible();
    expect(screen.getByRole('button', { name: 'One more of Naga Mini' })).toBeEnabled();
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('$21.99')).toBeVisible();
  });
});

describe('the billing form', () => {
  it('asks for the province and the district before the address', async () => {
    await openCheckout();
    const [province, district, address] = [/^Province/, /^District/, /^Shipping Address/].map((label) =>
      screen.getByLabelText(label),
    );
    expect(province!.compareDocumentPosition(district!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(district!.compareDocumentPosition(address!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('names how the order is paid and that this is safe, and its total on the button', async () => {
    await openCheckout();
    expect(screen.getByText('Pay by KHQR')).toBeVisible();
    expect(screen.getByText(/we never see your PIN/)).toBeVisible();
    const button = screen.getByRole('button', { name: 'Place Order · $21.99' });
    await waitFor(() => expect(button).toBeEnabled());
  });

  it('keeps the order button disabled while a field is empty', async () => {
    const { person } = await openCheckout();
    await person.clear(screen.getByLabelText('Phone Number'));
    expect(screen.getByRole('button', { name: /^Place Order/ })).toBeDisabled();
  });

  it('refuses a field that holds only blanks, and focuses it', async () => {
    const { person, placeOrder } = await openCheckout();
    await person.clear(screen.getByLabelText('Phone Number'));
    await person.type(screen.getByLabelText('Phone Number'), '  ');
    await placeOrder();
    expect(await screen.findByText('Please fill in all fields!')).toBeInTheDocument();
    expect(screen.getByLabelText('Phone Number')).toHaveFocus();
    expect(screen.getByLabelText('Phone Number')).toBeInvalid();
  });

  it('adds the chosen province to the address', async () => {
    const attempts = answerCheckouts(placed);
    const { person, placeOrder } = await openCheckout();
    await person.clear(screen.getByLabelText('Shipping Address'));
    await person.type(screen.getByLabelText('Shipping Address'), 'Street 12');
    await person.selectOptions(screen.getByLabelText('Province (optional)'), 'Siem Reap');
    await placeOrder();
    await waitFor(() => expect(attempts).toHaveLength(1));
    expect(attempts[0]!.draft.shipping_address).toBe('Street 12, Siem Reap');
  });

  it("shows the server's error at its field and keeps the input", async () => {
    const message = 'Phone number must have at most 50 characters';
    const errors = [{ field: 'phone_number', message }];
    answerCheckouts(() => problem(400, { code: 'INVALID_INPUT', message, errors }));
    const { placeOrder } = await openCheckout();
    await placeOrder();
    await waitFor(() => expect(screen.getByLabelText('Phone Number')).toBeInvalid());
    expect(screen.getByLabelText('Phone Number')).toHaveValue('012');
  });
});

describe('placing an order', () => {
  it('asks for what the payment page shows all at once', async () => {
    answerCheckouts(placed);
    let asked = 0;
    let tellOfQr: () => void;
    const qrIsAsked = new Promise<void>((resolve) => (tellOfQr = resolve));
    server.use(
      http.get('*/api/payment/qr', () => {
        asked += 1;
        tellOfQr();
        return HttpResponse.json(aPaymentQr());
      }),
      http.get('*/api/checkout/order/ord-1', async () => {
        await qrIsAsked;
        return HttpResponse.json({ amount: 21.99, order: anOrder() });
      }),
    );
    const { placeOrder } = await openCheckout();
    await placeOrder();
    expect(await screen.findByRole('img', { name: /^QR code/ })).toBeVisible();
    expect(asked).toBe(1);
  });

  it('is left for good once the order is placed: Back leads to what was before', async () => {
    answerCheckouts(placed);
    const { placeOrder, router } = await openCheckout();
    await placeOrder();
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment/ord-1'));
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('opens the payment page and empties the cart', async () => {
    const attempts = answerCheckouts(placed);
    const { placeOrder, router, store } = await openCheckout();
    await placeOrder();
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment/ord-1'));
    expect(store.getState().cart.items).toEqual([]);
    expect(await screen.findByText('Order created successfully!')).toBeInTheDocument();
    expect(attempts[0]!.draft).toEqual({
      customer_name: 'Sok Dara',
      phone_number: '012',
      shipping_address: 'Phnom Penh',
      total: 21.99,
      cart: [{ id: 42, quantity: 1 }],
    });
    expect(sessionStorage).toHaveLength(0);
  });

  it('repeats a failed attempt with the same key', async () => {
    const attempts = answerCheckouts(lost, placed);
    const { placeOrder } = await openCheckout();
    await placeOrder();
    await screen.findByText('Order creation failed!');
    await placeOrder();
    await waitFor(() => expect(attempts).toHaveLength(2));
    expect(attempts[0]!.key).toMatch(/^[0-9a-f]{32}$/);
    expect(attempts[1]!.key).toBe(attempts[0]!.key);
  });

  it('keeps its key where the form has changed, since there may be an order by now', async () => {
    const attempts = answerCheckouts(() => problem(503, { message: 'Try later' }), placed);
    const { person, placeOrder } = await openCheckout();
    await placeOrder();
    await screen.findByText('Try later');
    await person.type(screen.getByLabelText('Phone Number'), '3');
    await placeOrder();
    await waitFor(() => expect(attempts).toHaveLength(2));
    expect(attempts[1]!.key).toBe(attempts[0]!.key);
  });

  it('asks to confirm the new total when a price has changed', async () => {
    const fresh = { ...quote, subtotal: 24.99, total: 26.99 };
    const attempts = answerCheckouts(
      () => problem(409, { code: 'PRICE_CHANGED', message: 'A price has changed', ...fresh }),
      placed,
    );
    const { person, placeOrder } = await openCheckout();
    await placeOrder();
    await person.click(await screen.findByRole('button', { name: /^Confirm new total/ }));
    await waitFor(() => expect(attempts).toHaveLength(2));
    expect(attempts[1]!.draft.total).toBe(26.99);
  });

  it('names the products that are out of stock', async () => {
    const items = [{ id: 42, name: 'Naga Mini', available: 0 }];
    answerCheckouts(() => problem(409, { code: 'OUT_OF_STOCK', message: 'Out of stock', items }));
    const { placeOrder } = await openCheckout();
    await placeOrder();
    expect(await screen.findByText('Naga Mini: Out of stock')).toBeVisible();
    expect(await screen.findByText('Order creation failed!')).toBeInTheDocument();
  });
});

describe('checkout in Khmer', () => {
  it('shows texts and provinces in Khmer', async () => {
    await renderShop('/checkout', { user, cart, language: 'km' });
    expect(await screen.findByText(checkout['Buy from 2, free delivery'])).toBeVisible();
    expect(await screen.findByRole('option', { name: 'សៀមរាប' })).toHaveValue('Siem Reap');
    expect(screen.getByRole('button', { name: /^បញ្ជាទិញ ·/ })).toBeVisible();
  });
});
