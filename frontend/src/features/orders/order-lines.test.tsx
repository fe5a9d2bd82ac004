import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderShop } from '../../testing/render-shop';
import { aCashState, anOrder, aUser } from '../../testing/samples';
import { server } from '../../testing/server';

const Payment = { status: 'completed', transaction_id: 'TX-77', paid_at: '2026-01-02T03:04:05Z' };
const aReceipt = (facts: object = {}) => ({
  ...anOrder({ status: 'paid', Payment }),
  timeline: [],
  refunded_total: 0,
  riel_rate: null,
  ...facts,
});
const two = [
  aReceipt(),
  aReceipt({ id: 'ord-2', order_number: 'MG-2601-0002', customer_name: 'Grandmother' }),
];

/** My Orders with these, of which a search finds those whose receiver it names. */
async function openOrders(receipts: ReturnType<typeof aReceipt>[], address = '/user-profile') {
  server.use(
    http.get('*/api/user/my-orders', ({ request }) => {
      const q = new URL(request.url).searchParams.get('q')?.toLowerCase() ?? '';
      const orders = receipts.filter(({ customer_name }) => customer_name.toLowerCase().includes(q));
      return HttpResponse.json({ orders, page: 1, totalPages: 1, total: orders.length });
    }),
  );
  return renderShop(address, { user: aUser() });
}

const lineOf = async (number: string) => screen.findByRole('article', { name: `Order ${number}` });

describe('My Orders', () => {
  it('are one line each: number, date, products, total, state and the first picture', async () => {
    await openOrders(two);
    const line = within(
      within(await lineOf('MG-2601-0001'))
        .getByRole('heading', { level: 2 })
        .closest('summary')!,
    );
    expect(line.getByRole('heading', { name: 'Order MG-2601-0001' })).toBeVisible();
    expect(line.getByText(/Jan 2, 2026/)).toBeVisible();
    expect(line.getByText('Naga Mini')).toBeVisible();
    expect(line.getByText('$21.99')).toBeVisible();
    expect(line.getByText('paid')).toBeVisible();
    expect(within(await lineOf('MG-2601-0001')).getAllByText('TX-77')[0]).not.toBeVisible();
  });

  it('open to their receipt by the keyboard, and close again', async () => {
    const { person } = await openOrders(two);
    const card = await lineOf('MG-2601-0002');
    await person.click(card.querySelector('summary')!);
    expect(within(card).getByText('TX-77')).toBeVisible();
    await person.click(card.querySelector('summary')!);
    expect(within(card).getByText('TX-77')).not.toBeVisible();
  });

  it('are open at once where there is only one', async () => {
    await openOrders([aReceipt()]);
    expect(await screen.findByText('TX-77')).toBeVisible();
    expect(screen.queryByRole('search')).toBeNull();
  });

  it.each(['MG-2601-0002', 'ord-2'])('open the one whose %s the address names', async (name) => {
    await openOrders(two, `/user-profile#${name}`);
    expect(within(await lineOf('MG-2601-0002')).getByText('TX-77')).toBeVisible();
    expect(within(await lineOf('MG-2601-0001')).getByText('TX-77')).not.toBeVisible();
  });

  it('are searched, and all are back when the search is left', async () => {
    const { person } = await openOrders(two);
    await lineOf('MG-2601-0001');
    await person.type(screen.getByRole('searchbox', { name: /^Find an order/ }), ' grandmother {Enter}');
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Order MG-2601-0001' })).toBeNull());
    expect(await lineOf('MG-2601-0002')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Show all orders' }));
    expect(await lineOf('MG-2601-0001')).toBeVisible();
  });

  it('say when nothing was found, with what was looked for still there', async () => {
    await openOrders(two, '/user-profile?q=nobody');
    expect(await screen.findByText('No paid order was found for “nobody”.')).toBeVisible();
    expect(screen.getByRole('searchbox', { name: /^Find an order/ })).toHaveValue('nobody');
  });
});

it('the receipt of an order that was paid in cash says when it was confirmed, and when it was paid at the door', async () => {
  const cod = aCashState({
    confirmed_at: '2026-01-02T05:00:00.000Z',
    handed_over_at: '2026-01-03T06:00:00.000Z',
  });
  await openOrders([aReceipt({ status: 'delivered', payment_method: 'cod', cod })]);
  const order = within(await lineOf('MG-2601-0001'));
  const steps = within(order.getByRole('list', { name: 'What happened to the order' }));
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Order placed',
    expect.stringMatching(/^ConfirmedJan 2, 2026/),
    'Shipped',
    expect.stringMatching(/^Delivered, paid in cashJan 3, 2026/),
  ]);
  expect(order.getByText(/^Cash on delivery ·/)).toBeVisible();
  expect(order.queryByText('TX-77')).toBeNull();
});
