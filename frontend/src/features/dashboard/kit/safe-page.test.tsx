import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderShop } from '../../../testing/render-shop';
import { aUser, tonlix } from '../../../testing/samples';
import { server } from '../../../testing/server';
import { answer } from './testing/answer';

afterEach(() => jest.restoreAllMocks());

const open = (path: string) => renderShop(`/seller-dashboard${path}`, { user: aUser({ role: 'admin' }) });

describe('a page that breaks', () => {
  // React and the boundary print the error.
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

  const breakOrders = () =>
    server.use(
      http.get('*/api/payment/admin-orders', () =>
        HttpResponse.json({ orders: 'none', page: 1, totalPages: 1, total: 1 }),
      ),
    );

  it('leaves menu and header, and other pages open', async () => {
    breakOrders();
    const { router } = await open('/view-all-orders');
    expect(await screen.findByText(/something in it is broken/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Menu' })).toBeVisible();
    expect(screen.queryByText(/Your cart is safe/)).toBeNull();
    await router.navigate('/seller-dashboard/brands');
    expect(await screen.findByText('No brands yet.')).toBeVisible();
  });

  it('says that the device is offline, and tries again when it is back', async () => {
    breakOrders();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open('/view-all-orders');
    expect(await screen.findByText(/You are offline/)).toBeVisible();
    server.use(
      http.get('*/api/payment/admin-orders', () =>
        HttpResponse.json({ orders: [], page: 1, totalPages: 1, total: 0 }),
      ),
    );
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('No orders yet.')).toBeVisible();
  });
});

it('a save that gets no answer says why', async () => {
  server.use(
    http.get('*/api/brands', () => HttpResponse.json({ brands: [{ ...tonlix, products: 0, version: 1 }] })),
    http.delete('*/api/brands/7', () => HttpResponse.error()),
  );
  const { person } = await open('/brands');
  await person.click(await screen.findByLabelText('Delete Tonlix'));
  await answer('Delete Tonlix?', 'Delete');
  expect(await screen.findByText('Failed to delete brand')).toBeVisible();
  await waitFor(() => expect(screen.getByText('The shop cannot be reached.')).toBeVisible());
});
