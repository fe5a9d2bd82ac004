import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ManagedUser, Role, UserNote } from '../../../api/types';
import { problem } from '../../../testing/problem';
import { renderShop } from '../../../testing/render-shop';
import { aManagedUser, anAdminOrder, aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';
import { answer } from '../kit/testing/answer';

const LIST = '/seller-dashboard/view-all-users';
const dara = aManagedUser({ name: 'Dara', phone: '012 345 678', language: 'km' });
const path = `/seller-dashboard/users/${dara.id}`;
const note: UserNote = { id: 1, text: 'Speaks only Khmer', at: '2026-01-02T03:04:05.000Z', by: 'Srey Mom' };
const none = { orders: [], page: 1, totalPages: 0, total: 0, paid_orders: 0, total_spend: 0, notes: [] };

interface Served {
  user?: ManagedUser;
  orders?: object;
  role?: Role;
  address?: string;
}

/** Opens the page; `written` lists the notes that were sent, `pages` the pages of orders that were asked for. */
async function openPage({ user = dara, orders = none, role = 'admin', address = path }: Served = {}) {
  const written: unknown[] = [];
  const pages: (string | null)[] = [];
  let notes = [note];
  server.use(
    http.get('*/api/admin/users', () =>
      HttpResponse.json({ users: [user], currentPage: 1, totalPages: 1, total: 1 }),
    ),
    http.get(`*/api/admin/users/${user.id}`, () => HttpResponse.json({ user })),
    http.get(`*/api/admin/users/${user.id}/orders`, ({ request }) => {
      pages.push(new URL(request.url).searchParams.get('page'));
      return HttpResponse.json(orders);
    }),
    http.get(`*/api/admin/users/${user.id}/notes`, () => HttpResponse.json({ notes })),
    http.post(`*/api/admin/users/${user.id}/notes`, async ({ request }) => {
      written.push(await request.json());
      notes = [note, { ...note, id: 2, text: 'Called' }];
      return HttpResponse.json({ notes }, { status: 201 });
    }),
  );
  return { ...(await renderShop(address, { user: aUser({ role }) })), written, pages };
}

describe("a user's page", () => {
  it('says who they are', async () => {
    await openPage();
    expect(await screen.findByRole('heading', { level: 1, name: 'Dara' })).toBeVisible();
    expect(screen.getByRole('link', { name: dara.email })).toHaveAttribute('href', `mailto:${dara.email}`);
    expect(screen.getByRole('link', { name: '012 345 678' })).toHaveAttribute('href', 'tel:012345678');
    expect(screen.getByText('Khmer')).toBeVisible();
  });

  it.each([
    ['2026-01-02T03:04:05.000Z', /^Agreed to the terms on Jan 2, 2026/],
    [null, 'Not recorded'],
  ])('says whether they agreed to the terms: %s', async (terms_agreed_at, words) => {
    await openPage({ user: { ...dara, terms_agreed_at } });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it.each([
    ['2026-01-02T03:04:05.000Z', /^Agreed on Jan 2, 2026/],
    [null, 'Not agreed'],
  ])('says whether they agreed to offers by email: %s', async (news_agreed_at, words) => {
    await openPage({ user: { ...dara, news: news_agreed_at !== null, news_agreed_at } });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('has their orders with what was noted about them, and what they spent', async () => {
    const orders = {
      ...none,
      orders: [anAdminOrder({ status: 'paid' })],
      total: 3,
      paid_orders: 2,
      total_spend: 1_043.5,
      notes: [{ ...note, order_id: 'ord-1', text: 'Asked for an invoice' }],
    };
    await openPage({ orders });
    expect(await screen.findByText('$1,043.50')).toBeVisible();
    expect(screen.getByRole('link', { name: 'MG-2601-0001' })).toHaveAttribute(
      'href',
      '/seller-dashboard/view-all-orders/ord-1',
    );
    expect(screen.getByText('Asked for an invoice')).toBeVisible();
  });

  it('says that nothing was ordered', async () => {
    await openPage();
    expect(await screen.findByText('Nothing ordered yet.')).toBeVisible();
  });

  it('leads back to the list as it was, also after another page of orders', async () => {
    const orders = { ...none, orders: [anAdminOrder()], total: 11, totalPages: 2 };
    const { person, router, pages } = await openPage({ orders, address: `${LIST}?q=dara` });
    await person.click(await screen.findByText(dara.email));
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    await person.click(await screen.findByRole('listitem', { name: '2' }));
    await waitFor(() => expect(pages).toEqual(['1', '2']));
    await person.click(screen.getByRole('link', { name: '← Customers' }));
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: LIST, search: '?q=dara' }));
  });

  it('has notes about them, to which support adds one', async () => {
    const { person, written } = await openPage({ role: 'support' });
    expect(await screen.findByText('Speaks only Khmer')).toBeVisible();
    await person.type(screen.getByLabelText('New note'), 'Called');
    await person.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText('Called', { selector: 'li p' })).toBeVisible();
    expect(written).toEqual([{ text: 'Called' }]);
  });

  it('offers support neither the data nor an act on the account', async () => {
    await openPage({ role: 'support' });
    await screen.findByText('Speaks only Khmer');
    for (const name of ['Export data', 'Edit Dara', 'More for Dara'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('is left for the list once they are deleted', async () => {
    server.use(http.delete(`*/api/admin/users/${dara.id}`, () => HttpResponse.json({ message: 'ok' })));
    const { person, router } = await openPage();
    await person.click(await screen.findByLabelText('More for Dara'));
    await person.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await answer('Delete Dara?', 'Delete');
    await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
  });

  it('says when there is no such user, with a way back', async () => {
    server.use(
      http.get('*/api/admin/users/*', () =>
        problem(404, { code: 'NOT_FOUND', message: 'User not found', params: { what: 'User' } }),
      ),
    );
    await renderShop('/seller-dashboard/users/nobody', { user: aUser({ role: 'admin' }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'User not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: '← Customers' })).toHaveAttribute('href', LIST);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('can be loaded again when that failed', async () => {
    server.use(http.get('*/api/admin/users/*', () => problem(503, { message: 'Not now' })));
    const { person } = await renderShop(path, { user: aUser({ role: 'admin' }) });
    expect(await screen.findByText('Not now')).toBeVisible();
    server.use(http.get(`*/api/admin/users/${dara.id}`, () => HttpResponse.json({ user: dara })));
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Dara' })).toBeVisible();
  });

  it.each(['seller', 'packer'] as Role[])('is not for a %s', async (role) => {
    const { router } = await openPage({ role });
    await waitFor(() => expect(router.state.location.pathname).not.toBe(path));
  });

  it('is under Customers in the menu', async () => {
    const { person } = await openPage();
    await person.click(await screen.findByRole('button', { name: 'Menu' }));
    const menu = within(screen.getByRole('navigation', { name: 'Dashboard' }));
    expect(menu.getByRole('menuitem', { name: 'Customers' })).toHaveAttribute('aria-expanded', 'true');
  });
});
