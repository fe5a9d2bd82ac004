import { shopDay } from '@mekong/contracts';
import { actsOn, aCustomer, anEvent, anHourLater, staff } from '@mekong/testing';
import type { Identity } from '@mekong/service-defaults';
import {
  aCheckout,
  givenProduct,
  pay,
  placeOrder,
  startInvoicing,
  type OrdersUnderTest,
} from './builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startInvoicing('2026-02-01', '2026-03-01', '2026-04-01');
});
afterAll(() => orders.stop());

const admin = staff('admin');
const path = '/api/admin/invoices';
const list = async (month: string, { query = '', as = admin as Identity } = {}) =>
  (await orders.as(as).get(`${path}?month=${month}${query}`)).body;
const file = (month: string, { format = 'csv', as = admin as Identity, language = 'en' } = {}) =>
  orders.as(as).get(`${path}/export.${format}?month=${month}&language=${language}`);
const linesOf = (text: string) =>
  text
    .replace(/^\ufeff/, '')
    .trim()
    .split('\r\n');

/** A paid order of three pieces, which are $59.97. */
async function givenPaid(paidAt: string, customer_name = 'Sok Dara', customer = aCustomer()) {
  const checkout = { ...aCheckout(await givenProduct(orders), 3, 59.97), customer_name };
  const orderId = await placeOrder(orders, customer, checkout);
  await pay(orders, orderId, 5_997, { paidAt: new Date(paidAt) });
  return { customer, orderId };
}

describe('the invoices of a month', () => {
  it('are those of its days in Phnom Penh, the newest first, in pages, with the sums of all', async () => {
    const times = [
      '2026-01-31T16:59:59Z',
      '2026-01-31T17:00:00Z',
      '2026-02-28T16:59:59Z',
      '2026-02-28T17:00:00Z',
    ];
    for (const time of times) await givenPaid(time);
    const first = await list('2026-02', { query: '&limit=1' });
    expect(first).toMatchObject({
      invoices: [{ kind: 'commercial', issued_on: '2026-02-28', buyer: { name: 'Sok Dara' } }],
      ...{ page: 1, totalPages: 2, total: 2 },
      // 59.97 × 4013 = 240,659.61 ៛; 5.45 × 4013 = 21,870.85 ៛.
      sums: {
        ...{ currency: 'USD', net_cents: 10_904, vat_cents: 1_090, total_cents: 11_994 },
        ...{ net_khr: 437_578, vat_khr: 43_742, total_khr: 481_320 },
      },
    });
    const second = await list('2026-02', { query: '&limit=1&page=2' });
    expect(second.invoices).toMatchObject([{ issued_on: '2026-02-01' }]);
    expect(await list('2026-05')).toMatchObject({ invoices: [], total: 0, sums: { total_cents: 0 } });
  });

  it('take off what is credited, so that a VAT invoice in the place of another changes no sum', async () => {
    const month = shopDay().slice(0, 7);
    const { customer, orderId } = await givenPaid(new Date().toISOString());
    const taxpayer = { tin: 'K001-123456789', name: 'Angkor IT', address: 'Siem Reap' };
    const { body } = await orders.as(customer).post(`/api/orders/${orderId}/invoice`, taxpayer);
    const { invoices, sums } = await list(month);
    expect(invoices.map(({ number }: { number: string }) => number)).toEqual(
      body.documents.map(({ number }: { number: string }) => number).reverse(),
    );
    expect(invoices).toMatchObject([
      { kind: 'vat', buyer: { tin: 'K001-123456789' }, totals: { total_cents: 5_997 } },
      {
        kind: 'credit_note',
        credits: body.documents[0].number,
        totals: { total_cents: -5_997, vat_cents: -545 },
      },
      { kind: 'commercial', totals: { total_cents: 5_997 } },
    ]);
    expect(sums).toMatchObject({ total_cents: 5_997, vat_cents: 545, total_khr: 240_660 });
  });

  it('are for admins and support, which sees what customers bought', async () => {
    const seller = staff('seller');
    await orders.others.deliver(
      anEvent('user.changed.v1', seller.userId, {
        ...{ user_id: seller.userId, email: seller.email, name: seller.name, role: 'seller' },
        ...{ is_verified: true, is_blocked: false, signed_up_at: '2026-11-01T08:00:00.000Z' },
      }),
    );
    await givenPaid('2026-06-05T05:00:00Z', 'Chan Seller', seller);
    await givenPaid('2026-06-06T05:00:00Z');
    expect((await list('2026-06', { as: staff('support') })).total).toBe(1);
    expect((await list('2026-06')).total).toBe(2);
    for (const role of ['seller', 'packer'] as const)
      expect((await orders.as(staff(role)).get(`${path}?month=2026-03`)).status).toBe(403);
  });

  it.each(['2026-13', '2026-1', '1926-01', 'today'])('%s is refused as a month', async (month) => {
    expect(await list(month)).toMatchObject({ status: 400, errors: [{ field: 'month' }] });
  });
});

