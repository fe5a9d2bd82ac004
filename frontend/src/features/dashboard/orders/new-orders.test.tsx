import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { alertsChanged } from '../../../api/notifications-api';
import { renderShop } from '../../../testing/render-shop';
import { anAdminOrder, aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

const paid = (id: number, order_id: string, what = 'order.paid') => ({
  id,
  kind: 'order',
  what,
  facts: { order_id, customer_name: 'Dara' },
  created_at: '2026-01-01T00:00:00.000Z',
  read_at: null,
});

/** Opens the list with one order and one alert about it; `shop` is what the server answers. */
async function openList() {
  const shop = { orders: [anAdminOrder({ id: 'ord-1', status: 'paid' })], alerts: [paid(1, 'ord-1')] };
  server.use(
    http.get('*/api/payment/admin-orders', () =>
      HttpResponse.json({ orders: shop.orders, page: 1, totalPages: 1, total: shop.orders.length }),
    ),
    http.get('*/api/notifications', () =>
      HttpResponse.json({ alerts: shop.alerts, page: 1, totalPages: 1, total: 1, unread: 1 }),
    ),
  );
  const visit = await renderShop('/seller-dashboard/view-all-orders', { user: aUser({ role: 'admin' }) });
  await screen.findByText('1 order');
  await screen.findByRole('link', { name: 'Notifications, 1 unread' });
  return { ...visit, shop, tell: () => visit.store.dispatch(alertsChanged()) };
}

it('says how many orders were paid since, and shows them', async () => {
  const { person, shop, tell } = await openList();
  expect(screen.queryByRole('button', { name: /new order/ })).toBeNull();
  shop.alerts.unshift(paid(3, 'ord-3'), paid(2, 'ord-2'));
  tell();
  const button = await screen.findByRole('button', { name: '2 new orders, show' });
  shop.orders.unshift(anAdminOrder({ id: 'ord-3', order_number: 'MG-2601-0003', status: 'paid' }));
  await person.click(button);
  expect(await screen.findByText('MG-2601-0003')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /new order/ })).toBeNull());
  expect(screen.getByRole('heading', { name: 'All Orders' })).toHaveFocus();
});

it('does not count an order that is shown already, nor one that ended', async () => {
  const { shop, tell } = await openList();
  shop.alerts.unshift(paid(5, 'ord-9'), paid(4, 'ord-8', 'order.cancelled'), paid(3, 'ord-1'));
  tell();
  expect(await screen.findByRole('button', { name: '1 new order, show' })).toBeVisible();
});
