import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aPastOrder } from '../../testing/past-orders';
import { renderShop } from '../../testing/render-shop';
import { aUser } from '../../testing/samples';
import { server } from '../../testing/server';

const SUMMARY = /^Orders from our shop before/;

/** My Orders of somebody with so many orders from before; returns how many were asked for each time. */
async function open(total: number) {
  const asked: (string | null)[] = [];
  server.use(
    http.get('*/api/user/my-orders', () => HttpResponse.json({ orders: [], totalPages: 1 })),
    http.get('*/api/past-orders', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('limit'));
      const orders = total === 0 ? [] : [aPastOrder()];
      return HttpResponse.json({ orders, page: 1, total, totalPages: Math.min(total, 1) });
    }),
  );
  return { ...(await renderShop('/user-profile', { user: aUser() })), asked };
}

it('are folded below the orders, and asked for once they are opened', async () => {
  const { person, asked } = await open(1);
  const summary = await screen.findByText(SUMMARY);
  expect(asked).toEqual(['1']);
  await person.click(summary);
  const order = within(await screen.findByRole('article', { name: 'Order #1001 from our shop before' }));
  const texts = ['#1001', 'Jan 5, 2024, 10:11 AM', '$49.90', '2 × Naga Mini, $19.95', 'paid / fulfilled'];
  for (const text of texts) expect(order.getByText(text)).toBeVisible();
  expect(asked).toEqual(['1', '20']);
});

it('say nothing where there are none', async () => {
  await open(0);
  expect(await screen.findByText("You haven't completed any payments yet.")).toBeVisible();
  expect(screen.queryByText(SUMMARY)).toBeNull();
});

it('that cannot be loaded say so and can be asked for again', async () => {
  const { person } = await open(1);
  const summary = await screen.findByText(SUMMARY);
  server.use(http.get('*/api/past-orders', () => HttpResponse.error()));
  await person.click(summary);
  expect(await screen.findByText('Retry')).toBeVisible();
});
