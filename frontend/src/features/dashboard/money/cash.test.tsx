import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { CourierCash, HeldCash, RehearsedRow } from '../../../api/types';
import { problem } from '../../../testing/problem';
import { renderShop } from '../../../testing/render-shop';
import { aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

const NOW = '2026-11-28T08:00:00.000Z';
beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.parse(NOW)));
afterEach(() => void jest.restoreAllMocks());

const anOrder = (facts: Partial<HeldCash> = {}): HeldCash => ({
  ...{ id: 'ord-1', number: 'MG-2611-0001', collected_at: '2026-11-27T08:00:00.000Z' },
  ...{ usd_cents: 2_400, khr: 0, fee_cents: 150, refused: false, ...facts },
});
const second = anOrder({ id: 'ord-2', number: 'MG-2611-0002', usd_cents: 2_500, khr: -4_000, fee_cents: 0 });
const courier = (facts: Partial<CourierCash> = {}): CourierCash => ({
  ...{ courier: 'J&T', usd_cents: 4_900, khr: -4_000, orders: [anOrder(), second] },
  ...{ oldest_at: '2026-11-27T08:00:00.000Z', ...facts },
});

async function open(couriers: CourierCash[], role: 'admin' | 'support' = 'admin', language?: 'km') {
  server.use(http.get('*/api/admin/money/cash', () => HttpResponse.json({ couriers })));
  return renderShop('/seller-dashboard/money/cash', { user: aUser({ role }), language });
}

/** Notes what is handed in, with its key; answers with these problems first. */
function watch(...refusals: Response[]) {
  const sent: { key: string | null; body: unknown }[] = [];
  server.use(
    http.post('*/api/admin/money/remittances', async ({ request }) => {
      sent.push({ key: request.headers.get('idempotency-key'), body: await request.json() });
      return refusals.shift() ?? HttpResponse.json({ remittance: { id: '1' } }, { status: 201 });
    }),
  );
  return sent;
}

async function openDialog(couriers = [courier()]) {
  const visit = await open(couriers);
  await visit.person.click(await screen.findByRole('button', { name: 'Remittance of J&T' }));
  return { ...visit, dialog: within(await screen.findByRole('dialog')) };
}

const REFERENCE = 'Number of the transfer or of the receipt';

describe('the cash that couriers hold', () => {
  it('is told for each: how much, since when and for which orders', async () => {
    await open([
      courier(),
      courier({ courier: 'own riders', usd_cents: 0, khr: 98_400, oldest_at: '2026-11-20T08:00:00.000Z' }),
    ]);
    expect(await screen.findByText('$49.00 · -4,000៛')).toBeVisible();
    expect(screen.getByText('the oldest: 24 hours ago')).toBeVisible();
    expect(screen.getByText('the oldest: 8 days ago')).toBeVisible();
    expect(screen.getByText('Own riders')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'MG-2611-0002' })[0]).toHaveAttribute(
      'href',
      '/seller-dashboard/view-all-orders/ord-2',
    );
  });

  it('is only read by support', async () => {
    await open([courier()], 'support');
    await screen.findByText('$49.00 · -4,000៛');
    expect(screen.queryByRole('button', { name: 'Remittance of J&T' })).toBeNull();
    expect(screen.queryByLabelText('Choose MG-2611-0001')).toBeNull();
  });

  it('is in Khmer when chosen', async () => {
    await open([], 'admin', 'km');
    expect(await screen.findByText('គ្មានអ្នកដឹកណាកាន់ប្រាក់របស់ហាងទេ។')).toBeVisible();
  });
});

