import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { AdminOrder, OrderPage } from '../../../api/types';
import { renderShop } from '../../../testing/render-shop';
import { problem } from '../../../testing/problem';
import { anAdminOrder, anOrderEvent, anOrderPage, aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';
import { admin, LIST, openDialogOf, openOrder } from '../../../testing/open-order';

afterEach(() => void jest.useRealTimers().restoreAllMocks());

/** Opens the list with these orders; `searches` lists the queries that were sent. */
async function openList(orders: AdminOrder[], address = '') {
  const searches: URLSearchParams[] = [];
  server.use(
    http.get('*/api/payment/admin-orders', ({ request }) => {
      searches.push(new URL(request.url).searchParams);
      return HttpResponse.json({ orders, page: 1, totalPages: 1, total: orders.length });
    }),
  );
  const visit = await renderShop(LIST + address, { user: admin });
  await waitFor(() => expect(searches.length).toBeGreaterThan(0));
  return { ...visit, searches };
}

describe('the list of orders', () => {
  it('shows customer, products, total and status, with a link to the order', async () => {
    await openList([anAdminOrder({ status: 'paid' })]);
    const row = (await screen.findByText('MG-2601-0001')).closest('tr')!;
    for (const text of ['Sok Dara', '012345678', 'Phnom Penh', '1 × Naga Mini', '$21.99', 'paid'])
      expect(within(row).getByText(text)).toBeVisible();
    expect(within(row).getByText('MG-2601-0001')).toHaveAttribute('href', `${LIST}/ord-1`);
  });

  it('keeps the search in the address', async () => {
    const { person, router, searches } = await openList([]);
    await person.type(await screen.findByLabelText('Search orders'), 'dara{Enter}');
    await waitFor(() => expect(searches.at(-1)!.get('q')).toBe('dara'));
    expect(router.state.location.search).toBe('?q=dara');
    await person.type(screen.getByLabelText('From'), '31/1/2026{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?q=dara&from=2026-01-31'));
  });

  it('is filtered by the address', async () => {
    const { searches } = await openList(
      [],
      '?q=grab&status=paid&method=khqr&from=2026-01-01&to=2026-01-31&page=2',
    );
    expect(searches[0]!.toString()).toBe(
      'page=2&limit=20&q=grab&status=paid&method=khqr&from=2026-01-01&to=2026-01-31&sort=oldest',
    );
    expect(await screen.findByText('No orders found.')).toBeVisible();
  });

  it('shows an error instead of loading when the last day is before the first', async () => {
    await renderShop(`${LIST}?from=2026-02-02&to=2026-01-01`, { user: admin });
    const words = 'The last day must not be before the first.';
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText('Loading orders...')).toBeNull();
  });

  it('says when there are no orders yet', async () => {
    await openList([]);
    expect(await screen.findByText('No orders yet.')).toBeVisible();
  });

  it('shows an error when it cannot be loaded, with a Retry', async () => {
    let calls = 0;
    server.use(
      http.get('*/api/payment/admin-orders', () => {
        calls += 1;
        return calls === 1
          ? HttpResponse.error()
          : HttpResponse.json({ orders: [anAdminOrder()], page: 1, totalPages: 1, total: 1 });
      }),
    );
    const { person } = await renderShop(LIST, { user: admin });
    await person.click(await screen.findByText('Retry'));
    expect(await screen.findByText('MG-2601-0001')).toBeVisible();
  });

  it('is in Khmer when chosen', async () => {
    server.use(
      http.get('*/api/payment/admin-orders', () =>
        HttpResponse.json({ orders: [], page: 1, totalPages: 0, total: 0 }),
      ),
    );
    await renderShop(LIST, { user: admin, language: 'km' });
    expect(await screen.findByText('មិនទាន់មានការបញ្ជាទិញនៅឡើយទេ។')).toBeVisible();
  });
});

