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
