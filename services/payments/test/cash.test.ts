import { anEvent, outboxOf, query, staff, waitFor } from '@mekong/testing';
import type { Identity } from '@mekong/service-defaults';
import { startPayments, type PaymentsUnderTest } from './builders.js';
import { bookedOf, collectedEvent, givenCashOrder, givenCollected, statusOf } from './cash-builders.js';

let payments: PaymentsUnderTest;
beforeAll(async () => {
  payments = await startPayments();
});
afterAll(() => payments.stop());

const sql = (text: string, values: unknown[] = []) => query(payments.databaseUrl, text, values);
const cancel = (orderId: string, who: Identity) => payments.as(who).post(`/api/payment/${orderId}/cancel`);
const someone = () => {
  const { userId: user_id, email, name } = staff('admin');
  return { user_id, email, name };
};
const moved = (type: 'order.shipped.v1' | 'order.sent-again.v1', orderId: string, version: number) =>
  payments.others.deliver(
    anEvent(type, orderId, {
      ...{ order_id: orderId, customer: someone(), version, courier: 'J&T', tracking_number: null },
    }),
  );
const ended = (orderId: string, reason: 'refused' | 'unconfirmed') =>
  payments.others.deliver(
    anEvent('order.cancelled.v1', orderId, { order_id: orderId, reason, customer: someone() }),
  );
const goesOn = (orderId: string) =>
  payments.others.deliver(anEvent('order.goes-on.v1', orderId, { order_id: orderId }));

describe('a payment at the door', () => {
  it('is pending, has no code, and cannot be made by a word of its shopper', async () => {
    const { orderId, customer } = await givenCashOrder(payments);
    expect(await statusOf(payments, orderId)).toBe('pending');
    expect((await payments.as(customer).get(`/api/payment/qr?orderId=${orderId}`)).body.code).toBe(
      'PAID_AT_THE_DOOR',
    );
    const marked = await payments.as(customer).put(`/api/checkout/mark-paid/${orderId}`, {});
    expect(marked.body).toMatchObject({ status: 409, code: 'PAID_AT_THE_DOOR' });
    const { body } = await payments.as(customer).get(`/api/payment/${orderId}/status`);
    expect(body).toMatchObject({ status: 'awaiting', outcome: null, next_check_at: null });
  });

  it('never runs out by itself, however long it waits', async () => {
    const { orderId } = await givenCashOrder(payments);
    const other = await givenCashOrder(payments);
    await sql(`UPDATE payments SET pay_until = now() - interval '30 days' WHERE order_id = $1`, [orderId]);
    // A demo payment that runs out shows that the jobs have run.
    await sql(`UPDATE payments SET method = 'demo', pay_until = now() WHERE order_id = $1`, [other.orderId]);
    await waitFor(async () => (await statusOf(payments, other.orderId)) === 'expired', { what: 'the jobs' });
    expect(await statusOf(payments, orderId)).toBe('pending');
  });

  it('can be given up until its order is on its way, and again once that is sent again', async () => {
    const { orderId, customer } = await givenCashOrder(payments);
    await moved('order.shipped.v1', orderId, 4);
    expect((await cancel(orderId, customer)).body).toMatchObject({ status: 409, code: 'ALREADY_SHIPPED' });
    await moved('order.sent-again.v1', orderId, 6);
    // Older news that comes late changes nothing.
    await moved('order.shipped.v1', orderId, 5);
    expect((await cancel(orderId, customer)).body.payment.status).toBe('cancelled');
    const told = (await outboxOf(payments.databaseUrl, orderId)).map(({ type }) => type);
    expect(told).toEqual(['payment.cancelled.v1']);
  });

  it('that was given up too late is pending again, as orders decides', async () => {
    const { orderId, customer } = await givenCashOrder(payments);
    await cancel(orderId, customer);
    await goesOn(orderId);
    expect(await statusOf(payments, orderId)).toBe('pending');
  });

  it.each(['refused', 'unconfirmed'] as const)('of an order that is %s is over for good', async (reason) => {
    const { orderId } = await givenCashOrder(payments);
    await ended(orderId, reason);
    await goesOn(orderId);
    expect(await statusOf(payments, orderId)).toBe('cancelled');
    expect(await outboxOf(payments.databaseUrl, orderId)).toEqual([]);
  });
});

/** The sale, which is what its buyer owes. */
const sold = { 'receivable USD': 2_400, 'sales USD': -2_200, 'delivery USD': -200 };

