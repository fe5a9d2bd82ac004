import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderShop } from '../testing/render-shop';
import { problem } from '../testing/problem';
import { aCartItem, aUser } from '../testing/samples';
import { server } from '../testing/server';

beforeEach(() => server.use(http.get('*/api/brands', () => HttpResponse.json({ brands: [] }))));

describe('access', () => {
  it.each(['/checkout', '/user-profile', '/payment/abc', '/seller-dashboard/products'])(
    'sends a visitor of %s to log in',
    async (path) => {
      const { router } = await renderShop(path);
      await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    },
  );

  it('sends a person with an unverified email to verify it', async () => {
    const { router } = await renderShop('/checkout', { user: aUser({ is_verified: false }) });
    await waitFor(() => expect(router.state.location.pathname).toBe('/verify-email'));
  });

  it('sends a customer who opens the dashboard to the landing page', async () => {
    const { router } = await renderShop('/seller-dashboard/products', { user: aUser() });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('sends a logged-in person from the login page to the landing page', async () => {
    const { router } = await renderShop('/login', { user: aUser() });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('sends a person whose session has run out to log in and keeps the cart', async () => {
    server.use(http.get('*/api/user/my-orders', () => problem(401, { message: 'Please log in' })));
    const { router, store } = await renderShop('/user-profile', { user: aUser(), cart: [aCartItem()] });
    await screen.findByRole('button', { name: 'Login' });
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/user-profile' } });
    expect(store.getState()).toMatchObject({ auth: { user: null }, cart: { items: [{ id: 42 }] } });
  });

  it('has a page for addresses that do not exist', async () => {
    await renderShop('/nowhere');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
});
