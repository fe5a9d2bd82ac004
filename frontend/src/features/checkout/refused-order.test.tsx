import { screen, waitFor, within } from '@testing-library/react';
import type { Shortage } from '../../api/types';
import { problem } from '../../testing/problem';
import {
  aLine,
  answerCheckouts,
  aQuote,
  openCheckout,
  placed,
  servePayment,
  serveQuotes,
} from '../../testing/open-checkout';
import { aCartItem } from '../../testing/samples';

const dearer = { lines: [aLine({ price: 24.99 })], subtotal: 24.99, total: 26.99 };
const repriced = () =>
  problem(409, { code: 'PRICE_CHANGED', message: 'A price has changed', ...aQuote(dearer) });
const short =
  (...items: Shortage[]) =>
  () =>
    problem(409, { code: 'OUT_OF_STOCK', message: 'Out of stock', items });
const soldOut = short({ id: 42, name: 'Naga Mini', available: 0 });

// jsdom has no pointer capture, which the toasts' buttons ask for.
HTMLElement.prototype.setPointerCapture = () => undefined;

beforeEach(() => {
  sessionStorage.clear();
  serveQuotes(aQuote({ lines: [aLine(), aLine({ id: 43 })] }));
  servePayment();
});

describe('a refused order', () => {
  it('keeps a raised price that was confirmed, whatever it is refused for next', async () => {
    serveQuotes(aQuote(), aQuote(dearer));
    const attempts = answerCheckouts(repriced, soldOut, placed);
    const { person, placeOrder } = await openCheckout();
    await placeOrder();
    await person.click(await screen.findByRole('button', { name: /^Confirm new total/ }));
    await screen.findByText('Naga Mini: Out of stock');
    expect(screen.getByText('$26.99')).toBeVisible();
    await placeOrder();
    await waitFor(() => expect(attempts.map(({ draft }) => draft.total)).toEqual([21.99, 26.99, 26.99]));
  });

  it('asks to confirm a price that has risen while another line sold out, also once that line is gone', async () => {
    const two = [aLine(), aLine({ id: 43, name: 'Other' })];
    const raised = [aLine({ price: 24.99 }), aLine({ id: 43, name: 'Other', available: 0 })];
    serveQuotes(aQuote({ lines: two }), aQuote({ ...dearer, lines: raised }), aQuote(dearer));
    answerCheckouts(short({ id: 43, name: 'Other', available: 0 }));
    const { person, placeOrder } = await openCheckout([aCartItem(), aCartItem({ id: 43, name: 'Other' })]);
    await placeOrder();
    await screen.findByText('Other: Out of stock');
    await person.click(screen.getByRole('button', { name: 'Remove Other' }));
    expect(await screen.findByRole('button', { name: 'Confirm new total · $26.99' })).toBeEnabled();
    expect(screen.getByText(/^Prices have changed. The new total is/)).toBeVisible();
  });

  it('has its totals asked for anew', async () => {
    const quotes = serveQuotes(aQuote(), aQuote(dearer));
    answerCheckouts(soldOut);
    const { placeOrder } = await openCheckout();
    await placeOrder();
    expect(await screen.findByRole('button', { name: 'Confirm new total · $26.99' })).toBeVisible();
    expect(quotes.asked).toBe(2);
  });

  it('is not refused any more once its product was removed and put back', async () => {
    answerCheckouts(soldOut);
    const { person, placeOrder } = await openCheckout([aCartItem(), aCartItem({ id: 43, name: 'Other' })]);
    await placeOrder();
    await screen.findByText('Naga Mini: Out of stock');
    await person.click(screen.getByRole('button', { name: 'Remove Naga Mini' }));
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByRole('button', { name: 'Remove Naga Mini' });
    expect(screen.queryByText('Naga Mini: Out of stock')).toBeNull();
  });

  it('has its reason focused, right above the button', async () => {
    answerCheckouts(soldOut);
    const { person, placeOrder } = await openCheckout();
    await placeOrder();
    const reasons = (await screen.findByText('Naga Mini: Out of stock')).closest('[tabindex]');
    await waitFor(() => expect(reasons).toHaveFocus());
    await person.tab();
    expect(screen.getByRole('button', { name: /^Place Order/ })).toHaveFocus();
  });

  it.each([
    [429, 'TOO_MANY_ORDERS', 'You have placed many orders in a short time.'],
    [409, 'PAYMENT_METHOD_UNAVAILABLE', 'This way of paying is not offered now.'],
    [503, 'TOO_BUSY', 'Something is being repaired.'],
  ])(
    'keeps any other reason in sight and focused, as the toast goes (%d %s)',
    async (status, code, message) => {
      answerCheckouts(() => problem(status, { code, message }));
      const { person, placeOrder } = await openCheckout();
      await placeOrder();
      const main = within(screen.getByRole('main'));
      const reason = await main.findByText(message);
      await waitFor(() => expect(reason.closest('[tabindex]')).toHaveFocus());
      await person.click(screen.getByRole('button', { name: /^One more of/ }));
      expect(main.queryByText(message)).toBeNull();
    },
  );

  it('has its new total focused', async () => {
    answerCheckouts(repriced);
    const { placeOrder } = await openCheckout();
    await placeOrder();
    const reasons = (await screen.findByText(/^Prices have changed/)).closest('[tabindex]');
    await waitFor(() => expect(reasons).toHaveFocus());
  });

  it('has a product that was hidden meanwhile named as the cart knows it', async () => {
    answerCheckouts(short({ id: 42, name: 'Product 42', available: 0 }));
    const { placeOrder } = await openCheckout();
    await placeOrder();
    expect(await screen.findByText('Naga Mini: Out of stock')).toBeVisible();
    expect(await screen.findByText('Not available in this quantity: Naga Mini')).toBeInTheDocument();
    expect(screen.queryByText(/Product 42/)).toBeNull();
  });

  it('has the products named in the toast', async () => {
    answerCheckouts(soldOut);
    const { placeOrder } = await openCheckout();
    await placeOrder();
    expect(await screen.findByText('Not available in this quantity: Naga Mini')).toBeInTheDocument();
  });
});