describe('cash that a courier has collected', () => {
  it('is what its buyer owed for what was handed over', async () => {
    const { orderId } = await givenCollected(payments);
    const find = `SELECT kind, evidence_id IS NOT NULL AS proven FROM journals WHERE order_id = $1 ORDER BY id`;
    expect(await sql(find, [orderId])).toEqual([
      { kind: 'sold', proven: false },
      { kind: 'cash-collected', proven: true },
    ]);
    const { balances } = (await payments.as(staff('admin')).get('/api/admin/money/balances')).body;
    expect(balances.find(({ account }: { account: string }) => account === 'receivable')).toMatchObject({
      ...{ currency: 'USD', minor: 0 },
    });
  });

  it('is with the courier, once, and the payment waits for it to come in', async () => {
    const { orderId } = await givenCashOrder(payments);
    const event = collectedEvent(orderId);
    await payments.others.deliver(event);
    await payments.others.deliver(event);
    await payments.others.deliver({ ...event, id: crypto.randomUUID() });
    expect(await bookedOf(payments, orderId)).toEqual([
      { 'courier:J&T USD': 2_400, 'receivable USD': -2_400 },
      sold,
    ]);
    expect(await statusOf(payments, orderId)).toBe('pending');
    const evidence = `SELECT transaction_id, kind, minor::int FROM evidence WHERE order_id = $1`;
    expect(await sql(evidence, [orderId])).toEqual([
      { transaction_id: `${orderId}:USD`, kind: 'payment', minor: 2_400 },
    ]);
  });

  it('in riel balances each money by the exchange, with the rounding as a line of its own', async () => {
    const { orderId } = await givenCollected(payments, { usd_cents: 0, khr: 98_450, rounding_khr: 50 });
    expect(await bookedOf(payments, orderId)).toEqual([
      {
        ...{ 'exchange USD': 2_400, 'receivable USD': -2_400 },
        ...{ 'courier:J&T KHR': 98_450, 'rounding KHR': -50, 'exchange KHR': -98_400 },
      },
      sold,
    ]);
  });

  it('with change in riel has both as evidence', async () => {
    const { orderId } = await givenCollected(payments, { usd_cents: 3_000, khr: -24_600 });
    expect(await bookedOf(payments, orderId)).toEqual([
      {
        ...{ 'courier:J&T USD': 3_000, 'receivable USD': -2_400, 'exchange USD': -600 },
        ...{ 'courier:J&T KHR': -24_600, 'exchange KHR': 24_600 },
      },
      sold,
    ]);
    const evidence = `SELECT kind, currency, minor::int FROM evidence WHERE order_id = $1 ORDER BY id`;
    expect(await sql(evidence, [orderId])).toEqual([
      { kind: 'payment', currency: 'USD', minor: 3_000 },
      { kind: 'refund', currency: 'KHR', minor: 24_600 },
    ]);
  });

  it('by nobody in particular is with the own riders', async () => {
    const { orderId } = await givenCollected(payments, { courier: null });
    expect((await bookedOf(payments, orderId))[0]).toMatchObject({ 'courier:own riders USD': 2_400 });
  });

  it('for a payment that was given up at the same moment counts all the same', async () => {
    const { orderId, customer } = await givenCashOrder(payments);
    await cancel(orderId, customer);
    await payments.others.deliver(collectedEvent(orderId));
    expect(await statusOf(payments, orderId)).toBe('pending');
    expect((await cancel(orderId, customer)).body.code).toBe('ALREADY_SHIPPED');
  });

  it('of an order that has not been heard of is tried again later', async () => {
    await expect(payments.others.deliver(collectedEvent('unknown'))).rejects.toThrow(
      'no payment of order unknown',
    );
  });
});

describe('the fee of an order that was refused', () => {
  it('is owed to its courier, once', async () => {
    const { orderId } = await givenCashOrder(payments);
    const fee = () =>
      anEvent('order.cash-refused.v1', orderId, {
        ...{ order_id: orderId, courier: 'VET', fee_cents: 150, riel_rate: 4_100 },
        refused_at: new Date().toISOString(),
      });
    await payments.others.deliver(fee());
    await payments.others.deliver(fee());
    await ended(orderId, 'refused');
    expect(await bookedOf(payments, orderId)).toEqual([{ 'fees USD': 150, 'courier:VET USD': -150 }]);
  });
});

it('what couriers hold says since when', async () => {
  await givenCollected(payments, { courier: 'Grab', collected_at: '2026-11-02T03:00:00.000Z' });
  await givenCollected(payments, { courier: 'Grab', collected_at: '2026-11-01T03:00:00.000Z' });
  const { balances } = (await payments.as(staff('admin')).get('/api/admin/money/balances')).body;
  expect(balances.find(({ account }: { account: string }) => account === 'courier:Grab')).toEqual({
    ...{ account: 'courier:Grab', currency: 'USD', minor: 4_800, oldest_open_at: '2026-11-01T03:00:00.000Z' },
  });
});
