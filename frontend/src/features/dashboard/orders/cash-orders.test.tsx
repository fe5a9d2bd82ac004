import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { AdminOrder, StaffCash, User } from '../../../api/types';
import { admin, LIST, openOrder } from '../../../testing/open-order';
import { problem } from '../../../testing/problem';
import { renderShop } from '../../../testing/render-shop';
import { anAdminOrder, anOrderPage, aStaffCash, aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

afterEach(() => void jest.useRealTimers().restoreAllMocks());

const confirmed = {
  confirmed_at: '2026-01-02T05:00:00.000Z',
  calls: 1,
  last_call_at: '2026-01-02T05:00:00.000Z',
};
const aCashOrder = (cod: Partial<StaffCash> = {}, facts: Partial<AdminOrder> = {}) =>
  anAdminOrder({ payment_method: 'cod', riel_rate: 4_100, cod: aStaffCash(cod), ...facts });
const aCashPage = (cod: Partial<StaffCash> = {}, facts: Partial<AdminOrder> = {}) =>
  anOrderPage(aCashOrder(cod, facts));

/** Opens the list with these orders; `asked` are its queries. */
async function openList(orders: AdminOrder[], { address = '', user = admin, toCall = 1 } = {}) {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get('*/api/payment/admin-orders', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json({ orders, page: 1, totalPages: 1, total: orders.length });
    }),
    http.get('*/api/admin/orders/counts', () =>
      HttpResponse.json({
        pending: 1,
        to_call: toCall,
        paid: 0,
        shipped: 0,
        delivered: 0,
        all: 1,
        most: 1_000,
      }),
    ),
  );
  const visit = await renderShop(LIST + address, { user: user as User });
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  return { ...visit, asked };
}

/** Notes the steps that are taken of an order; answers with these problems first. */
function watchSteps(...refusals: Response[]): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.patch('*/api/admin/orders/ord-1/cod', async ({ request }) => {
      sent.push(await request.json());
      return refusals.shift() ?? HttpResponse.json({ order: aCashOrder() });
    }),
  );
  return sent;
}

describe('the orders to call about', () => {
  it('have a tab with their number, who waits longest first', async () => {
    const { person, asked } = await openList([aCashOrder()]);
    await person.click(await screen.findByRole('tab', { name: 'To call (1)' }));
    await waitFor(() => expect(asked.at(-1)!.toString()).toBe('page=1&limit=20&status=to-call&sort=oldest'));
  });

  it.each([
    ['where the shop takes no cash and none is open', admin, 0],
    ['for packers, who call nobody', aUser({ role: 'packer' }), 1],
  ])('have no tab %s', async (_, user, toCall) => {
    await openList([], { user, toCall });
    await screen.findByRole('tab', { name: /^To ship/ });
    await waitFor(() => expect(screen.queryByRole('tab', { name: /^To call/ })).toBeNull());
  });

  it('show whom to call, how often that was tried, for how long they wait, and what they pay', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-01-02T08:04:05.000Z'));
    const tried = { calls: 2, last_call_at: '2026-01-02T07:34:05.000Z' };
    await openList([aCashOrder(tried)], { address: '?status=to-call' });
    const row = within((await screen.findByText('MG-2601-0001')).closest('tr')!);
    expect(row.getByRole('link', { name: '012345678' })).toHaveAttribute('href', 'tel:+85512345678');
    expect(row.getByText('2 calls, the last 30 min ago')).toBeVisible();
    expect(row.getByText('5 hours ago')).toBeVisible();
    expect(row.getByText('$24.00 or 98,400៛')).toBeVisible();
  });

  it.each([
    ['MG-2601-0001 is confirmed', 'confirmed', /^Order MG-2601-0001 is confirmed/],
    ['No answer about MG-2601-0001', 'no_answer', /^Noted: nobody answered/],
  ])('are noted with one press: %s', async (name, step, words) => {
    const { person } = await openList([aCashOrder()], { address: '?status=to-call' });
    const sent = watchSteps();
    await person.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(sent).toEqual([{ step, version: 1 }]);
  });

  it('are in Khmer when chosen', async () => {
    server.use(
      http.get('*/api/payment/admin-orders', () =>
        HttpResponse.json({ orders: [], page: 1, totalPages: 0, total: 0 }),
      ),
    );
    await renderShop(`${LIST}?status=to-call`, { user: admin, language: 'km' });
    expect(await screen.findByText('គ្មាននរណាត្រូវទូរស័ព្ទទៅទេ។')).toBeVisible();
  });
});

