import { anEvent, anHourLater, actsOn, outboxOf, query, sentAgain, staff } from '@mekong/testing';
import type { Identity } from '@mekong/service-defaults';
import { startPayments, type PaymentsUnderTest } from './builders.js';
import { bookedOf, givenCashOrder, givenCollected, statusOf } from './cash-builders.js';

let payments: PaymentsUnderTest;
beforeAll(async () => {
  payments = await startPayments();
});
afterAll(() => payments.stop());

const admin = staff('admin');
let lastCourier = 0;
/** A courier of this test alone. */
const aCourier = () => `Courier ${(lastCourier += 1)}`;

interface Row {
  id: string;
  usd_cents: number;
  khr: number;
  fee_cents: number;
}
const rowOf = (orderId: string, but: Partial<Row> = {}): Row => ({
  ...{ id: orderId, usd_cents: 2_400, khr: 0, fee_cents: 0, ...but },
});
const remit = (courier: string, orders: object[], who: Identity = admin, headers?: Record<string, string>) =>
  payments.as(who).post('/api/admin/money/remittances', { courier, orders, reference: 'FT-1' }, headers);
const heldBy = async (courier: string, who: Identity = admin) =>
  (await payments.as(who).get('/api/admin/money/cash')).body.couriers.find(
    (one: { courier: string }) => one.courier === courier,
  );
const balanceOf = async (courier: string) => {
  const find = `SELECT currency, sum(minor)::int AS minor FROM journal_lines WHERE account = $1 GROUP BY currency ORDER BY currency`;
  return query(payments.databaseUrl, find, [`courier:${courier}`]);
};
const completedOf = async (orderId: string) =>
  (await outboxOf(payments.databaseUrl, orderId)).filter(({ type }) => type === 'payment.completed.v1');
const refusedFor = (orderId: string, courier: string, fee_cents: number) =>
  payments.others.deliver(
    anEvent('order.cash-refused.v1', orderId, {
      ...{ order_id: orderId, order_number: 'MG-2611-0009', courier, fee_cents, riel_rate: 4_100 },
      refused_at: '2026-11-21T03:00:00.000Z',
    }),
  );

describe('the cash that couriers hold', () => {
  it('is held by one courier, however the name is typed', async () => {
    const courier = aCourier();
    await givenCollected(payments, { courier });
    await givenCollected(payments, { courier: ` ${courier.toUpperCase().replace(' ', '  ')}` });
    const refused = await givenCashOrder(payments);
    await refusedFor(refused.orderId, courier.toLowerCase().replace(' ', ''), 100);
    expect(await heldBy(courier)).toMatchObject({ usd_cents: 4_700, orders: [{}, {}, {}] });
    expect(await balanceOf(courier)).toEqual([{ currency: 'USD', minor: 4_700 }]);
  });

  it('is listed by courier and order, the oldest first, for admins and support', async () => {
    const courier = aCourier();
    const newer = await givenCollected(payments, {
      ...{ courier, usd_cents: 3_000, khr: -24_600, order_number: 'MG-2611-0002' },
      ...{ collected_at: '2026-11-21T03:00:00.000Z', fee_cents: 150 },
    });
    const older = await givenCollected(payments, { courier });
    const refused = await givenCashOrder(payments);
    await refusedFor(refused.orderId, courier, 100);
    expect(await heldBy(courier, staff('support'))).toEqual({
      ...{ courier, usd_cents: 5_300, khr: -24_600, oldest_at: '2026-11-20T03:00:00.000Z' },
      orders: [
        {
          ...{ id: older.orderId, number: 'MG-2611-0001', collected_at: '2026-11-20T03:00:00.000Z' },
          ...{ usd_cents: 2_400, khr: 0, fee_cents: 0, refused: false },
        },
        ...[
          { id: newer.orderId, number: 'MG-2611-0002', usd_cents: 3_000, khr: -24_600, fee_cents: 150 },
          { id: refused.orderId, number: 'MG-2611-0009', usd_cents: 0, khr: 0, fee_cents: 100 },
        ]
          .sort((a, b) => (a.id < b.id ? -1 : 1))
          .map((one) => ({
            ...{ ...one, collected_at: '2026-11-21T03:00:00.000Z', refused: one.usd_cents === 0 },
          })),
      ],
    });
    expect((await payments.as(staff('packer')).get('/api/admin/money/cash')).status).toBe(403);
  });
});

