import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Role } from '../../api/types';
import { renderShop } from '../../testing/render-shop';
import { anOrderPage, aManagedUser, aUser } from '../../testing/samples';
import { server } from '../../testing/server';

const BASE = '/seller-dashboard';
const counts = { pending: 2, paid: 12, shipped: 0, delivered: 0, all: 14, most: 1_000 };

/** Opens a page of the dashboard; `asked` lists the calls. */
async function openAs(role: Role, page = '', user = aManagedUser({ name: 'Dara' })) {
  const asked: string[] = [];
  server.use(
    http.all('*/api/*', ({ request }) => void asked.push(new URL(request.url).pathname)),
    http.get('*/api/admin/orders/counts', () => HttpResponse.json(counts)),
    http.get('*/api/admin/mails', () => HttpResponse.json({ mails: [], page: 1, total: 5, totalPages: 1 })),
    http.get('*/api/admin/users', () =>
      HttpResponse.json({ users: [user], currentPage: 1, totalPages: 1, total: 1 }),
    ),
  );
  const visit = await renderShop(BASE + page, { user: aUser({ role, name: 'Sok Dara' }) });
  return { ...visit, asked };
}

async function openOrder(role: Role, status: 'pending' | 'paid') {
  const order = anOrderPage({ status, total_price: 41.5 });
  server.use(
    http.get(`*/api/admin/orders/${order.id}`, () => HttpResponse.json({ order })),
    http.get('*/api/admin/couriers', () => HttpResponse.json({ couriers: [], version: 1 })),
  );
  const visit = await renderShop(`${BASE}/view-all-orders/${order.id}`, { user: aUser({ role }) });
  await screen.findByRole('heading', { name: `Order ${order.order_number}` });
  await screen.findByText('Timeline');
  return visit;
}

describe.each([
  ['packer', ['Orders', 'Security'], ['To ship']],
  [
    'support',
    ['Orders', 'Customers', 'Security', 'Notifications'],
    ['To ship', 'Waiting for payment', 'Failed mails'],
  ],
] as [Role, string[], string[]][])('%s', (role, sections, cards) => {
  it('sees only sections and numbers that are theirs', async () => {
    const { person, asked } = await openAs(role);
    await person.click(await screen.findByRole('button', { name: 'Menu' }));
    const menu = within(screen.getByRole('navigation', { name: 'Dashboard' }));
    expect(menu.getAllByRole('menuitem', { expanded: false }).map((one) => one.textContent)).toEqual(
      sections,
    );
    const shown = within(screen.getByRole('main', { hidden: true })).getAllByRole('link', { hidden: true });
    expect(shown.map((link) => cards.find((card) => link.textContent!.startsWith(card)))).toEqual(cards);
    expect(
      asked.filter((path) => /notifications|analytics|provider|dead-letters|reviews/.test(path)),
    ).toEqual([]);
  });

  it('is sent home from a page that is not theirs', async () => {
    const { router } = await openAs(role, '/products');
    await waitFor(() => expect(router.state.location.pathname).toBe(BASE));
  });
});

it('a packer ships a paid order, and sees no amounts and no refund', async () => {
  await openOrder('packer', 'paid');
  expect(screen.getByRole('button', { name: 'Mark as shipped' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
  expect(screen.queryByText(/\$/)).toBeNull();
});

it('support cancels an unpaid order, and neither ships nor refunds a paid one', async () => {
  await openOrder('support', 'pending');
  expect(screen.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  cleanup();
  await openOrder('support', 'paid');
  expect(screen.queryByRole('button', { name: 'Mark as shipped' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
});

it('support opens the page of a customer, and changes no account', async () => {
  const { person, router } = await openAs('support', '/view-all-users');
  const name = await screen.findByRole('link', { name: 'Dara' });
  expect(screen.queryByLabelText('Edit Dara')).toBeNull();
  expect(screen.queryByLabelText('More for Dara')).toBeNull();
  await person.click(name);
  await waitFor(() => expect(router.state.location.pathname).toMatch(`${BASE}/users/`));
});

it('support has a column of actions only where somebody can be helped', async () => {
  const columnsWith = async (isVerified: boolean) => {
    await openAs('support', '/view-all-users', aManagedUser({ name: 'Dara', is_verified: isVerified }));
    await screen.findByRole('link', { name: 'Dara' });
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    cleanup();
    return heads;
  };
  expect(await columnsWith(true)).not.toContain('Actions');
  expect(await columnsWith(false)).toContain('Actions');
});