describe('a cash order among those to ship', () => {
  it('is marked with its cash, and shipped like the others', async () => {
    const { person } = await openList([aCashOrder(confirmed)], { address: '?status=paid' });
    expect(await screen.findByText('Cash: $24.00 / 98,400៛')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Ship the order shown' }));
    expect(await within(await screen.findByRole('dialog')).findByText('MG-2601-0001')).toBeVisible();
  });

  it('that is not confirmed cannot be chosen', async () => {
    await openList([aCashOrder()]);
    expect(await screen.findByLabelText('Choose MG-2601-0001')).toBeDisabled();
  });

  it('is not delivered with many, as its cash has to be noted', async () => {
    const { person } = await openList([aCashOrder(confirmed, { status: 'shipped' })]);
    await person.click(await screen.findByLabelText('Choose MG-2601-0001'));
    await screen.findByText('1 selected');
    expect(screen.queryByText('Mark 1 as delivered')).toBeNull();
  });

  it('has on its label and its slip what the courier has to collect', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { person } = await openOrder(aCashPage(confirmed));
    for (const [place, paper] of ['Print label', 'Print packing slip'].entries()) {
      await person.click(screen.getByText(paper));
      await waitFor(() => expect(print).toHaveBeenCalledTimes(place + 1));
      const cash = screen.getAllByText('Cash on delivery (COD)').at(-1)!.closest('p')!;
      expect(cash).toHaveTextContent('Cash on delivery (COD) $24.00 or 98,400៛');
    }
  });
});

describe("the cash box on an order's page", () => {
  const box = async () => within((await screen.findByText('To collect')).closest('.ant-card') as HTMLElement);

  it('says what is asked, and that nobody has called yet; it cannot be shipped before', async () => {
    await openOrder(aCashPage());
    const cash = await box();
    expect(cash.getByText('$24.00 or 98,400៛')).toBeVisible();
    expect(cash.getByText(/Not called yet/)).toBeVisible();
    expect(cash.getByText(/^Cancelled by itself on Jan 5, 2026/)).toBeVisible();
    expect(screen.queryByText('Mark as shipped')).toBeNull();
    expect(screen.queryByText('Packing and shipping')).toBeNull();
  });

  it('lets a confirmed order be packed and shipped', async () => {
    await openOrder(aCashPage(confirmed));
    expect((await box()).getByText('Confirmed by phone')).toBeVisible();
    expect(screen.getByText('Mark as shipped')).toBeVisible();
    expect(screen.getByText('Packing and shipping')).toBeVisible();
  });

  it('offers no refund and no delivery without cash while the courier has the parcel or the money', async () => {
    const { shown } = await openOrder(aCashPage(confirmed, { status: 'shipped' }));
    expect((await box()).getByText('Handed over')).toBeVisible();
    expect(screen.queryByText('Mark as delivered')).toBeNull();
    expect(screen.queryByText('Refund')).toBeNull();
    expect(shown.order.status).toBe('shipped');
  });

  it('says what was collected, given back and rounded, and where the money is', async () => {
    const cod = {
      ...confirmed,
      handed_over_at: '2026-01-03T05:00:00.000Z',
      collected: { usd_cents: 2_500, khr: -4_000, rounding_khr: 99 },
      fee_cents: 150,
    };
    await openOrder(aCashPage(cod, { status: 'delivered' }));
    const cash = await box();
    expect(cash.getByText(/^\$25\.00 · 4,000៛ given back · rounding \+99៛/)).toBeVisible();
    expect(cash.getByText('$1.50')).toBeVisible();
    expect(cash.getByText('With the courier')).toBeVisible();
    expect(screen.queryByText('Refund')).toBeNull();
  });

  it('can be refunded once the money is with the shop', async () => {
    const at = '2026-01-03T05:00:00.000Z';
    const cod = { ...confirmed, handed_over_at: at, remitted_at: at };
    await openOrder(aCashPage(cod, { status: 'delivered' }));
    expect((await box()).getByText(/^With the shop since Jan 3, 2026/)).toBeVisible();
    expect(screen.getByText('Refund')).toBeVisible();
  });

  it('is not shown to those who are not told the amount', async () => {
    await openOrder(aCashPage({ ...confirmed, asked: null }), aUser({ role: 'packer' }));
    expect(screen.queryByText('To collect')).toBeNull();
    expect(screen.getByText('Mark as shipped')).toBeVisible();
  });
});

