import { randomUUID } from 'node:crypto';
import type { Identity } from '@mekong/service-defaults';
import { anEvent, outboxOf, query, staff, waitFor } from '@mekong/testing';
import { startPayments, type PaymentsUnderTest } from './builders.js';
import { bookedOf, collectedEvent, givenCashOrder, givenCollected, statusOf } from './cash-builders.js';

let payments: PaymentsUnderTest;
beforeAll(async () => {
  payments = await startPayments();
});
afterAll(() => payments.stop());

const admin = staff('admin');
const sql = (text: string, values: unknown[] = []) => query(payments.databaseUrl, text, values);

/** Money that a statement has told of, and that fits nothing: by default $24.00. */
async function givenMoney(minor = 2_400, currency = 'USD', orderId: string | null = null): Promise<string> {
  const [row] = await sql(
    `WITH new AS (INSERT INTO evidence (provider, transaction_id, kind, order_id, currency, minor, at)
       VALUES ('statement', $1, 'payment', $2, $3, $4, now()) RETURNING id)
     INSERT INTO evidence_to_post SELECT id FROM new RETURNING evidence_id::text AS id`,
    [randomUUID(), orderId, currency, minor],
  );
  const id = String(row!.id);
  const isOpen = async () => (await sql('SELECT FROM unmatched WHERE evidence_id = $1', [id])).length > 0;
  await waitFor(isOpen, { what: 'the money' });
  return id;
}
const attach = (money: string, orderId: string, who: Identity = admin) =>
  payments.as(who).post(`/api/admin/money/evidence/${money}/attach`, { order_id: orderId });
const collected = (orderId: string) => payments.others.deliver(collectedEvent(orderId));
const undone = (orderId: string) =>
  payments.others.deliver(
    anEvent('order.hand-over-undone.v1', orderId, {
      ...{ order_id: orderId, courier: 'J&T', by: admin.userId },
      ...{ collected_at: '2026-11-20T03:00:00.000Z', undone_at: '2026-11-20T05:00:00.000Z' },
    }),
  );
const ended = (orderId: string, reason: 'refused' | 'unconfirmed' = 'refused') => {
  const { userId: user_id, email, name } = admin;
  const data = { order_id: orderId, reason, customer: { user_id, email, name } };
  return payments.others.deliver(anEvent('order.cancelled.v1', orderId, data));
};
const remit = (orderId: string) =>
  payments.as(admin).post('/api/admin/money/remittances', {
    ...{ courier: 'J&T', reference: `R-${orderId}` },
    orders: [{ id: orderId, usd_cents: 2_400, khr: 0, fee_cents: 0 }],
  });
const sums = async (orderId: string) =>
  Object.fromEntries(
    (
      await sql(
        `SELECT account || ' ' || currency AS account, sum(minor)::int AS minor FROM journal_lines JOIN journals ON id = journal_id
         WHERE order_id = $1 GROUP BY 1 HAVING sum(minor) <> 0`,
        [orderId],
      )
    ).map(({ account, minor }) => [account, minor]),
  );
const sold = { 'sales USD': -2_200, 'delivery USD': -200 };
const owedOf = async (orderId: string): Promise<{ id: string; order_id: string }[]> =>
  (await payments.as(admin).get('/api/admin/money/give-backs?limit=100')).body.give_backs.filter(
    ({ order_id }: { order_id: string }) => order_id === orderId,
  );
const openOf = (money: string) =>
  sql('SELECT reason FROM unmatched WHERE evidence_id = $1 AND closed_at IS NULL', [money]);

