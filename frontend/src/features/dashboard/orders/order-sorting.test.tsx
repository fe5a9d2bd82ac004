import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { admin, LIST } from '../../../testing/open-order';
import { renderShop } from '../../../testing/render-shop';
import { anAdminOrder } from '../../../testing/samples';
import { server } from '../../../testing/server';

afterEach(() => jest.restoreAllMocks());

/** Opens the list; `asked` lists the sorts that were asked for, and `exported` those of files. */
async function openList(address: string) {
  const asked: (string | null)[] = [];
  const exported: unknown[] = [];
  server.use(
    http.get('*/api/payment/admin-orders', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('sort'));
      return HttpResponse.json({ orders: [anAdminOrder()], page: 1, totalPages: 1, total: 1 });
    }),
    http.get('*/api/admin/orders/export.csv', ({ request }) => {
      exported.push(new URL(request.url).searchParams.get('sort'));
      return HttpResponse.text('');
    }),
  );
  const visit = await renderShop(LIST + address, { user: admin });
  await screen.findByText('MG-2601-0001');
  return { ...visit, asked, exported };
}

const choose = async (person: Awaited<ReturnType<typeof openList>>['person'], option: string) => {
  await person.click(screen.getByLabelText('Sort'));
  await person.click(await screen.findByTitle(option));
};

it.each([
  ['to ship', '?status=paid'],
  ['to call about', '?status=to-call'],
])('orders %s are worked off from the oldest', async (_, address) => {
  const { asked } = await openList(address);
  expect(asked).toEqual(['oldest']);
  expect(screen.getByTitle('Oldest first')).toBeVisible();
});

it.each([
  ['all', ''],
  ['shipped', '?status=shipped'],
  ['refunded', '?status=refunded'],
])('orders of a list of %s begin with the newest, as the shop answers by itself', async (_, address) => {
  const { asked } = await openList(address);
  expect(asked).toEqual([null]);
  expect(screen.getByTitle('Newest first')).toBeVisible();
});

describe.each([
  ['to ship', 'paid'],
  ['to call about', 'to-call'],
])('orders %s', (_, status) => {
  it.each([
    ['Newest first', 'newest'],
    ['Largest first', 'total-desc'],
    ['Smallest first', 'total-asc'],
  ])('are sorted as somebody chooses: %s', async (words, sort) => {
    const { person, asked, router } = await openList(`?status=${status}`);
    await choose(person, words);
    await waitFor(() => expect(asked.at(-1)).toBe(sort));
    expect(router.state.location.search).toBe(`?status=${status}&sort=${sort}`);
  });
});

it('the usual order, chosen again, takes the choice out of the address', async () => {
  const { person, asked, router } = await openList('?status=paid&sort=newest');
  await choose(person, 'Oldest first');
  await waitFor(() => expect(asked.at(-1)).toBe('oldest'));
  expect(router.state.location.search).toBe('?status=paid');
});

it('a file of the orders to ship has them in the order of the list', async () => {
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  const { person, exported } = await openList('?status=paid');
  await person.click(screen.getByRole('button', { name: /CSV/ }));
  await waitFor(() => expect(exported).toEqual(['oldest']));
});
