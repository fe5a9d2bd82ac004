import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Order } from '../../api/types';
import { renderShop } from '../../testing/render-shop';
import { anOrder, aUser } from '../../testing/samples';
import { server } from '../../testing/server';

const paid = { status: 'completed', transaction_id: 'TX-77', paid_at: '2026-01-02T03:04:05Z' };

async function openOrders(...orders: Order[]) {
  server.use(http.get('*/api/user/my-orders', () => HttpResponse.json({ orders })));
  await renderShop('/user-profile', { user: aUser() });
}

describe('My Orders & Receipts', () => {
  it('shows a paid order with its transaction', async () => {
    await openOrders(anOrder({ status: 'paid', Payment: paid }));
    expect(await screen.findByText('TX-77')).toBeVisible();
  });

  it('says when nothing was paid yet', async () => {
    await openOrders(anOrder());
    expect(await screen.findByText("You haven't completed any payments yet.")).toBeVisible();
  });

  it('says when an order has no products', async () => {
    await openOrders(anOrder({ items: [], Payment: paid }));
    expect(await screen.findByText('No products in this order.')).toBeVisible();
  });

  it('has a link to log out', async () => {
    await openOrders();
    expect(await screen.findByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/logout');
  });
});
