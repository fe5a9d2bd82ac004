import { cleanup, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderShop } from '../../../testing/render-shop';
import { anAdminOrder, aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

/** Opens the list with an order of two lines. */
async function openOrders() {
  const [item] = anAdminOrder().items;
  const order = anAdminOrder({ items: [item!, { ...item!, id: 2 }] });
  server.use(
    http.get('*/api/payment/admin-orders', () =>
      HttpResponse.json({ orders: [order], page: 1, totalPages: 1, total: 1 }),
    ),
  );
  const visit = await renderShop('/seller-dashboard/view-all-orders', { user: aUser({ role: 'admin' }) });
  await screen.findAllByText(/1 × Naga Mini/);
  return visit;
}

it('rows are compact until the browser is told to show comfortable ones, which it keeps', async () => {
  const { person } = await openOrders();
  expect(screen.getByText('and 1 more')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Comfortable rows', pressed: false }));
  expect(screen.queryByText('and 1 more')).toBeNull();
  cleanup();
  await openOrders();
  expect(screen.queryByText('and 1 more')).toBeNull();
  expect(localStorage.getItem('comfortable-rows')).toBe('1');
  await person.click(screen.getByRole('button', { name: 'Comfortable rows', pressed: true }));
  expect(screen.getByText('and 1 more')).toBeVisible();
});
