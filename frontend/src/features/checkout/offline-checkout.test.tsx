import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  answerCheckouts,
  aQuote,
  aShopper,
  lost,
  openCheckout,
  placed,
  servePayment,
  serveQuotes,
} from '../../testing/open-checkout';
import { renderShop } from '../../testing/render-shop';
import { aCartItem } from '../../testing/samples';
import { server } from '../../testing/server';

const OFFLINE = 'You are offline. Nothing is lost: place the order again once you are back online.';
const UNANSWERED = 'The shop did not answer. Nothing is lost: please place the order again.';

function setOnline(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

beforeEach(() => {
  sessionStorage.clear();
  serveQuotes(aQuote());
  servePayment();
});

afterEach(() => setOnline(true));

describe('placing an order without network', () => {
  it('says that one is offline, and places it once when the network is back', async () => {
    const attempts = answerCheckouts(lost, placed);
    const { placeOrder, router } = await openCheckout();
    setOnline(false);
    await placeOrder();
    const reasons = (await screen.findByText(OFFLINE)).closest('[tabindex]');
    await waitFor(() => expect(reasons).toHaveFocus());
    setOnline(true);
    await placeOrder();
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment/ord-1'));
    expect(attempts[1]!.key).toBe(attempts[0]!.key);
  });

  it('says that the shop did not answer when there is a network', async () => {
    answerCheckouts(lost);
    const { placeOrder } = await openCheckout();
    await placeOrder();
    expect(await screen.findByText(UNANSWERED)).toBeVisible();
  });

  it('loads the totals by itself once the shop can say them', async () => {
    server.use(http.post('*/api/checkout/quote', () => HttpResponse.error(), { once: true }));
    jest.useFakeTimers({ advanceTimers: true });
    await renderShop('/checkout', { user: aShopper(), cart: [aCartItem()] });
    await screen.findByText('Failed to load the totals');
    // Longer than it waits, since on a busy machine the waiting may only begin meanwhile.
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    jest.useRealTimers();
    expect(await screen.findByText('$21.99')).toBeVisible();
  });

  it('loads the totals as soon as the network is back', async () => {
    server.use(http.post('*/api/checkout/quote', () => HttpResponse.error(), { once: true }));
    await renderShop('/checkout', { user: aShopper(), cart: [aCartItem()] });
    await screen.findByText('Failed to load the totals');
    setOnline(true);
    expect(await screen.findByText('$21.99')).toBeVisible();
  });
});
