import { shopDay } from '@mekong/contracts';
import { actsOn, aCustomer, anEvent, anHourLater, staff } from '@mekong/testing';
import type { Identity } from '@mekong/service-defaults';
import { aCheckout, givenProduct, pay, placeOrder, startOrders, type OrdersUnderTest } from './builders.js';
import { givenShippedForCash, stepOf } from './cash-builders.js';
import { givenPromo } from './promo-builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders({ PAYMENT_METHODS: 'demo,khqr,cod', KHR_RATE: '4100' });
});
afterAll(() => orders.stop());

const admin = staff('admin');
const read = async (period: string, as: Identity = admin) =>
  (await orders.as(as).get(`/api/admin/accounts?period=${period}`)).body;
const file = (period: string, { format = 'csv', language = 'en', as = admin as Identity } = {}) =>
  orders.as(as).get(`/api/admin/accounts/export.${format}?period=${period}&language=${language}`);
const linesOf = (text: string) =>
  text
    .replace(/^\ufeff/, '')
    .trim()
    .split('\r\n');

/** An order of two pieces at $19.99, paid at this time. */
async function sold(
  at: string,
  { cents = 3_998, customer = aCustomer(), ...how }: Sold = {},
): Promise<string> {
  const product = await givenProduct(orders);
  const id = await placeOrder(orders, customer, { ...aCheckout(product, 2, cents / 100), ...how });
  await pay(orders, id, cents, { paidAt: new Date(at) });
  return id;
}
type Sold = { cents?: number; customer?: Identity } & Record<string, unknown>;

let keys = 0;
const giveBack = (id: string, amount_cents: number) =>
  orders
    .as(admin)
    .post(
      `/api/payment/${id}/refund`,
      { amount_cents, reason: 'A scratch' },
      { 'idempotency-key': `accounts-${(keys += 1)}` },
    );

