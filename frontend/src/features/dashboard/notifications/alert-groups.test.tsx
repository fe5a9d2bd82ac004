import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Alert } from '../../../api/types';
import { renderShop } from '../../../testing/render-shop';
import { aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

const sold = (id: number, product_name: string): Alert => ({
  id,
  kind: 'stock',
  what: 'stock.sold-out',
  facts: { product_name },
  created_at: '2026-01-01T01:00:00.000Z',
  read_at: null,
});

it('shows alerts of one subject and day as one entry with their number, which opens into them', async () => {
  const asked: URLSearchParams[] = [];
  const marked: unknown[] = [];
  const newest = {
    ...sold(9, 'Naga Mini'),
    group: { day: '2026-01-01', count: 2, unread: 2, settled: false },
  };
  server.use(
    http.get('*/api/notifications', ({ request }) => {
      const search = new URL(request.url).searchParams;
      asked.push(search);
      const alerts = search.has('grouped') ? [newest] : [sold(9, 'Naga Mini'), sold(8, 'Glide Pad')];
      return HttpResponse.json({ alerts, page: 1, total: alerts.length, totalPages: 1, unread: 2 });
    }),
    http.post('*/api/notifications/read', async ({ request }) => {
      marked.push(await request.json());
      return HttpResponse.json({ unread: 0 });
    }),
  );
  const { person } = await renderShop('/seller-dashboard/notifications', { user: aUser({ role: 'seller' }) });
  const title = await screen.findByRole('button', { name: '2 alerts of sold out products' });
  expect(screen.queryByText('Glide Pad has sold out')).toBeNull();
  await person.click(title);
  expect(await screen.findByRole('link', { name: 'Glide Pad has sold out' })).toBeVisible();
  expect(title).toHaveAttribute('aria-expanded', 'true');
  expect(Object.fromEntries(asked.at(-1)!)).toMatchObject({ what: 'stock.sold-out', day: '2026-01-01' });
  // The group's own button stands before those of its alerts.
  const [ofGroup] = within(title.closest('li')!).getAllByRole('button', { name: 'Mark as read' });
  await person.click(ofGroup!);
  await waitFor(() => expect(marked).toEqual([{ all: true, what: 'stock.sold-out', day: '2026-01-01' }]));
});

it.each([
  ['approved', 'A review of Glide Pad was approved (4 of 5)'],
  ['hidden', 'A review of Glide Pad was hidden (4 of 5)'],
  ['deleted', 'A review of Glide Pad was taken back by its author (4 of 5)'],
] as const)('says of a review that is %s that it waits no more', async (decision, words) => {
  const alert = {
    ...sold(1, ''),
    kind: 'review',
    what: 'review.written',
    facts: { product_name: 'Glide Pad', rating: 4, decision },
    read_at: '2026-01-02T00:00:00.000Z',
  };
  server.use(
    http.get('*/api/notifications', () =>
      HttpResponse.json({ alerts: [alert], page: 1, total: 1, totalPages: 1, unread: 0 }),
    ),
  );
  await renderShop('/seller-dashboard/notifications', { user: aUser({ role: 'seller' }) });
  expect(await screen.findByRole('link', { name: words })).toHaveAttribute(
    'href',
    '/seller-dashboard/reviews?q=Glide+Pad',
  );
});
