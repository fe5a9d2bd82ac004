import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderShop } from '../../../testing/render-shop';
import { anAdminOrder, aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

const LIST = '/seller-dashboard/view-all-orders';
/** A page that asks the shop for nothing. */
const ELSEWHERE = '/seller-dashboard/no-such-section';
const orders = [1, 2].map((place) =>
  anAdminOrder({ id: `ord-${place}`, order_number: `MG-2601-000${place}`, status: 'paid' }),
);

/** Opens the list of two orders and chooses the first. */
async function chooseFirst() {
  server.use(
    http.get('*/api/payment/admin-orders', () =>
      HttpResponse.json({ orders, page: 1, totalPages: 1, total: orders.length }),
    ),
  );
  const visit = await renderShop(LIST, { user: aUser({ role: 'admin' }) });
  await visit.person.click(await screen.findByLabelText('Choose MG-2601-0001'));
  return visit;
}

/** Waits until the list is no longer there. */
const listHasGone = () => waitFor(() => expect(screen.queryByLabelText('Choose MG-2601-0001')).toBeNull());

const isChosen = async (place: number) =>
  (await screen.findByLabelText<HTMLInputElement>(`Choose MG-2601-000${place}`)).checked;

it('orders stay chosen for whoever goes back to the list', async () => {
  const { router } = await chooseFirst();
  await router.navigate(ELSEWHERE);
  await listHasGone();
  await router.navigate(-1);
  expect([await isChosen(1), await isChosen(2)]).toEqual([true, false]);
});

it('none is chosen for whoever opens the list anew', async () => {
  const { router } = await chooseFirst();
  await router.navigate(ELSEWHERE);
  await listHasGone();
  await router.navigate(LIST);
  expect(await isChosen(1)).toBe(false);
});

/** Serves 45 paid orders in pages of as many as are asked for; returns the ids that were shipped or delivered. */
function serveMany() {
  const all = Array.from({ length: 45 }, (_, place) =>
    anAdminOrder({
      id: `ord-${place}`,
      order_number: `MG-2601-1${String(place).padStart(3, '0')}`,
      status: 'shipped',
    }),
  );
  const delivered: string[][] = [];
  server.use(
    http.get('*/api/payment/admin-orders', ({ request }) => {
      const search = new URL(request.url).searchParams;
      const [page, limit] = [Number(search.get('page')), Number(search.get('limit'))];
      const shown = all.slice((page - 1) * limit, page * limit);
      return HttpResponse.json({ orders: shown, page, totalPages: Math.ceil(45 / limit), total: 45 });
    }),
    http.post('*/api/admin/orders/deliver', async ({ request }) => {
      const { ids } = (await request.json()) as { ids: string[] };
      delivered.push(ids);
      return HttpResponse.json({ results: ids.map((id) => ({ id, order_number: id, ok: true })) });
    }),
  );
  return delivered;
}

it('chooses all orders that match over all pages, with their number', async () => {
  const delivered = serveMany();
  const { person } = await renderShop(`${LIST}?status=shipped`, { user: aUser({ role: 'admin' }) });
  await person.click(await screen.findByRole('checkbox', { name: 'Select all on page' }));
  expect(screen.getByText('20 selected')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Select all 45 that match' }));
  expect(await screen.findByText('45 selected')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Mark 45 as delivered' }));
  await person.click(await screen.findByRole('button', { name: 'Mark as delivered' }));
  await waitFor(() => expect(delivered.flat()).toHaveLength(45));
});

it('what is chosen on one page stays chosen on the next, until the filter changes', async () => {
  serveMany();
  const { person, router } = await renderShop(`${LIST}?status=shipped`, { user: aUser({ role: 'admin' }) });
  await person.click(await screen.findByLabelText('Choose MG-2601-1000'));
  await router.navigate(`${LIST}?status=shipped&page=2`);
  await person.click(await screen.findByLabelText('Choose MG-2601-1020'));
  expect(screen.getByText('2 selected')).toBeVisible();
  await router.navigate(`${LIST}?status=shipped&q=dara`);
  await waitFor(() => expect(screen.getByText('1 selected')).toBeVisible());
});