describe('a remittance', () => {
  it('is all that a courier holds less the fees that are known, with its number, sent once', async () => {
    const sent = watch();
    const { person, dialog } = await openDialog();
    expect(dialog.getByRole('status')).toHaveTextContent('2 orders · fees $1.50$47.50 · -4,000៛');
    await person.click(dialog.getByText('Note $47.50 · -4,000៛'));
    expect(await dialog.findByText('A number is required')).toBeVisible();
    await person.type(dialog.getByLabelText(REFERENCE), ' FT123 ');
    await person.click(dialog.getByText('Note $47.50 · -4,000៛'));
    await waitFor(() => expect(sent).toHaveLength(1));
    const orders = [
      { id: 'ord-1', usd_cents: 2_250, khr: 0, fee_cents: 150 },
      { id: 'ord-2', usd_cents: 2_500, khr: -4_000, fee_cents: 0 },
    ];
    expect(sent[0]!.body).toEqual({ courier: 'J&T', orders, reference: 'FT123', to: 'bank' });
    expect(sent[0]!.key).toBeTruthy();
    expect(await screen.findByText(/^Noted: J&T has handed in/)).toBeInTheDocument();
  });

  it('can be of the orders that are chosen, counted as it is typed, into the cash box', async () => {
    const sent = watch();
    const { person } = await open([courier()]);
    await person.click(await screen.findByLabelText('Choose MG-2611-0002'));
    await person.click(screen.getByText('1 selected handed in'));
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(dialog.getByLabelText('Fee: MG-2611-0002'), '2');
    expect(dialog.getByLabelText('Dollars: MG-2611-0002')).toHaveValue('23.00');
    const riel = dialog.getByLabelText('Riel: MG-2611-0002');
    await person.clear(riel);
    await person.click(dialog.getByLabelText('In the cash box'));
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('1 order · fees $2.00$23.00'));
    await person.type(dialog.getByLabelText(REFERENCE), '7');
    await person.click(dialog.getByText('Note $23.00'));
    const orders = [{ id: 'ord-2', usd_cents: 2_300, khr: 0, fee_cents: 200 }];
    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toEqual([
        { courier: 'J&T', orders, reference: '7', to: 'cash-box' },
      ]),
    );
  });

  it('has the same fee for all with one number', async () => {
    const { person, dialog } = await openDialog();
    await person.type(dialog.getByLabelText('Fee of each order in dollars'), '1');
    expect(dialog.getByLabelText('Dollars: MG-2611-0001')).toHaveValue('23.00');
    expect(dialog.getByLabelText('Dollars: MG-2611-0002')).toHaveValue('24.00');
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('fees $2.00$47.00'));
  });

  it('leaves the dollars as they are while the fee is no number', async () => {
    const { person, dialog } = await openDialog();
    await person.clear(dialog.getByLabelText('Fee: MG-2611-0001'));
    await person.type(dialog.getByLabelText('Fee: MG-2611-0001'), '1,5');
    expect(dialog.getByLabelText('Dollars: MG-2611-0001')).toHaveValue('23.00');
    await person.type(dialog.getByLabelText('Fee of each order in dollars'), '2,5');
    expect(dialog.getByLabelText('Dollars: MG-2611-0001')).toHaveValue('22.00');
  });

  it('that differs from what was collected stays open with the reason, at its row', async () => {
    const message = 'Row 2: this is 4,000 ៛ more than what was collected.';
    const what = { code: 'REMITTANCE_DIFFERS', params: { row: 2, difference: 4_000 }, message };
    watch(problem(409, { ...what, errors: [{ ...what, field: 'orders.1.usd_cents' }] }));
    const { person, dialog } = await openDialog();
    await person.type(dialog.getByLabelText(REFERENCE), 'FT123');
    await person.click(dialog.getByText(/^Note \$/));
    const head = await dialog.findByRole('rowheader', { name: /^MG-2611-0002/ });
    await waitFor(() => expect(head).toHaveTextContent(message));
    const rows = dialog.getAllByRole('rowheader').map((head) => head.closest('tr')!.className);
    expect(rows.map((names) => names.includes('wrong'))).toEqual([false, true]);
    expect(dialog.getByLabelText(REFERENCE)).toHaveValue('FT123');
  });

  it('that is no number is not sent', async () => {
    const sent = watch();
    const { person, dialog } = await openDialog();
    await person.type(dialog.getByLabelText('Riel: MG-2611-0001'), '.5');
    await person.type(dialog.getByLabelText(REFERENCE), 'FT123');
    await person.click(dialog.getByText(/^Note \$/));
    expect(await dialog.findByText('Riel must be a whole number')).toBeVisible();
    expect(sent).toEqual([]);
  });
});

describe("a courier's file", () => {
  const aRow = (facts: Partial<RehearsedRow> = {}): RehearsedRow => ({
    ...{
      line: 2,
      order: 'MG-2611-0001',
      id: 'ord-1',
      number: 'MG-2611-0001',
      usd_cents: 2_250,
      khr: 0,
      fee_cents: 150,
    },
    ...{ faults: [], ...facts },
  });

  /** Opens the dialog, chooses a file and has it answered with these rows. */
  async function readFile(...rows: RehearsedRow[]) {
    server.use(
      http.post('*/api/admin/money/remittances/rehearse', () =>
        HttpResponse.json({ courier: 'J&T', orders: rows }),
      ),
    );
    const visit = await open([courier()]);
    await visit.person.click(await screen.findByRole('button', { name: 'Read a file of J&T' }));
    const dialog = within(await screen.findByRole('dialog'));
    const file = new File(['order,usd,khr,fee'], 'jt.csv', { type: 'text/csv' });
    await visit.person.upload(dialog.getByLabelText('File (CSV)'), file);
    return { ...visit, dialog };
  }

  it('that fits is looked at as it stands, and handed in', async () => {
    const sent = watch();
    const { person, dialog } = await readFile(aRow());
    expect(await dialog.findByText('The line fits.')).toBeVisible();
    await person.click(dialog.getByText('Look at it'));
    const remittance = within(await screen.findByRole('dialog', { name: 'Remittance of J&T' }));
    expect(remittance.getByText('22.50')).toBeVisible();
    expect(remittance.queryByLabelText('Dollars: MG-2611-0001')).toBeNull();
    await person.type(remittance.getByLabelText(REFERENCE), 'FT9');
    await person.click(remittance.getByText('Note $22.50'));
    const orders = [{ id: 'ord-1', usd_cents: 2_250, khr: 0, fee_cents: 150 }];
    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toEqual([
        { courier: 'J&T', orders, reference: 'FT9', to: 'bank' },
      ]),
    );
  });

  it('says line by line what does not fit, and cannot be handed in', async () => {
    const faults = [{ field: 'order', code: 'NEW_CODE', params: {}, message: 'There is no such order' }];
    const { dialog } = await readFile(aRow(), aRow({ line: 3, order: 'MG-9', id: null, faults }));
    expect(await dialog.findByText(/^1 of 2 lines do not fit\./)).toBeVisible();
    expect(dialog.getByText('Line 3').closest('li')).toHaveTextContent('Line 3 MG-9: There is no such order');
    expect(dialog.getByText('Look at it').closest('button')).toBeDisabled();
  });

  it('that cannot be read says why', async () => {
    const { person, dialog } = await readFile();
    server.use(
      http.post('*/api/admin/money/remittances/rehearse', () => problem(400, { message: 'No column order' })),
    );
    const file = new File(['x'], 'x.csv', { type: 'text/csv' });
    await person.upload(dialog.getByLabelText('File (CSV)'), file);
    expect(await screen.findByText('No column order')).toBeVisible();
  });
});