describe('the sheet of a month', () => {
  it('has each invoice with buyer, rate and amounts in dollars and riel, and sums that add up', async () => {
    await givenPaid('2026-04-02T05:00:00Z', 'Keo Bopha');
    await givenPaid('2026-04-01T05:00:00Z', '=HYPERLINK("evil")');
    const [head, first, second, sums, ...more] = linesOf((await file('2026-04')).body);
    expect(head).toBe(
      'Number,Kind,Date,Order,Takes from,Buyer,TIN,Rate,Base ($),VAT ($),Total ($),Base (KHR),VAT (KHR),Total (KHR)',
    );
    const amounts = '4013,54.52,5.45,59.97,218789,21871,240660';
    expect(first).toMatch(
      new RegExp(
        `^INV-2026-\\d{6},Commercial invoice,2026-04-01,MG-[^,]+,,"'=HYPERLINK\\(""evil""\\)",,${amounts}$`,
      ),
    );
    expect(second).toMatch(
      new RegExp(`^INV-2026-\\d{6},Commercial invoice,2026-04-02,MG-[^,]+,,Keo Bopha,,${amounts}$`),
    );
    expect(sums).toBe('Total,,,,,,,,109.04,10.90,119.94,437578,43742,481320');
    expect(more).toEqual([]);
  });

  it('has credit notes with negative amounts, and the taxpayer of a VAT invoice', async () => {
    const [, ...rows] = linesOf((await file(shopDay().slice(0, 7))).body);
    expect(rows.find((row) => row.startsWith('CN-'))).toMatch(
      /,Credit note,.*,INV-.*,-54.52,-5.45,-59.97,-218789,-21871,-240660$/,
    );
    expect(rows.find((row) => row.startsWith('VAT-'))).toMatch(/,VAT invoice,.*,Angkor IT,K001-123456789,/);
  });

  it('comes as a workbook too, and with Khmer titles', async () => {
    const { status, headers } = await file('2026-04', { format: 'xlsx' });
    const disposition = 'attachment; filename="invoices-2026-04.xlsx"';
    expect([status, headers.get('content-disposition')]).toEqual([200, disposition]);
    expect(linesOf((await file('2026-04', { language: 'km' })).body)[0]).toMatch(/^លេខ,/);
  });

  it('is for admins who have just said their password, and in the audit log', async () => {
    await file('2026-04');
    expect((await actsOn(orders.databaseUrl, '2026-04')).at(-1)!.data).toMatchObject({
      ...{
        action: 'invoices.exported',
        actor: { user_id: admin.userId },
        after: { invoices: 2, format: 'csv' },
      },
    });
    expect((await file('2026-04', { as: staff('support') })).status).toBe(403);
    expect((await file('2026-04', { as: anHourLater(admin) })).body).toMatchObject({
      code: 'CONFIRM_PASSWORD',
    });
  });
});