describe('a cash order that is handed over', () => {
  async function openDialog() {
    const visit = await openOrder(aCashPage(confirmed, { status: 'shipped', version: 4 }));
    await visit.person.click(screen.getByRole('button', { name: 'Handed over' }));
    return { ...visit, dialog: within(await screen.findByRole('dialog')) };
  }

  it('is noted with the dollars that were asked for, by one press', async () => {
    const sent = watchSteps();
    const { person, dialog } = await openDialog();
    expect(await dialog.findByText('This is what was asked for.')).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Handed over' }));
    await waitFor(() =>
      expect(sent).toEqual([{ step: 'handed_over', collected: { usd_cents: 2_400, khr: 0 }, version: 4 }]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('counts as it is typed, and offers the change that must have been given', async () => {
    const sent = watchSteps();
    const { person, dialog } = await openDialog();
    const dollars = dialog.getByLabelText('Dollars taken');
    await person.clear(dollars);
    await person.type(dollars, '25');
    expect(await dialog.findByText(/4,100៛ too much: was that given back\?/)).toBeVisible();
    await person.click(dialog.getByRole('button', { name: '4,100៛ were given back' }));
    expect(dialog.getByLabelText('Change in riel')).toHaveValue('4100');
    expect(await dialog.findByText('This is what was asked for.')).toBeVisible();
    await person.type(dialog.getByLabelText(/^Fee of the courier/), '1.5');
    await person.click(dialog.getByRole('button', { name: 'Handed over' }));
    const collected = { usd_cents: 2_500, khr: -4_100 };
    await waitFor(() =>
      expect(sent).toEqual([{ step: 'handed_over', collected, fee_cents: 150, version: 4 }]),
    );
  });

  it('can be paid in riel alone', async () => {
    const { person, dialog } = await openDialog();
    await person.click(dialog.getByRole('button', { name: 'All in riel' }));
    expect(dialog.getByLabelText('Riel taken')).toHaveValue('98400');
    expect(dialog.getByLabelText('Dollars taken')).toHaveValue('');
    expect(await dialog.findByText('This is what was asked for.')).toBeVisible();
  });

  it('stays open with the reason where the cash does not add up', async () => {
    const message = 'The courier has to collect $24.00 or 98,400 ៛. This is 400 ៛ too little.';
    const params = { asked_cents: 2_400, asked_khr: 98_400, difference_khr: -400 };
    watchSteps(problem(409, { code: 'CASH_DOES_NOT_ADD_UP', params, message }));
    const { person, dialog } = await openDialog();
    await person.click(dialog.getByRole('button', { name: 'All in riel' }));
    const riel = dialog.getByLabelText('Riel taken');
    await person.clear(riel);
    await person.type(riel, '98000');
    expect(await dialog.findByText(/400៛ too little\./)).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Handed over' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(riel).toHaveValue('98000');
  });
});

describe('a cash order that is refused at the door', () => {
  it.each([
    ['Back in the shop: they can be sold again', true],
    ['Damaged or gone: they are not sold again', false],
  ])('is noted with what becomes of the goods, and the fee: %s', async (goods, restock) => {
    const sent = watchSteps();
    const { person } = await openOrder(aCashPage(confirmed, { status: 'shipped' }));
    await person.click(screen.getByRole('button', { name: 'Refused at the door' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByLabelText(goods));
    await person.type(dialog.getByLabelText(/^Fee of the courier/), '2');
    await person.click(dialog.getByRole('button', { name: 'Refused at the door' }));
    await waitFor(() => expect(sent).toEqual([{ step: 'refused', restock, fee_cents: 200, version: 1 }]));
  });
});