describe('a cash order that is paid by a transfer', () => {
  it('is paid by the evidence of it, and orders hears how', async () => {
    const { orderId } = await givenCashOrder(payments);
    expect((await attach(await givenMoney(), orderId)).body.money.settled_as).toBe('attached');
    expect(await statusOf(payments, orderId)).toBe('completed');
    expect(await bookedOf(payments, orderId)).toEqual([
      { 'unmatched USD': 2_400, 'receivable USD': -2_400 },
      { 'receivable USD': 2_400, ...sold },
    ]);
    const events = await outboxOf(payments.databaseUrl, orderId);
    expect(events.filter(({ type }) => type === 'payment.completed.v1')).toMatchObject([
      { data: { by_transfer: { usd_cents: 2_400, khr: 0 } } },
    ]);
  });

  it('may be paid in riel, as its label asks, which the exchange balances', async () => {
    const { orderId } = await givenCashOrder(payments);
    expect((await attach(await givenMoney(98_400, 'KHR'), orderId)).status).toBe(200);
    expect(await sums(orderId)).toEqual({
      ...{ ...sold, 'exchange USD': 2_400, 'unmatched KHR': 98_400, 'exchange KHR': -98_400 },
    });
  });

  it.each([
    [2_399, 'USD', 'amount'],
    [98_300, 'KHR', 'amount'],
  ])('by %d %s is not paid', async (minor, currency, reason) => {
    const { orderId } = await givenCashOrder(payments);
    const money = await givenMoney(minor, currency);
    expect((await attach(money, orderId)).body).toMatchObject({
      ...{ status: 409, code: 'MONEY_DOES_NOT_FIT', params: { reason } },
    });
    expect([await statusOf(payments, orderId), await openOf(money)]).toEqual([
      'pending',
      [{ reason: 'unknown' }],
    ]);
  });

  it('is not paid so once a courier has its cash', async () => {
    const { orderId } = await givenCollected(payments);
    const money = await givenMoney();
    expect((await attach(money, orderId)).body).toMatchObject({ status: 409, code: 'COURIER_HAS_CASH' });
    expect(await statusOf(payments, orderId)).toBe('pending');
  });

  it.each(['refused', 'unconfirmed'] as const)(
    'is not paid so once it is %s, also by money that names it',
    async (how) => {
      const { orderId } = await givenCashOrder(payments);
      await ended(orderId, how);
      const money = await givenMoney(2_400, 'USD', orderId);
      expect((await attach(money, orderId)).body).toMatchObject({ status: 409, code: 'PAYMENT_CANCELLED' });
      expect(await openOf(money)).toHaveLength(1);
    },
  );

  it('is given up no more by its shopper', async () => {
    const { orderId, customer } = await givenCashOrder(payments);
    await attach(await givenMoney(), orderId);
    expect((await payments.as(customer).post(`/api/payment/${orderId}/cancel`)).status).toBe(409);
    expect(await statusOf(payments, orderId)).toBe('completed');
  });

  it('is paid once, by one of two moneys that two admins attach at once', async () => {
    const { orderId } = await givenCashOrder(payments);
    const moneys = [await givenMoney(), await givenMoney()];
    const answers = await Promise.all(
      moneys.map((money, place) => attach(money, orderId, place ? staff('admin') : admin)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await Promise.all(moneys.map(openOf))).flat()).toHaveLength(1);
    expect(await sums(orderId)).toEqual({ ...sold, 'unmatched USD': 2_400 });
  });
});

describe('cash that is collected all the same', () => {
  it('is owed back to its buyer, and comes in from the courier', async () => {
    const { orderId } = await givenCashOrder(payments);
    await attach(await givenMoney(), orderId);
    await collected(orderId);
    expect((await bookedOf(payments, orderId))[0]).toEqual({
      ...{ 'courier:J&T USD': 2_400, 'to-give-back USD': -2_400 },
    });
    const { give_backs } = (await payments.as(admin).get('/api/admin/money/give-backs?limit=100')).body;
    expect(give_backs).toContainEqual(expect.objectContaining({ order_id: orderId, minor: 2_400 }));
    expect((await remit(orderId)).status).toBe(200);
    expect(await sums(orderId)).toEqual({
      ...{ ...sold, 'unmatched USD': 2_400, 'to-give-back USD': -2_400, 'bank USD': 2_400 },
    });
    const told = (await outboxOf(payments.databaseUrl, orderId)).map(({ type }) => type);
    expect(told.filter((type) => type === 'payment.completed.v1')).toHaveLength(1);
  });

  it('and was noted by mistake is neither with the courier nor owed to anybody', async () => {
    const { orderId } = await givenCashOrder(payments);
    await attach(await givenMoney(), orderId);
    await collected(orderId);
    await undone(orderId);
    expect(await sums(orderId)).toEqual({ ...sold, 'unmatched USD': 2_400 });
    expect(await owedOf(orderId)).toEqual([]);
    expect(await statusOf(payments, orderId)).toBe('completed');
    expect((await remit(orderId)).status).toBe(404);
  });

  it('stays where its buyer has been given it back', async () => {
    const { orderId } = await givenCashOrder(payments);
    await attach(await givenMoney(), orderId);
    await collected(orderId);
    const [owed] = await owedOf(orderId);
    const path = `/api/admin/money/give-backs/${owed!.id}/sent`;
    expect((await payments.as(admin).post(path, { reference: `FT-${orderId}` })).status).toBe(200);
    const before = await sums(orderId);
    await undone(orderId);
    expect(await sums(orderId)).toEqual(before);
  });

  it.each([1, 2, 3])('at the same moment is never counted twice (%d)', async () => {
    const { orderId } = await givenCashOrder(payments);
    const money = await givenMoney();
    const [answer] = await Promise.all([attach(money, orderId), collected(orderId)]);
    const isAttached = answer.status === 200;
    expect(await sums(orderId)).toEqual(
      isAttached
        ? { ...sold, 'unmatched USD': 2_400, 'courier:J&T USD': 2_400, 'to-give-back USD': -2_400 }
        : { ...sold, 'courier:J&T USD': 2_400 },
    );
    expect(await openOf(money)).toHaveLength(isAttached ? 0 : 1);
  });
});

it('money for an order that was refused at the door at the same moment is free again', async () => {
  const { orderId } = await givenCashOrder(payments);
  const money = await givenMoney();
  await attach(money, orderId);
  await ended(orderId);
  await ended(orderId);
  expect(await statusOf(payments, orderId)).toBe('cancelled');
  expect(await openOf(money)).toEqual([{ reason: 'cancelled' }]);
  expect(await sums(orderId)).toEqual({});
  const told = (await outboxOf(payments.databaseUrl, orderId)).map(({ type }) => type);
  expect(told.filter((type) => type === 'money.unmatched.v1')).toHaveLength(1);
  expect((await attach(money, (await givenCashOrder(payments)).orderId)).status).toBe(200);
});
