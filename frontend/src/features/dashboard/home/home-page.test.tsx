import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderShop } from '../../../testing/render-shop';
import { aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

const BASE = '/seller-dashboard';
const page = (total: number) => ({ page: 1, totalPages: total, total });
const WITHOUT_CONTACT = { address: 'Phnom Penh', hours: 'Every day', phone: '', telegram: '' };
const never = () => new Promise<never>(() => {});

/** The counts of a shop; `asked` lists the addresses that were called. */
function givenCounts(): string[] {
  const asked: string[] = [];
  const answer = (path: string, body: object) =>
    http.get(`*${path}`, ({ request }) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      return HttpResponse.json(body);
    });
  const counts = { pending: 2, paid: 12, shipped: 0, delivered: 0, all: 14, most: 1_000 };
  server.use(
    answer('/api/admin/orders/counts', counts),
    answer('/api/products', { products: [], ...page(3) }),
    answer('/api/admin/reviews', { reviews: [], ...page(4) }),
    answer('/api/admin/mails', { mails: [], ...page(5) }),
    answer('/api/admin/dead-letters/payments', { dead_letters: [{}, {}] }),
    answer('/api/admin/dead-letters/:service', { dead_letters: [] }),
    answer('/api/admin/shop', { shop: { ...WITHOUT_CONTACT, phone: '012 345 678' } }),
    answer('/api/analytics', { now: { revenue: 99.5, orders: 6 }, before: {} }),
  );
  return asked;
}

const cardOf = async (name: string) => {
  const link = await screen.findByRole('link', { name: new RegExp(`^${name}`) });
  return { link, card: within(link.closest('li')!) };
};

it.each([
  ['To ship', '12', 'view-all-orders?status=paid'],
  ['Waiting for payment', '2', 'view-all-orders?status=pending'],
  ['Few left in stock', '3', 'products?stock=low'],
  ['Reviews to approve', '4', 'reviews/pending'],
  ['Sold today', '$99.50', 'analytics?range=today'],
  ['Failed mails', '5', 'notifications/mails?status=failed'],
  ['Failed events', '2', 'notifications/failed-events?service=payments'],
])('an admin sees %s: %s, with a link to what was counted', async (name, figure, to) => {
  givenCounts();
  await renderShop(BASE, { user: aUser({ role: 'admin' }) });
  const { link, card } = await cardOf(name);
  expect(await card.findByText(figure)).toBeVisible();
  expect(link).toHaveAttribute('href', `${BASE}/${to}`);
});

it('an admin is told that shoppers find no way to ask the shop, with a link to where it is filled in', async () => {
  givenCounts();
  server.use(http.get('*/api/admin/shop', () => HttpResponse.json({ shop: WITHOUT_CONTACT })));
  await renderShop(BASE, { user: aUser({ role: 'admin' }) });
  const link = await screen.findByRole('link', { name: 'Fill them in' });
  expect(link).toHaveAttribute('href', `${BASE}/settings/footer`);
});

it('an admin whose shop can be called is told nothing of the footer', async () => {
  const asked = givenCounts();
  await renderShop(BASE, { user: aUser({ role: 'admin' }) });
  await waitFor(() => expect(asked).toContain('/api/admin/shop'));
  await (await cardOf('To ship')).card.findByText('12');
  expect(screen.queryByRole('link', { name: 'Fill them in' })).toBeNull();
});

it('does not ask again how customers reach the shop once that was dismissed', async () => {
  givenCounts();
  server.use(http.get('*/api/admin/shop', () => HttpResponse.json({ shop: WITHOUT_CONTACT })));
  const { person } = await renderShop(BASE, { user: aUser({ role: 'admin' }) });
  expect(await screen.findByText('Tell your customers how to reach you')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Do not ask again' }));
  expect(screen.queryByText('Tell your customers how to reach you')).toBeNull();
});

it('a seller sees their own, and nothing of mails and events', async () => {
  const asked = givenCounts();
  const seller = aUser({ role: 'seller' });
  await renderShop(BASE, { user: seller });
  const { card } = await cardOf('Few left in stock');
  await card.findByText('3');
  expect(screen.queryByText('Failed mails')).toBeNull();
  expect(screen.queryByText('Failed events')).toBeNull();
  expect(asked.some((path) => path.includes(`seller=${seller.id}`))).toBe(true);
  expect(asked.some((path) => /mails|dead-letters/.test(path))).toBe(false);
});

it('a service that is slow or broken holds back only its own card', async () => {
  givenCounts();
  server.use(
    http.get('*/api/admin/reviews', never),
    http.get('*/api/admin/mails', () => new HttpResponse(null, { status: 503 })),
    http.get('*/api/admin/dead-letters/auth', () => new HttpResponse(null, { status: 503 })),
  );
  await renderShop(BASE, { user: aUser({ role: 'admin' }) });
  expect(await (await cardOf('To ship')).card.findByText('12')).toBeVisible();
  expect((await cardOf('Reviews to approve')).card.getByText('Counting...')).toBeVisible();
  expect(await (await cardOf('Failed mails')).card.findByText('Retry')).toBeVisible();
  expect(await (await cardOf('Failed events')).card.findByText('No answer from: auth')).toBeVisible();
});

it('compares today with the same day of last week', async () => {
  givenCounts();
  await renderShop(BASE, { user: aUser({ role: 'seller' }) });
  const { card } = await cardOf('Sold today');
  expect(await card.findByText(/6 orders.*Same day last week: \$99\.50, 6 orders/)).toBeVisible();
});
