import { jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { noteShopTime } from '../../../api/shop-clock';
import type { AdminOrder, OrderResult } from '../../../api/types';
import { pressTooLate } from '../../../testing/end-session';
import { renderShop } from '../../../testing/render-shop';
import { anAdminOrder, aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

/** What an answer that was sent now says of the shop's clock. */
const sentNow = () => new Headers({ date: new Date(Date.now()).toUTCString(), 'cache-control': 'no-store' });

afterEach(() => {
  jest.restoreAllMocks();
  noteShopTime(sentNow());
  sessionStorage.clear();
  localStorage.clear();
});

const LIST = '/seller-dashboard/view-all-orders';
const admin = aUser({ role: 'admin', name: 'Chea' });

const paid = (place: number): AdminOrder =>
  anAdminOrder({ id: `ord-${place}`, order_number: `MG-2601-000${place}`, status: 'paid', version: 2 });
const orders = [paid(1), paid(2), paid(3)];

const done = (id: string): OrderResult => ({
  id,
  order_number: `MG-2601-000${id.at(-1)}`,
  ok: true,
  error: null,
  faults: [],
});
const refused = (id: string): OrderResult => ({
  ...done(id),
  ok: false,
  error: 'Keo has shipped this order already, Jan 2, 2026, 10:04 AM.',
  faults: [
    {
      code: 'ALREADY_SHIPPED',
      params: { reason: 'by', name: 'Keo', at: '2026-01-02T03:04:05.000Z' },
      message: 'Keo has shipped this order already, Jan 2, 2026, 10:04 AM.',
    },
  ],
});

/** Opens the orders to ship; `sent` lists the bodies of the calls, each answered by `answer`. */
async function openToShip(answer = (ids: string[]) => ids.map(done), user = admin) {
  const sent: { courier: string; orders: { id: string; tracking_number: string; version: number }[] }[] = [];
  const takenBack: unknown[] = [];
  server.use(
    http.get('*/api/payment/admin-orders', () =>
      HttpResponse.json({ orders, page: 1, totalPages: 1, total: orders.length }),
    ),
    http.get('*/api/admin/orders/counts', () =>
      HttpResponse.json({ pending: 1, paid: 3, shipped: 12, delivered: 1_000, all: 1_000, most: 1_000 }),
    ),
    http.post('*/api/admin/orders/ship', async ({ request }) => {
      const body = (await request.json()) as (typeof sent)[number];
      sent.push(body);
      return HttpResponse.json({ results: answer(body.orders.map(({ id }) => id)), take_back_seconds: 10 });
    }),
    http.post('*/api/admin/orders/take-back', async ({ request }) => {
      const body = (await request.json()) as { orders: string[] };
      takenBack.push(body);
      return HttpResponse.json({ results: body.orders.map(done) });
    }),
  );
  const visit = await renderShop(`${LIST}?status=paid`, { user });
  await screen.findByText('MG-2601-0001');
  return { ...visit, sent, takenBack };
}

async function openPanel(answer?: (ids: string[]) => OrderResult[]) {
  const visit = await openToShip(answer);
  await visit.person.click(screen.getByRole('button', { name: 'Ship all 3 shown' }));
  const panel = within(await screen.findByRole('dialog'));
  await panel.findByLabelText('VET');
  const box = (place: number) => panel.getByLabelText(`Tracking number of MG-2601-000${place}`);
  return { ...visit, panel, box };
}

describe('the keys', () => {
  it('s ships all orders that are shown, or those that are selected', async () => {
    const { person } = await openToShip();
    await person.keyboard('s');
    expect(await screen.findByRole('dialog')).toHaveTextContent('Ship 3 orders');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await person.click(screen.getByLabelText('Choose MG-2601-0002'));
    await person.keyboard('s');
    expect(await screen.findByRole('dialog')).toHaveTextContent('Ship 1 order');
  });
});

describe('the tabs of the orders', () => {
  it('count what is to be done, up to a limit', async () => {
    await openToShip();
    const names = (await screen.findAllByRole('tab')).map(({ textContent }) => textContent);
    await screen.findByText('To ship (3)');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'To ship (3)',
      'Shipped (12)',
      'Delivered (999+)',
      'All (999+)',
    ]);
    expect(names).toHaveLength(4);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('To ship');
  });

  it('are in the address', async () => {
    const { person, router } = await openToShip();
    await person.click(screen.getByRole('tab', { name: /^Shipped/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?status=shipped'));
    await person.click(screen.getByRole('tab', { name: /^All/ }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});

describe('the papers of the chosen orders', () => {
  it.each([
    ['Print packing slips', 'Packing slip', 3],
    ['Print labels', 'Ship to', 3],
    ['Print picking list', 'Picking list', 1],
  ])('%s are one print', async (button, heading, sheets) => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { person } = await openToShip();
    await person.click(screen.getByLabelText('Select all on page'));
    await person.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(screen.getAllByText(heading)).toHaveLength(sheets);
    fireEvent(window, new Event('afterprint'));
    await waitFor(() => expect(screen.queryByText(heading)).toBeNull());
  });
});

describe('shipping many orders', () => {
  it('sends one courier and the numbers, typed or scanned one after the other', async () => {
    const { person, panel, box, sent } = await openPanel();
    expect(panel.getByLabelText('VET')).toHaveFocus();
    await person.click(panel.getByLabelText('VET'));
    expect(box(1)).toHaveFocus();
    await person.keyboard('A-1{Enter}');
    expect(box(2)).toHaveFocus();
    await person.keyboard('A-2{Enter}A-3{Enter}');
    expect(await screen.findByText('Shipped: 3')).toBeVisible();
    expect(screen.getByText('MG-2601-0001, MG-2601-0002, MG-2601-0003')).toBeVisible();
    expect(sent).toEqual([
      {
        courier: 'VET',
        orders: [1, 2, 3].map((place) => ({ id: `ord-${place}`, version: 2, tracking_number: `A-${place}` })),
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('ships only the chosen ones', async () => {
    const { person, sent } = await openToShip();
    await person.click(screen.getByLabelText('Choose MG-2601-0002'));
    await person.click(screen.getByRole('button', { name: 'Ship selected' }));
    const panel = within(await screen.findByRole('dialog'));
    await person.click(await panel.findByLabelText('Own delivery'));
    await person.click(panel.getByRole('button', { name: 'Ship 1 order' }));
    await screen.findByText('Shipped: 1');
    expect(sent[0]!.orders).toEqual([{ id: 'ord-2', version: 2, tracking_number: '' }]);
  });

  it('requires a courier, and numbers where the courier has them', async () => {
    const { person, panel, box, sent } = await openPanel();
    await person.click(panel.getByRole('button', { name: 'Ship 3 orders' }));
    expect(panel.getByText('Courier is required')).toBeVisible();
    await person.click(panel.getByLabelText('J&T'));
    await person.type(box(1), 'A-1');
    await person.click(panel.getByRole('button', { name: 'Ship 3 orders' }));
    expect(panel.getAllByText('Tracking number is required')).toHaveLength(2);
    expect(box(2)).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('does not go on when a scanner reads the parcel before once more', async () => {
    const { person, panel, box, sent } = await openPanel();
    await person.click(panel.getByLabelText('VET'));
    await person.type(box(1), 'A-1{Enter}A-2{Enter}A-2{Enter}');
    expect(box(3)).toHaveFocus();
    expect(sent).toEqual([]);
    await person.keyboard('A-3{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]!.orders.map(({ tracking_number }) => tracking_number)).toEqual(['A-1', 'A-2', 'A-3']);
  });

  it('fills the numbers downwards from a pasted column', async () => {
    const { panel, box } = await openPanel();
    fireEvent.paste(box(1), { clipboardData: { getData: () => 'A-1\r\nA-2\r\nA-2\r\n' } });
    expect([box(1), box(2), box(3)].map((input) => (input as HTMLInputElement).value)).toEqual([
      'A-1',
      'A-2',
      'A-2',
    ]);
    expect(panel.getAllByText('Another order has the same number.')).toHaveLength(2);
  });

  it('keeps those that were refused, each with its reason, and leaves out what cannot be mended', async () => {
    const { person, panel, box } = await openPanel((ids) =>
      ids.map((id) => (id === 'ord-2' ? refused(id) : done(id))),
    );
    await person.click(panel.getByLabelText('VET'));
    await person.type(box(1), 'A-1{Enter}A-2{Enter}A-3{Enter}');
    expect(await panel.findByText(/^Not done: Keo has shipped this order already/)).toBeVisible();
    expect(panel.queryByLabelText('Tracking number of MG-2601-0001')).toBeNull();
    expect(box(2)).toHaveValue('A-2');
    expect(screen.getByText('Shipped: 2')).toBeInTheDocument();
    await person.click(panel.getByLabelText('Leave out MG-2601-0002'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps what was typed when it is closed', async () => {
    const { person, panel, box } = await openPanel();
    await person.click(panel.getByLabelText('VET'));
    await person.type(box(2), 'A-2');
    await person.click(panel.getAllByText('Close').at(-1)!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await person.click(screen.getByRole('button', { name: 'Ship all 3 shown' }));
    const again = within(await screen.findByRole('dialog'));
    expect(await again.findByLabelText('VET')).toBeChecked();
    expect(again.getByLabelText('Tracking number of MG-2601-0002')).toHaveValue('A-2');
    expect(again.getByLabelText('Tracking number of MG-2601-0001')).toHaveFocus();
  });

  /** Chooses two of three orders and types the first number; then the session has ended. */
  async function shipTooLate() {
    const visit = await openToShip();
    const { person } = visit;
    await person.click(screen.getByLabelText('Choose MG-2601-0001'));
    await person.click(screen.getByLabelText('Choose MG-2601-0003'));
    await person.click(screen.getByRole('button', { name: 'Ship selected' }));
    const panel = within(await screen.findByRole('dialog'));
    await person.click(await panel.findByLabelText('Grab'));
    await person.type(panel.getByLabelText('Tracking number of MG-2601-0003'), 'G-3');
    const send = panel.getByRole('button', { name: 'Ship 2 orders' });
    await pressTooLate(visit, send, ['post', '*/api/admin/orders/ship']);
  }

  it('goes on where it was after a session that ran out, with the same orders and what was typed', async () => {
    await shipTooLate();
    const { person, sent } = await openToShip();
    const panel = within(await screen.findByRole('dialog'));
    expect(await panel.findByLabelText('Grab')).toBeChecked();
    expect(panel.queryByLabelText('Tracking number of MG-2601-0002')).toBeNull();
    expect(panel.getByLabelText('Tracking number of MG-2601-0003')).toHaveValue('G-3');
    await person.click(panel.getByRole('button', { name: 'Ship 2 orders' }));
    await waitFor(() => expect(sent[0]?.orders.map(({ id }) => id)).toEqual(['ord-1', 'ord-3']));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it.each([
    ['for somebody else', LIST + '?status=paid', aUser({ id: 'user-9', role: 'admin' })],
    ['in another list', LIST, admin],
  ])('is not open again %s', async (_, path, user) => {
    await shipTooLate();
    await renderShop(path, { user });
    await screen.findByLabelText('Choose MG-2601-0001');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not open again once it was closed', async () => {
    const { panel, person } = await openPanel();
    await person.click(panel.getAllByText('Close').at(-1)!);
    cleanup();
    await openToShip();
    await screen.findByLabelText('Choose MG-2601-0001');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('can be taken back', async () => {
    const { person, panel, takenBack } = await openPanel();
    await person.click(panel.getByLabelText('Grab'));
    await person.click(panel.getByRole('button', { name: 'Ship 3 orders' }));
    await person.click(await screen.findByRole('button', { name: /^Take back/ }));
    expect(await screen.findByText('Taken back: 3. Nobody has been told.')).toBeVisible();
    expect(takenBack).toEqual([{ orders: ['ord-1', 'ord-2', 'ord-3'] }]);
  });

  it('can be taken back also where the clock of the browser is late', async () => {
    const right = sentNow();
    const late = Date.now() - 3_600_000;
    jest.spyOn(Date, 'now').mockReturnValue(late);
    const { person, panel } = await openPanel();
    noteShopTime(right);
    await person.click(panel.getByLabelText('Grab'));
    await person.click(panel.getByRole('button', { name: 'Ship 3 orders' }));
    expect(await screen.findByRole('button', { name: /^Take back/ })).toHaveTextContent('10');
  });

  it('can be taken back by whoever leaves the list and returns', async () => {
    const { person, panel, router, takenBack } = await openPanel();
    await person.click(panel.getByLabelText('Grab'));
    await person.click(panel.getByRole('button', { name: 'Ship 3 orders' }));
    await screen.findByText('Shipped: 3');
    await router.navigate('/seller-dashboard/nothing-here');
    await waitFor(() => expect(screen.queryByText('Shipped: 3')).toBeNull());
    await router.navigate(`${LIST}?status=paid`);
    await person.click(await screen.findByRole('button', { name: /^Take back/ }));
    expect(await screen.findByText('Taken back: 3. Nobody has been told.')).toBeVisible();
    expect(takenBack).toHaveLength(1);
  });

  it('can be taken back in another tab, too', async () => {
    const { person, panel, router } = await openPanel();
    await person.click(panel.getByLabelText('Grab'));
    await person.click(panel.getByRole('button', { name: 'Ship 3 orders' }));
    await screen.findByText('Shipped: 3');
    await router.navigate('/seller-dashboard/nothing-here');
    await waitFor(() => expect(screen.queryByText('Shipped: 3')).toBeNull());
    sessionStorage.clear();
    await router.navigate(`${LIST}?status=paid`);
    await person.click(await screen.findByRole('button', { name: /^Take back/ }));
    expect(await screen.findByText('Taken back: 3. Nobody has been told.')).toBeVisible();
  });

  it('is not offered to sellers', async () => {
    const { person } = await openToShip(undefined, aUser({ role: 'seller' }));
    expect(screen.queryByRole('button', { name: /^Ship/ })).toBeNull();
    await person.click(screen.getByLabelText('Select all on page'));
    expect(screen.getByText('3 selected')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ship selected' })).toBeNull();
  });
});
