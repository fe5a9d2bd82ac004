import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { OrderPage, Role } from '../../../api/types';
import { renderShop } from '../../../testing/render-shop';
import { problem } from '../../../testing/problem';
import { anOrderPage, aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

const packed = { at: '2026-01-02T03:04:05.000Z', by: 'Keo Packer' };

/** Opens a paid order; `sent` lists what was said to be packed. */
async function openPaid(role: Role, facts: Partial<OrderPage> = {}, youShip = false) {
  const order = anOrderPage({ status: 'paid', ...facts });
  const sent: unknown[] = [];
  server.use(
    http.get(`*/api/admin/orders/${order.id}`, () => HttpResponse.json({ order })),
    http.get('*/api/admin/who-ships', () =>
      HttpResponse.json({ sellers_may_ship: youShip, you_ship: youShip, version: 1 }),
    ),
    http.put(`*/api/admin/orders/${order.id}/packing`, async ({ request }) => {
      sent.push(await request.json());
      order.items = order.items.map((item) => ({ ...item, packed }));
      return HttpResponse.json({ message: 'Packed' });
    }),
  );
  const visit = await renderShop(`/seller-dashboard/view-all-orders/${order.id}`, { user: aUser({ role }) });
  await screen.findByText('Timeline');
  return { ...visit, order, sent };
}

it('a line is packed by its box, and says by whom and when', async () => {
  const { person, sent } = await openPaid('packer');
  await person.click(screen.getByLabelText('Packed: Naga Mini'));
  await waitFor(() => expect(sent).toEqual([{ packed: true, lines: [1] }]));
  expect(await screen.findByText(/^Keo Packer · /)).toBeVisible();
  expect(screen.getByText('All is packed')).toBeVisible();
});

it('who packs second is told who was first', async () => {
  const { person, order } = await openPaid('packer');
  const message = 'Keo Packer has packed this already, Jan 2, 2026, 10:04 AM.';
  server.use(
    http.put(`*/api/admin/orders/${order.id}/packing`, () =>
      problem(409, { code: 'ALREADY_PACKED', message }),
    ),
  );
  await person.click(screen.getByRole('button', { name: 'Mark all as packed' }));
  expect(await screen.findByText(message)).toBeVisible();
});

it('an order of several sellers says whose part is missing', async () => {
  await openPaid('packer', {
    parts: [
      { seller: 'Sokha', lines: 1, packed: 1 },
      { seller: 'Dara', lines: 2, packed: 0 },
    ],
  });
  expect(screen.getByText(/^Dara:/)).toHaveTextContent('Dara: 0 of 2 lines packed');
  expect(screen.queryByText(/^Sokha:/)).toBeNull();
});

it('a seller packs and reads that the shop ships', async () => {
  await openPaid('seller');
  expect(await screen.findByText(/^The shop ships this order. Say here/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mark all as packed' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark as shipped' })).toBeNull();
});

it('a seller who may ship is offered it', async () => {
  await openPaid('seller', {}, true);
  expect(await screen.findByText('You ship this order.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mark as shipped' })).toBeVisible();
});

it('support sees what is packed, and packs nothing', async () => {
  await openPaid('support');
  expect(screen.getByText('0 of 1 lines packed')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark all as packed' })).toBeNull();
  expect(screen.queryByLabelText('Packed: Naga Mini')).toBeNull();
});

it('what was given back is on no page of a packer', async () => {
  const [line] = anOrderPage().items;
  const gone = {
    ...line!,
    id: 2,
    quantity: 1,
    refunded: 1,
    product: { ...line!.product, name: 'Given Back' },
  };
  await openPaid('packer', { items: [{ ...line!, quantity: 3, refunded: 1 }, gone] });
  expect(screen.getByText('× 2')).toBeVisible();
  expect(screen.queryByText('Given Back')).toBeNull();
  expect(screen.queryByText(/^Refunded/)).toBeNull();
});

it('a label says who sends it, and what the courier should know', async () => {
  const facts = { address: '1 Riverside, Phnom Penh', phone: '023 456 789' };
  const shop = { ...facts, address_km: '', hours: '', hours_km: '', telegram: '' };
  server.use(http.get('*/api/shop', () => HttpResponse.json({ shop })));
  jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { person } = await openPaid('packer', { note: 'Call before you come' });
  await person.click(screen.getByRole('button', { name: 'Print label' }));
  expect(await screen.findByText(/Mekong Gear, 023 456 789, 1 Riverside, Phnom Penh/)).toBeInTheDocument();
  expect(screen.getByText('Call before you come')).toBeInTheDocument();
});

describe('serial numbers', () => {
  async function openPieces(quantity: number, answer = () => HttpResponse.json({ message: 'Noted' })) {
    const [line] = anOrderPage().items;
    const visit = await openPaid('packer', { items: [{ ...line!, quantity }] });
    const noted: unknown[] = [];
    server.use(
      http.put(`*/api/admin/orders/${visit.order.id}/serials`, async ({ request }) => {
        noted.push(await request.json());
        return answer() as HttpResponse<null>;
      }),
    );
    const field = (number: number) => screen.getByLabelText(`Serial number ${number} of Naga Mini`);
    return { ...visit, noted, field };
  }

  it('are scanned one after another, and a pasted list fills the following fields', async () => {
    const { person, noted, field } = await openPieces(4);
    await person.type(field(1), 'A-1{Enter}');
    expect(field(2)).toHaveFocus();
    await person.paste('B-2\r\nC-3\n');
    expect(field(4)).toHaveFocus();
    await person.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(noted).toEqual([{ lines: [{ id: 1, serials: ['A-1', 'B-2', 'C-3', ''] }] }]));
    expect(await screen.findByText('Serial numbers are saved')).toBeVisible();
  });

  it('that are taken are told at their field', async () => {
    const message = 'Piece 2 of Naga Mini: serial number A-1 is entered twice';
    const params = { piece: 2, name: 'Naga Mini', serial: 'A-1' };
    const errors = [{ field: 'lines.0.serials.1', code: 'SERIAL_TWICE', message, params }];
    const { person, field } = await openPieces(
      2,
      () => problem(400, { code: 'INVALID_INPUT', message, errors }) as never,
    );
    await person.type(field(1), 'A-1{Enter}A-1{Enter}{Enter}');
    expect(await screen.findByText(message)).toBeVisible();
    expect(field(2)).toHaveFocus();
  });
});
