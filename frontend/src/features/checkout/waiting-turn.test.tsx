import { screen, waitFor } from '@testing-library/react';
import {
  answerCheckouts,
  aQuote,
  openCheckout,
  placed,
  servePayment,
  serveQuotes,
} from '../../testing/open-checkout';
import { problem } from '../../testing/problem';

const crowded =
  (ahead: number, seconds = 0) =>
  () =>
    problem(503, {
      code: 'UNAVAILABLE',
      message: 'Many people are ordering right now. Please try again in a moment.',
      params: { reason: 'checkouts', ahead, seconds },
    });

beforeEach(() => {
  sessionStorage.clear();
  serveQuotes(aQuote());
  servePayment();
});

describe('an order that comes among too many', () => {
  it('goes out again by itself when it is its turn, and is the same order', async () => {
    const attempts = answerCheckouts(crowded(5), crowded(0), placed);
    const { placeOrder, router } = await openCheckout();
    await placeOrder();
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment/ord-1'));
    expect(new Set(attempts.map(({ key }) => key)).size).toBe(1);
    expect(attempts).toHaveLength(3);
  });

  it.each([
    [0, /You are next\./],
    [12, /People before you: 12/],
  ])('is shown to wait with %i before it, and cannot be sent twice meanwhile', async (ahead, text) => {
    answerCheckouts(crowded(ahead, 600));
    const { placeOrder } = await openCheckout();
    await placeOrder();
    expect(await screen.findByText('Many people are buying right now.')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Placing order...' })).toBeDisabled();
    expect(screen.queryByText('Order creation failed!')).toBeNull();
  });

  it('stops waiting when told so, and can be placed later', async () => {
    const attempts = answerCheckouts(crowded(0, 600), placed);
    const { person, placeOrder, router } = await openCheckout();
    await placeOrder();
    await person.click(await screen.findByRole('button', { name: 'Stop waiting' }));
    await waitFor(() => expect(screen.queryByText('Many people are buying right now.')).toBeNull());
    expect(attempts).toHaveLength(1);
    await placeOrder();
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment/ord-1'));
  });

  it('is not sent any more once its cart has changed', async () => {
    const attempts = answerCheckouts(crowded(0, 600), placed);
    const { person, placeOrder } = await openCheckout();
    await placeOrder();
    await screen.findByText('Many people are buying right now.');
    await person.click(screen.getByRole('button', { name: 'One more of Naga Mini' }));
    await waitFor(() => expect(screen.queryByText('Many people are buying right now.')).toBeNull());
    expect(attempts).toHaveLength(1);
  });

  it('shows another reason for which it is refused when its turn has come', async () => {
    answerCheckouts(crowded(0), () =>
      problem(409, {
        code: 'OUT_OF_STOCK',
        message: 'Out of stock',
        items: [{ id: 42, name: 'Naga Mini', available: 0 }],
      }),
    );
    const { placeOrder } = await openCheckout();
    await placeOrder();
    expect(await screen.findByText('Naga Mini: Out of stock')).toBeVisible();
    expect(screen.queryByText('Many people are buying right now.')).toBeNull();
  });
});
