import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { UnmatchedMoney } from '../../../api/types';
import { problem } from '../../../testing/problem';
import { renderShop } from '../../../testing/render-shop';
import { anAdminOrder, aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

const onePage = { page: 1, totalPages: 1, total: 1 };

const someMoney = (facts: Partial<UnmatchedMoney> = {}): UnmatchedMoney => ({
  id: '7',
  provider: 'khqr',
  transaction_id: 'f00d',
  order_id: 'ord-1',
  order_number: 'MG-2611-0042',
  currency: 'USD',
  minor: 2_199,
  at: '2026-11-23T03:00:00.000Z',
  payer: 'dara@aclb',
  to_account: 'shop@aclb',
  reason: 'late',
  opened_at: '2026-11-23T03:00:10.000Z',
  settled_as: null,
  proposed: null,
  ...facts,
});

const serveUnmatched = (...unmatched: UnmatchedMoney[]) =>
  server.use(
    http.get('*/api/admin/money/unmatched', () =>
      HttpResponse.json({ unmatched, ...onePage, total: unmatched.length }),
    ),
  );

/** Notes how money is decided about. */
function watch(): [deed: string, body: unknown][] {
  const sent: [string, unknown][] = [];
  server.use(
    http.post('*/api/admin/money/evidence/7/:deed', async ({ request, params }) => {
      sent.push([String(params.deed), await request.json()]);
      return HttpResponse.json({ money: someMoney() });
    }),
  );
  return sent;
}

const open = (path = '/unmatched', role: 'admin' | 'support' | 'seller' = 'admin') =>
  renderShop(`/seller-dashboard/money${path}`, { user: aUser({ role }) });

describe('money that fits no payment', () => {
  it('is listed with its amount, why it fits none, and the order', async () => {
    serveUnmatched(
      someMoney(),
      someMoney({ id: '8', currency: 'KHR', minor: 90_200, reason: 'unknown', order_id: null }),
    );
    await open();
    expect(await screen.findByText('$21.99')).toBeVisible();
    expect(screen.getByText('It came after the time to pay')).toBeVisible();
    expect(screen.getByRole('link', { name: 'MG-2611-0042' })).toHaveAttribute(
      'href',
      '/seller-dashboard/view-all-orders/ord-1',
    );
    expect(screen.getByText('90,200៛')).toBeVisible();
    expect(screen.getByText('No order of the shop has this code')).toBeVisible();
  });

  it('pays an order that is found by its number', async () => {
    serveUnmatched(someMoney());
    const sent = watch();
    const order = anAdminOrder({ id: 'ord-2', order_number: 'MG-2611-0043' });
    server.use(
      http.get('*/api/payment/admin-orders', () => HttpResponse.json({ orders: [order], ...onePage })),
    );
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Pay an order with $21.99' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(dialog.getByLabelText('Order'), '0043');
    await person.click(await screen.findByText(/^MG-2611-0043/));
    await person.click(dialog.getByText('Pay an order'));
    await waitFor(() => expect(sent).toEqual([['attach', { order_id: 'ord-2' }]]));
  });

  it('is given back with the number of the transfer and a reason, which both are needed', async () => {
    serveUnmatched(someMoney());
    const sent = watch();
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'More for $21.99' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Give back' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByText('Give back'));
    expect(await dialog.findByText('The number of the transfer is required')).toBeVisible();
    await person.type(dialog.getByLabelText("The bank's number of the transfer"), 'FT123');
    await person.type(dialog.getByLabelText('Reason'), 'Paid too late');
    await person.click(dialog.getByText('Give back'));
    await waitFor(() =>
      expect(sent).toEqual([['give-back', { reference: 'FT123', reason: 'Paid too late' }]]),
    );
  });

  it('stays open with the reason where somebody has decided before', async () => {
    serveUnmatched(someMoney());
    server.use(
      http.post('*/api/admin/money/evidence/7/write-off', () =>
        problem(409, { message: 'Somebody has decided about this money already.' }),
      ),
    );
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'More for $21.99' }));
    await person.click(await screen.findByText('Write off'));
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(dialog.getByLabelText('Reason'), 'Nobody knows whose');
    await person.click(dialog.getByText('Write off'));
    expect(await screen.findByText('Somebody has decided about this money already.')).toBeVisible();
    expect(dialog.getByLabelText('Reason')).toHaveValue('Nobody knows whose');
  });

  it('is only read by support', async () => {
    serveUnmatched(someMoney());
    await open('/unmatched', 'support');
    await screen.findByText('$21.99');
    expect(screen.queryByRole('button', { name: 'Pay an order with $21.99' })).toBeNull();
  });

  it('is no page of sellers', async () => {
    const { router } = await open('/unmatched', 'seller');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});

it('the accounts say what they hold, and since when something is open', async () => {
  const oldest_open_at = '2026-11-20T03:00:00.000Z';
  server.use(
    http.get('*/api/admin/money/balances', () =>
      HttpResponse.json({
        balances: [
          { account: 'unmatched', currency: 'KHR', minor: -90_200, oldest_open_at },
          { account: 'courier:J&T', currency: 'USD', minor: 2_400, oldest_open_at },
          { account: 'prizes', currency: 'USD', minor: 500, oldest_open_at: null },
        ],
      }),
    ),
  );
  await open('/accounts');
  expect(await screen.findByText('-90,200៛')).toBeVisible();
  expect(screen.getAllByText(/Nov 20, 2026/)).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Courier: J&T' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Unmatched' })).toHaveAttribute(
    'href',
    '/seller-dashboard/money/journal?account=unmatched',
  );
  // An account that this version of the dashboard does not know yet.
  expect(screen.getByText('prizes')).toBeVisible();
});

it('the journal shows what was booked on the account of the address', async () => {
  const asked: (string | null)[] = [];
  const lines = [
    { account: 'khqr', currency: 'USD', minor: 2_199 },
    { account: 'unmatched', currency: 'USD', minor: -2_199 },
  ];
  server.use(
    http.get('*/api/admin/money/ledger', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('account'));
      const journal = {
        id: '1',
        at: '2026-11-23T03:00:00.000Z',
        kind: 'unmatched',
        order_id: 'ord-1',
        lines,
      };
      return HttpResponse.json({ journals: [journal], ...onePage });
    }),
  );
  await open('/journal?account=unmatched');
  expect(await screen.findByText('Unmatched money')).toBeVisible();
  expect(screen.getByText('Unmatched -$21.99')).toBeVisible();
  expect(asked).toEqual(['unmatched']);
});
