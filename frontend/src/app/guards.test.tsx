import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
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
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
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
    await person.type(screen.getByLabelText('Phone Number'), '345');
    await person.click(screen.getByRole('button', { name: 'Place Order' }));
    expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible();
    await person.type(screen.getByLabelText('Email'), user.email);
    await person.type(screen.getByLabelText('Password'), 'secret{Enter}');
    await screen.findByText('$21.99', {}, { timeout: 4000 });
    expect(router.state.location.pathname).toBe('/checkout');
    expect(screen.getByLabelText('Phone Number')).toHaveValue('012345');
    expect(screen.queryByText('Order creation failed!')).toBeNull();
  });
});