describe('the accounts of a period', () => {
  it('have what was sold on its days in Phnom Penh, for a month, a quarter and a year', async () => {
    for (const at of [
      '2025-01-31T16:59:59Z',
      '2025-01-31T17:00:00Z',
      '2025-03-31T16:59:59Z',
      '2025-03-31T17:00:00Z',
    ])
      await sold(at);
    const days = async (period: string) => (await read(period)).days.map(({ day }: { day: string }) => day);
    expect(await days('2025-02')).toEqual(['2025-02-01']);
    expect(await days('2025-Q1')).toEqual(['2025-01-31', '2025-02-01', '2025-03-31']);
    expect(await days('2025')).toEqual(['2025-01-31', '2025-02-01', '2025-03-31', '2025-04-01']);
    expect(await read('2025-05')).toMatchObject({ days: [], methods: [], sums: { orders: 0, net_cents: 0 } });
  });

  it('have each way to pay with the riel exactly as paid, and add up by days as by ways', async () => {
    const { code } = await givenPromo(orders);
    await sold('2025-06-01T05:00:00Z');
    await sold('2025-06-01T06:00:00Z', { cents: 3_598, promo_code: code });
    await sold('2025-06-02T05:00:00Z', { payment_method: 'khqr' });
    // 39.98 × 4100 = 163,918 ៛, rounded to the note of 100.
    await sold('2025-06-02T05:00:00Z', { payment_method: 'khqr', currency: 'KHR' });
    const { days, methods, sums } = await read('2025-06');
    expect(methods).toMatchObject([
      {
        ...{ method: 'demo', currency: 'USD', orders: 2, goods_cents: 7_996, discount_cents: 400 },
        ...{ sales_cents: 7_596, total_cents: 7_596, received_cents: 7_596, received_khr: 0 },
      },
      { method: 'khqr', currency: 'USD', total_cents: 3_998, received_cents: 3_998, received_khr: 0 },
      { method: 'khqr', currency: 'KHR', total_cents: 3_998, received_cents: 0, received_khr: 163_900 },
    ]);
    expect(days).toMatchObject([
      { day: '2025-06-01', orders: 2, net_cents: 7_596 },
      { day: '2025-06-02', orders: 2, net_cents: 7_996 },
    ]);
    for (const rows of [days, methods] as Record<string, number>[][])
      for (const field of Object.keys(sums))
        expect([field, rows.reduce((sum, row) => sum + row[field]!, 0)]).toEqual([field, sums[field]]);
  });

  it('take off what is given back on the day of it, as the credit notes do, in riel to the last one', async () => {
    const month = shopDay().slice(0, 7);
    const before = (await read(month)).sums;
    const id = await sold('2025-07-01T05:00:00Z', { payment_method: 'khqr', currency: 'KHR' });
    await giveBack(id, 1_000);
    await giveBack(id, 2_998);
    expect((await read('2025-07')).sums).toMatchObject({ refunded_cents: 0, net_cents: 3_998 });
    const { sums, invoiced_cents } = await read(month);
    expect(sums.refunded_cents - before.refunded_cents).toBe(3_998);
    expect(sums.refunded_khr - before.refunded_khr).toBe(163_900);
    expect(invoiced_cents).toBe(sums.net_cents);
  });

  it('count a transfer for a cash order in the money in which it came', async () => {
    const { id } = await givenShippedForCash(orders);
    await orders.others.deliver(
      anEvent('payment.completed.v1', id, {
        ...{ order_id: id, amount: { amount: 2_400, currency: 'USD' }, transaction_id: `FT-${id}` },
        ...{ paid_at: '2024-11-05T03:00:00Z', by_transfer: { usd_cents: 0, khr: 98_400 } },
      }),
    );
    expect((await read('2024-11')).methods).toMatchObject([
      { method: 'cod', total_cents: 2_400, received_cents: 0, received_khr: 98_400, with_couriers_cents: 0 },
    ]);
  });

  it('count cash on the day on which it was taken, as its invoice does, and say what couriers still hold', async () => {
    const month = shopDay().slice(0, 7);
    const cashOf = async () =>
      (await read(month)).methods.find(({ method }: { method: string }) => method === 'cod');
    const { id } = await givenShippedForCash(orders);
    expect(await cashOf()).toBeUndefined();
    const collected = { usd_cents: 3_000, khr: -24_600 };
    await stepOf(orders, id, { step: 'handed_over', collected });
    const taken = { orders: 1, total_cents: 2_400, received_cents: 3_000, received_khr: -24_600 };
    expect(await cashOf()).toMatchObject({ ...taken, with_couriers_cents: 2_400 });
    await pay(orders, id, 2_400, { paidAt: new Date(Date.now() + 40 * 86_400_000) });
    expect(await cashOf()).toMatchObject({ ...taken, with_couriers_cents: 0 });
    const { sums, invoiced_cents } = await read(month);
    expect(invoiced_cents).toBe(sums.net_cents);
  });

  it('are for admins, and for support of what customers bought', async () => {
    const seller = staff('seller');
    await orders.others.deliver(
      anEvent('user.changed.v1', seller.userId, {
        ...{ user_id: seller.userId, email: seller.email, name: seller.name, role: 'seller' },
        ...{ is_verified: true, is_blocked: false, signed_up_at: '2026-11-01T08:00:00.000Z' },
      }),
    );
    await sold('2025-08-01T05:00:00Z', { customer: seller });
    await sold('2025-08-01T05:00:00Z');
    expect((await read('2025-08')).sums).toMatchObject({ orders: 2 });
    expect(await read('2025-08', staff('support'))).toMatchObject({
      ...{ sums: { orders: 1 }, invoiced_cents: 3_998 },
    });
    for (const role of ['seller', 'packer'] as const)
      expect((await orders.as(staff(role)).get('/api/admin/accounts?period=2025-08')).status).toBe(403);
  });

  it.each(['2025-13', '2025-Q5', '1925', 'today'])('%s is refused as a period', async (period) => {
    expect(await read(period)).toMatchObject({ status: 400, errors: [{ field: 'period' }] });
  });
});

describe('the sheet of a period', () => {
  it('has a row for each day and way to pay, and sums that add up', async () => {
    await sold('2025-09-02T05:00:00Z', { payment_method: 'khqr', currency: 'KHR' });
    await sold('2025-09-01T05:00:00Z');
    expect(linesOf((await file('2025-09')).body)).toEqual([
      'Day,Payment method,Currency,Orders,Goods ($),Discount ($),Sales ($),Delivery ($),Tax ($),Total ($),Refunds ($),Net ($),Received ($),Received (KHR),Refunds (KHR),Still with couriers ($)',
      '2025-09-01,Demo payment,USD,1,39.98,0.00,39.98,0.00,0.00,39.98,0.00,39.98,39.98,0,0,0.00',
      '2025-09-02,KHQR,KHR,1,39.98,0.00,39.98,0.00,0.00,39.98,0.00,39.98,0.00,163900,0,0.00',
      ',Total,,2,79.96,0.00,79.96,0.00,0.00,79.96,0.00,79.96,39.98,163900,0,0.00',
    ]);
  });

  it('comes as a workbook and in Khmer, an hour after the password too as it tells of nobody, and is in the audit log', async () => {
    const { status, headers } = await file('2025-Q3', { format: 'xlsx', as: anHourLater(admin) });
    const disposition = 'attachment; filename="accounts-2025-Q3.xlsx"';
    expect([status, headers.get('content-disposition')]).toEqual([200, disposition]);
    expect(linesOf((await file('2025-09', { language: 'km' })).body)[0]).toMatch(/^ថ្ងៃទី,វិធីបង់ប្រាក់,/);
    expect((await actsOn(orders.databaseUrl, '2025-Q3')).at(-1)!.data).toMatchObject({
      ...{ action: 'accounts.exported', after: { format: 'xlsx' } },
    });
  });
});
