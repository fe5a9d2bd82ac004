import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Receipt } from '../../api/types';
import { renderShop } from '../../testing/render-shop';
import { problem } from '../../testing/problem';
import { anOrder, aUser } from '../../testing/samples';
import { server } from '../../testing/server';

const Payment = { status: 'completed', transaction_id: 'TX-77', paid_at: '2026-01-02T03:04:05Z' };

async function openOrder(but: Partial<Receipt>) {
  const order = { timeline: [], refunded_total: 0, ...anOrder({ status: 'paid', Payment, ...but }) };
  let isCancelled = false;
  server.use(
    http.get('*/api/user/my-orders', () =>
      HttpResponse.json({ orders: isCancelled ? [] : [order], totalPages: 1 }),
    ),
    http.post('*/api/user/orders/:id/cancel', () => {
      isCancelled = true;
      return HttpResponse.json({ order: { ...order, status: 'refunded' } });
    }),
  );
  const shop = await renderShop('/user-profile', { user: aUser() });
  return { ...shop, receipt: within(await screen.findByRole('article', { name: 'Order MG-2601-0001' })) };
}

describe('a paid order in My Orders', () => {
  it('is cancelled by its customer once they have confirmed it, and its money is given back', async () => {
    const { person, receipt } = await openOrder({ packed: false });
    await person.click(receipt.getByRole('button', { name: 'Cancel order' }));
    expect(screen.getByText(/^All that you have paid is given back/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    expect(await screen.findByText('Order cancelled')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Order MG-2601-0001' })).toBeNull());
  });

  it('says why it is not cancelled where it was packed meanwhile', async () => {
    const { person, receipt } = await openOrder({ packed: false });
    server.use(
      http.post('*/api/user/orders/:id/cancel', () =>
        problem(409, { code: 'ALREADY_PACKED', message: 'Your order is packed already.' }),
      ),
    );
    await person.click(receipt.getByRole('button', { name: 'Cancel order' }));
    await person.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    expect(await screen.findByText('Your order is packed already.')).toBeVisible();
  });

  const cameBack = {
    type: 'came_back',
    at: '2026-01-06T09:00:00Z',
    courier: null,
    tracking_number: null,
  } as const;

  it.each<Partial<Receipt>>([
    { packed: true },
    { status: 'shipped' },
    { packed: false, timeline: [cameBack] },
  ])('is not to be cancelled once it is %j', async (but) => {
    const { receipt } = await openOrder(but);
    expect(receipt.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  });
});