describe("an order's page", () => {
  it('shows every event: what, when and by whom', async () => {
    await openOrder(
      anOrderPage({
        status: 'shipped',
        timeline: [
          anOrderEvent(),
          anOrderEvent({
            id: 2,
            type: 'shipped',
            at: null,
            by: 'Chea',
            by_staff: true,
            courier: 'Grab',
            tracking_number: 'G-1',
          }),
        ],
      }),
    );
    expect(screen.getByText('Order placed')).toBeVisible();
    expect(screen.getByText('Grab · G-1')).toBeVisible();
    expect(screen.getByText('Time not known · by Chea')).toBeVisible();
  });

  it('says by which way it was paid, with the riel where it was riel, which packers are not told', async () => {
    const how = { payment_method: 'khqr', pay_currency: 'KHR', total_khr: 90_200 } as const;
    const order = anOrderPage({ ...how, status: 'paid', timeline: [anOrderEvent({ type: 'paid' })] });
    await openOrder(order);
    expect(screen.getByText('KHQR in riel · 90,200៛')).toBeVisible();
    await openOrder(order, aUser({ role: 'packer' }));
    expect(screen.getByText('KHQR in riel')).toBeVisible();
  });

  it('shows sellers no steps, and the sum of their own products', async () => {
    await openOrder(anOrderPage({ status: 'paid', customer: null }), aUser({ role: 'seller' }));
    expect(screen.getByText('Your part')).toBeVisible();
    expect(screen.queryByText('Mark as shipped')).toBeNull();
    expect(screen.queryByText('Refund')).toBeNull();
  });

  it("hides the names of the shop's staff from sellers", async () => {
    const shipped = anOrderEvent({ type: 'shipped', at: null, by: null, by_staff: true });
    await openOrder(anOrderPage({ timeline: [shipped] }), aUser({ role: 'seller' }));
    expect(screen.getByText('Time not known · by Shop staff')).toBeVisible();
  });

  it('says when there is no such order', async () => {
    server.use(http.get('*/api/admin/orders/ord-1', () => problem(404, { message: 'Order not found' })));
    await renderShop(`${LIST}/ord-1`, { user: admin });
    expect(await screen.findByText('Order not found')).toBeVisible();
  });

  it('prints a packing slip without prices', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { person } = await openOrder(anOrderPage({ status: 'paid' }));
    await person.click(screen.getByText('Print packing slip'));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const slip = screen.getByText('Packing slip').closest('[aria-hidden]')!;
    expect(slip).toHaveTextContent(/Naga Mini1 piece in all$/);
    expect(slip).not.toHaveTextContent('$');
    fireEvent(window, new Event('afterprint'));
    await waitFor(() => expect(screen.queryByText('Packing slip')).toBeNull());
  });

  it.each(['pending', 'cancelled', 'refunded'] as const)(
    'offers no packing slip for a %s order',
    async (status) => {
      await openOrder(anOrderPage({ status }));
      expect(screen.queryByText('Print packing slip')).toBeNull();
    },
  );
});

/** Serves this order and counts how often it is loaded. */
function countLoads(order: OrderPage) {
  const loads = { count: 0 };
  server.use(
    http.get('*/api/admin/orders/ord-1', () => {
      loads.count += 1;
      return HttpResponse.json({ order });
    }),
  );
  return loads;
}

