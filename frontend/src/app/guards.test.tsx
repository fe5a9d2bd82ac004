import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { checkAuth } from '../features/auth/check-auth';
import { aQuote, serveQuotes } from '../testing/open-checkout';
import { renderShop } from '../testing/render-shop';
import { problem } from '../testing/problem';
import { aCartItem, aUser } from '../testing/samples';
import { server } from '../testing/server';

beforeEach(() => server.use(http.get('*/api/brands', () => HttpResponse.json({ brands: [] }))));

describe('route guards', () => {
  it.each(['/checkout', '/user-profile', '/payment/abc', '/seller-dashboard/products'])(
    'send a visitor of %s to log in',
    async (path) => {
      const { router } = await renderShop(path);
      await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    },
  );

  it('send a person with an unverified email to verify it', async () => {
    const { router } = await renderShop('/checkout', { user: aUser({ is_verified: false }) });
    await waitFor(() => expect(router.state.location.pathname).toBe('/verify-email'));
  });

  it('send a customer who opens the dashboard to the landing page', async () => {
    const { router } = await renderShop('/seller-dashboard/products', { user: aUser() });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('send a logged-in person from the login page to the landing page', async () => {
    const { router } = await renderShop('/login', { user: aUser() });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('send a person whose session has ended to log in, and keep the cart', async () => {
    server.use(http.get('*/api/user/my-orders', () => problem(401, { message: 'Please log in' })));
    const { router, store } = await renderShop('/user-profile', { user: aUser(), cart: [aCartItem()] });
    await screen.findByRole('button', { name: 'Login' });
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/user-profile' } });
    expect(store.getState()).toMatchObject({ auth: { user: null }, cart: { items: [{ id: 42 }] } });
  });

  it('show a page for addresses that do not exist', async () => {
    await renderShop('/nowhere');
    expect(await screen.findByRole('heading', { name: "We couldn't find that page" })).toBeVisible();
  });
});

describe('a session that cannot be checked', () => {
  async function openUnchecked(path: string, answer: () => Response) {
    const visit = await renderShop(path, { user: aUser(), isChecking: true });
    server.use(http.get('*/api/auth/check-auth', answer, { once: true }));
    await act(() => visit.store.dispatch(checkAuth()));
    return visit;
  }

  it.each([
    ['503', 'Not now', () => problem(503, { message: 'Not now' })],
    ['no answer', 'Your login could not be checked.', () => HttpResponse.error()],
  ])('because of %s shows the error at the same address, with a Retry', async (_why, words, answer) => {
    server.use(http.get('*/api/user/my-orders', () => HttpResponse.json({ orders: [] })));
    const { person, router } = await openUnchecked('/user-profile', answer);
    expect(await screen.findByText(words)).toBeVisible();
    expect(router.state.location.pathname).toBe('/user-profile');
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText("You haven't completed any payments yet.")).toBeVisible();
  });

  it('is checked again by itself', async () => {
    server.use(http.get('*/api/user/my-orders', () => HttpResponse.json({ orders: [] })));
    jest.useFakeTimers({ advanceTimers: true });
    await openUnchecked('/user-profile', () => problem(503, { message: 'Not now' }));
    expect(await screen.findByText('Not now')).toBeVisible();
    // Longer than it waits, since on a busy machine the waiting may only begin meanwhile.
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    jest.useRealTimers();
    expect(await screen.findByText("You haven't completed any payments yet.")).toBeVisible();
  });

  it('does not keep anybody from logging in', async () => {
    await openUnchecked('/login', () => problem(503, { message: 'Not now' }));
    expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
  });
});

describe('a visitor with a full cart', () => {
  it.each([
    [1, 'Log in to check out: 1 item, $19.99'],
    [2, 'Log in to check out: 2 items, $39.98'],
  ])(
    'who goes to the checkout of %d pieces reads that they wait, and comes back there',
    async (quantity, words) => {
      const user = aUser();
      serveQuotes(aQuote());
      server.use(http.post('*/api/auth/login', () => HttpResponse.json({ user })));
      const { person, router } = await renderShop('/checkout', { cart: [aCartItem({ quantity })] });
      expect(await screen.findByText(words)).toBeVisible();
      await person.type(screen.getByLabelText('Email'), user.email);
      await person.type(screen.getByLabelText('Password'), 'secret{Enter}');
      await screen.findByRole('heading', { name: 'Checkout' });
      expect(router.state.location.pathname).toBe('/checkout');
    },
  );

  it('sees what is in it, and opens it with one press', async () => {
    const { person } = await renderShop('/checkout', { cart: [aCartItem({ quantity: 2 })] });
    expect(await screen.findByText('2 × Naga Mini')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Show my cart' }));
    expect(await screen.findByRole('region', { name: 'Cart' })).toBeVisible();
  });

  it('reads nothing of it at the login from elsewhere', async () => {
    await renderShop('/login', { cart: [aCartItem()] });
    await screen.findByRole('button', { name: 'Login' });
    expect(screen.queryByText(/^Log in to check out/)).toBeNull();
  });
});

describe('a session that ends during the checkout', () => {
  const user = aUser({ phone: '012', address: 'Phnom Penh' });

  it('leads to the login page, and from there back to the unchanged cart and form', async () => {
    sessionStorage.clear();
    serveQuotes(aQuote());
    server.use(
      http.post('*/api/checkout/Recipt-generator', () => problem(401, { message: 'Please log in first.' })),
      http.post('*/api/auth/login', () => HttpResponse.json({ user })),
    );
    const { person, router } = await renderShop('/checkout', { user, cart: [aCartItem()] });
    await screen.findByText('$21.99');
    await person.type(await screen.findByLabelText('Phone Number'), '345');
    await person.click(screen.getByRole('button', { name: /^Place Order/ }));
    expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible();
    await person.type(screen.getByLabelText('Email'), user.email);
    await person.type(screen.getByLabelText('Password'), 'secret{Enter}');
    await screen.findByText('$21.99');
    expect(router.state.location.pathname).toBe('/checkout');
    expect(await screen.findByLabelText('Phone Number')).toHaveValue('012345');
    expect(screen.queryByText('Order creation failed!')).toBeNull();
  });
});