describe('a remittance', () => {
  it('completes the payments of its orders, once however often it is sent', async () => {
    const courier = aCourier();
    const { orderId } = await givenCollected(payments, { courier });
    const other = await givenCollected(payments, { courier });
    const rows = [rowOf(orderId, { usd_cents: 2_250, fee_cents: 150 }), rowOf(other.orderId)];
    const { status, body } = await sentAgain((key) => remit(courier, rows, admin, key));
    expect([status, body.remittance]).toMatchObject([
      200,
      { courier, reference: 'FT-1', to: 'bank', usd_cents: 4_650, khr: 0, fee_cents: 150 },
    ]);
    expect(body.remittance.orders.map(({ id }: { id: string }) => id)).toEqual([orderId, other.orderId]);
    expect(await statusOf(payments, orderId)).toBe('completed');
    expect(await completedOf(orderId)).toMatchObject([
      { data: { transaction_id: `${orderId}:USD`, amount: { amount: 2_400, currency: 'USD' } } },
    ]);
    expect((await bookedOf(payments, orderId))[0]).toEqual({
      ...{ 'bank USD': 2_250, 'fees USD': 150, [`courier:${courier} USD`]: -2_400 },
    });
    expect(await heldBy(courier)).toBeUndefined();
    expect(await balanceOf(courier)).toEqual([{ currency: 'USD', minor: 0 }]);
    expect(await actsOn(payments.databaseUrl, `remittance-${body.remittance.id}`)).toMatchObject([
      { data: { action: 'money.remitted', after: { courier, dollars: 46.5, fees: 1.5, orders: 2 } } },
    ]);
  });

  it('may be in other money than was collected, and its rounding is booked', async () => {
    const courier = aCourier();
    const { orderId } = await givenCollected(payments, { courier, usd_cents: 0, khr: 98_400 });
    const rows = [rowOf(orderId, { usd_cents: 2_000, khr: 16_300 })];
    expect((await remit(courier, rows)).status).toBe(200);
    expect((await bookedOf(payments, orderId))[0]).toEqual({
      ...{ 'bank USD': 2_000, 'exchange USD': -2_000 },
      ...{
        'bank KHR': 16_300,
        [`courier:${courier} KHR`]: -98_400,
        'rounding KHR': 100,
        'exchange KHR': 82_000,
      },
    });
  });

  it('goes to the cash box where it is handed over', async () => {
    const courier = aCourier();
    const { orderId } = await givenCollected(payments, { courier });
    const body = { courier, orders: [rowOf(orderId)], reference: 'By hand', to: 'cash-box' };
    await payments.as(admin).post('/api/admin/money/remittances', body);
    expect((await bookedOf(payments, orderId))[0]).toMatchObject({ 'cash-box USD': 2_400 });
  });

  it('settles the fee of an order that was refused, which the courier keeps back', async () => {
    const courier = aCourier();
    const { orderId } = await givenCashOrder(payments);
    await refusedFor(orderId, courier, 150);
    const held = await givenCollected(payments, { courier });
    const rows = [rowOf(held.orderId), rowOf(orderId, { usd_cents: -150, fee_cents: 150 })];
    expect((await remit(courier, rows)).body.remittance).toMatchObject({ usd_cents: 2_250 });
    expect(await balanceOf(courier)).toEqual([{ currency: 'USD', minor: 0 }]);
    expect(await completedOf(orderId)).toEqual([]);
  });

  it('is all or nothing: one wrong row names its field, and nothing is written', async () => {
    const courier = aCourier();
    const mine = await givenCollected(payments, { courier });
    const others = await givenCollected(payments, { courier: aCourier() });
    const { body } = await remit(courier, [rowOf(mine.orderId), rowOf(others.orderId), rowOf('nothing')]);
    expect(body).toMatchObject({
      ...{ status: 409, code: 'CASH_IS_ELSEWHERE' },
      errors: [
        { field: 'orders.1.id', code: 'CASH_IS_ELSEWHERE' },
        { field: 'orders.2.id', code: 'NOT_FOUND' },
      ],
    });
    expect((await remit(courier, [rowOf('nothing')])).body).toMatchObject({
      ...{ status: 404, errors: [{ field: 'orders.0.id' }] },
    });
    expect(await statusOf(payments, mine.orderId)).toBe('pending');
    expect((await heldBy(courier)).orders).toHaveLength(1);
  });

  it.each([
    [{ usd_cents: 2_300 }, -4_100],
    [{ khr: 101 }, 101],
    [{ fee_cents: 200 }, 8_200],
  ])('that differs by more than 100 riel is refused: %j', async (but, difference) => {
    const courier = aCourier();
    const { orderId } = await givenCollected(payments, { courier });
    expect((await remit(courier, [rowOf(orderId, but)])).body).toMatchObject({
      ...{ status: 409, code: 'REMITTANCE_DIFFERS', params: { row: 1, difference } },
      errors: [{ field: 'orders.0.usd_cents' }],
    });
  });

  it('with a fee that no courier takes is refused, though it comes to what was collected', async () => {
    const courier = aCourier();
    const [taken, refused] = [await givenCollected(payments, { courier }), await givenCashOrder(payments)];
    await refusedFor(refused.orderId, courier, 150);
    const tooMuch = [
      rowOf(taken.orderId, { usd_cents: 2_400 - 600_000, fee_cents: 600_000 }),
      rowOf(refused.orderId, { usd_cents: -600_000, fee_cents: 600_000 }),
    ];
    expect((await remit(courier, tooMuch)).body).toMatchObject({
      ...{ status: 409, code: 'COURIER_FEE_TOO_HIGH', params: { most: 2_400 } },
      errors: [
        { field: 'orders.0.fee_cents', params: { most: 2_400 } },
        { field: 'orders.1.fee_cents', params: { most: 2_000 } },
      ],
    });
    expect(await statusOf(payments, taken.orderId)).toBe('pending');
  });

  it('of an order whose cash is in already is refused, also by two admins at once', async () => {
    const courier = aCourier();
    const { orderId } = await givenCollected(payments, { courier });
    const answers = await Promise.all([
      remit(courier, [rowOf(orderId)]),
      remit(courier, [rowOf(orderId)], staff('admin')),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await remit(courier, [rowOf(orderId)])).body.code).toBe('CASH_IS_IN');
    expect(await completedOf(orderId)).toHaveLength(1);
    expect(await balanceOf(courier)).toEqual([{ currency: 'USD', minor: 0 }]);
  });

  it('is for admins who have just typed their password', async () => {
    const courier = aCourier();
    const { orderId } = await givenCollected(payments, { courier });
    expect((await remit(courier, [rowOf(orderId)], staff('support'))).status).toBe(403);
    expect((await remit(courier, [rowOf(orderId)], anHourLater(admin))).body.code).toBe('CONFIRM_PASSWORD');
  });

  it('of 500 orders is one, and of more is refused', async () => {
    const courier = aCourier();
    const rows = Array.from({ length: 501 }, (_, index) => rowOf(`order-${index}`));
    const { body } = await remit(courier, rows);
    expect([body.status, body.errors[0].field]).toEqual([400, 'orders']);
    expect((await remit(courier, rows.slice(1))).status).toBe(404);
    const twice = await remit(courier, [rowOf('order-1'), rowOf('order-1')]);
    expect(twice.body.errors[0]).toMatchObject({ field: 'orders', code: 'NAMED_TWICE' });
  });
});

describe('the money of a remitted order', () => {
  it('that is refunded is promised, as that of a bank', async () => {
    const courier = aCourier();
    const { orderId, customer } = await givenCollected(payments, { courier });
    await remit(courier, [rowOf(orderId)]);
    const { userId: user_id, email, name } = customer;
    const refund = (cents: number) => ({
      ...{ order_id: orderId, customer: { user_id, email, name } },
      amount: { amount: cents, currency: 'USD' as const },
    });
    await payments.others.deliver(
      anEvent('order.partly-refunded.v1', orderId, { ...refund(500), lines: [] }),
    );
    expect((await bookedOf(payments, orderId))[0]).toEqual({ 'sales USD': 500, 'to-give-back USD': -500 });
    const { amount: total, ...order } = refund(1_900);
    await payments.others.deliver(anEvent('order.refunded.v1', orderId, { ...order, total }));
    expect((await bookedOf(payments, orderId))[0]).toEqual({
      ...{ 'sales USD': 1_700, 'delivery USD': 200, 'to-give-back USD': -1_900 },
    });
    expect(await statusOf(payments, orderId)).toBe('refunded');
  });
});