describe('the steps with a confirmation', () => {
  async function take(order: OrderPage, button: string, becomes: OrderPage['status'], url: string) {
    const { person, shown } = await openOrder(order);
    const asked: string[] = [];
    const answer = ({ request }: { request: Request }) => {
      asked.push(`${request.method} ${new URL(request.url).pathname}`);
      shown.order = { ...order, status: becomes };
      return HttpResponse.json({});
    };
    server.use(http.post(url, answer), http.patch(url, answer));
    await person.click(screen.getByText(button));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: new RegExp(`^${button}`) }));
    await waitFor(() => expect(screen.queryByText(button)).toBeNull());
    return asked;
  }

  it('deliver a shipped order', async () => {
    const order = anOrderPage({ status: 'shipped' });
    const url = '*/api/admin/orders/ord-1';
    expect(await take(order, 'Mark as delivered', 'delivered', url)).toEqual([
      'PATCH /api/admin/orders/ord-1',
    ]);
  });

  it('cancel an unpaid order', async () => {
    const url = '*/api/payment/ord-1/cancel';
    expect(await take(anOrderPage(), 'Cancel order', 'cancelled', url)).toEqual([
      'POST /api/payment/ord-1/cancel',
    ]);
  });

  it('refund a paid order', async () => {
    const url = '*/api/payment/ord-1/refund';
    expect(await take(anOrderPage({ status: 'paid' }), 'Refund', 'refunded', url)).toEqual([
      'POST /api/payment/ord-1/refund',
    ]);
  });

  it.each([
    ['Refund', 'refund', 'paid', 'shipped', 'This order has already been shipped.'],
    ['Cancel order', 'cancel', 'pending', 'paid', 'This order is already paid.'],
  ] as const)(
    '%s is refused if the status has changed, and shows the new status',
    async (button, call, was, is, why) => {
      const { person, shown } = await openOrder(anOrderPage({ status: was, version: 2 }));
      let loads = 0;
      server.use(
        http.post(`*/api/payment/ord-1/${call}`, () => problem(409, { code: 'CONFLICT', message: why })),
        // A cancelled order changes by an event, a moment later.
        http.get('*/api/admin/orders/ord-1', () => {
          loads += 1;
          if (loads > (call === 'cancel' ? 1 : 0)) shown.order = anOrderPage({ status: is, version: 3 });
          return HttpResponse.json({ order: shown.order });
        }),
      );
      await person.click(screen.getByText(button));
      const dialog = within(await screen.findByRole('dialog'));
      const confirm = { name: new RegExp(`^${button}`) };
      await person.click(dialog.getByRole('button', confirm));
      expect(await screen.findByText(why)).toBeInTheDocument();
      expect(await dialog.findByRole('alert')).toHaveTextContent(`Status: ${is}`);
      expect(dialog.getByRole('button', confirm)).toBeDisabled();
    },
  );

  it("stop polling after showing somebody else's change", async () => {
    const shipped = anOrderPage({ status: 'shipped', tracking_number: 'A-1', version: 3 });
    const { person, dialog } = await openDialogOf(shipped, 'Mark as delivered');
    const current = { ...shipped, tracking_number: 'A-2', version: 4 };
    const loads = countLoads(current);
    server.use(
      http.patch('*/api/admin/orders/ord-1', () =>
        problem(409, { code: 'STALE_EDIT', message: 'Somebody else', current, changed: [] }),
      ),
    );
    jest.useFakeTimers({ advanceTimers: true });
    await person.click(dialog.getByRole('button', { name: 'Mark as delivered' }));
    expect(await dialog.findByText('Tracking number is now “A-2”')).toBeInTheDocument();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(loads.count).toBe(1);
  });

  it('poll for the event of the payment for a limited time', async () => {
    const { person, dialog } = await openDialogOf(anOrderPage(), 'Cancel order');
    const loads = countLoads(anOrderPage());
    server.use(http.post('*/api/payment/ord-1/cancel', () => HttpResponse.json({})));
    jest.useFakeTimers({ advanceTimers: true });
    await person.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(loads.count).toBeGreaterThan(2));
    await jest.advanceTimersByTimeAsync(60_000);
    const { count } = loads;
    await jest.advanceTimersByTimeAsync(10_000);
    expect(loads.count).toBe(count);
  });

  it("focus the page's title when their button has disappeared", async () => {
    const order = anOrderPage({ status: 'shipped' });
    await take(order, 'Mark as delivered', 'delivered', '*/api/admin/orders/ord-1');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Order MG-2601-0001' })).toHaveFocus());
  });
});
