import { randomUUID } from 'node:crypto';
import { anEvent, outboxOf, query, staff } from '@mekong/testing';
import { startPayments, type PaymentsUnderTest } from './builders.js';
import { bookedOf, collectedEvent, givenCashOrder, givenCollected, statusOf } from './cash-builders.js';

let payments: PaymentsUnderTest;
beforeAll(async () => {
  payments = await startPayments();
});
afterAll(() => payments.stop());

const at = '2026-11-20T03:00:00.000Z';
const later = '2026-11-20T05:00:00.000Z';
const sql = (text: string, values: unknown[] = []) => query(payments.databaseUrl, text, values);
const undone = (orderId: string, collected_at = at) =>
  payments.others.deliver(
    anEvent('order.hand-over-undone.v1', orderId, {
      ...{ order_id: orderId, order_number: 'MG-2611-0001', courier: 'J&T', by: randomUUID() },
      ...{ collected_at, undone_at: later },
    }),
  );
const remit = (orderId: string) =>
  payments.as(staff('admin')).post('/api/admin/money/remittances', {
    ...{ courier: 'J&T', reference: `R-${orderId}-${randomUUID()}` },
    orders: [{ id: orderId, usd_cents: 2_400, khr: 0, fee_cents: 0 }],
  });
const sums = (orderId: string) =>
  sql(
    `SELECT account, currency, sum(minor)::int AS minor FROM journal_lines JOIN journals ON id = journal_id
     WHERE order_id = $1 GROUP BY 1, 2 HAVING sum(minor) <> 0`,
    [orderId],
  );
const held = async (orderId: string) =>
  (await sql('SELECT FROM courier_cash WHERE order_id = $1', [orderId])).length;

describe('a hand-over that is undone', () => {
  it.each([
    ['in dollars', { usd_cents: 2_400, khr: 0 }],
    ['in riel, rounded', { usd_cents: 0, khr: 98_450, rounding_khr: 50 }],
    ['with change in riel', { usd_cents: 3_000, khr: -24_600 }],
  ])('%s is reversed, so that nobody holds or owes anything', async (_how, cash) => {
    const { orderId } = await givenCollected(payments, cash);
    const before = await bookedOf(payments, orderId);
    await undone(orderId);
    expect(await sums(orderId)).toEqual([]);
    expect((await bookedOf(payments, orderId)).slice(-2)).toEqual(before);
    expect([await held(orderId), await statusOf(payments, orderId)]).toEqual([0, 'pending']);
    const proof = `SELECT currency, sum(CASE kind WHEN 'payment' THEN minor ELSE -minor END)::int AS minor FROM evidence
      WHERE order_id = $1 GROUP BY currency HAVING sum(CASE kind WHEN 'payment' THEN minor ELSE -minor END) <> 0`;
    expect(await sql(proof, [orderId])).toEqual([]);
  });

  it('is noted again, and its cash comes in once', async () => {
    const { orderId } = await givenCollected(payments);
    await undone(orderId);
    expect((await remit(orderId)).status).toBe(404);
    await payments.others.deliver(
      collectedEvent(orderId, { collected_at: later, usd_cents: 0, khr: 98_400 }),
    );
    await payments.others.deliver({ ...collectedEvent(orderId, { collected_at: later }), id: randomUUID() });
    expect((await remit(orderId)).status).toBe(200);
    expect(await statusOf(payments, orderId)).toBe('completed');
    const told = (await outboxOf(payments.databaseUrl, orderId)).map(({ type }) => type);
    expect(told.filter((type) => type === 'payment.completed.v1')).toHaveLength(1);
  });

  it('of which a version before has booked the cash straight from sales is reversed, too', async () => {
    const { orderId } = await givenCashOrder(payments);
    await sql(
      `WITH proof AS (INSERT INTO evidence (provider, transaction_id, kind, order_id, currency, minor, at)
         VALUES ('cod', $1 || ':USD', 'payment', $1, 'USD', 2400, $2) RETURNING id),
       journal AS (INSERT INTO journals (at, kind, order_id, evidence_id) SELECT $2, 'cash-collected', $1, id FROM proof RETURNING id),
       lines AS (INSERT INTO journal_lines SELECT id, account, 'USD', minor FROM journal,
         (VALUES ('courier:J&T', 2400), ('sales', -2200), ('delivery', -200)) AS line (account, minor))
       INSERT INTO courier_cash (order_id, courier, collected_at, usd_cents, khr, riel_rate, is_refused, evidence_id)
         SELECT $1, 'J&T', $2, 2400, 0, 4100, false, id FROM proof`,
      [orderId, at],
    );
    await undone(orderId);
    expect([await sums(orderId), await held(orderId)]).toEqual([[], 0]);
  });

  it('stays where its cash has come in, which has paid the order', async () => {
    const { orderId } = await givenCollected(payments);
    await remit(orderId);
    const before = await sums(orderId);
    await undone(orderId);
    expect([await sums(orderId), await statusOf(payments, orderId)]).toEqual([before, 'completed']);
  });

  it.each([1, 2, 3])('or handed in at the same moment is one of both (%d)', async () => {
    const { orderId } = await givenCollected(payments);
    const [answer] = await Promise.all([remit(orderId), undone(orderId)]);
    const accounts = (await sums(orderId)).map(({ account }) => account).sort();
    expect(accounts).toEqual(answer.status === 200 ? ['bank', 'delivery', 'sales'] : []);
    expect(await statusOf(payments, orderId)).toBe(answer.status === 200 ? 'completed' : 'pending');
  });
});

describe('news in another order', () => {
  it('of the end of the order leaves nothing with the courier, and nothing that could be paid', async () => {
    const { orderId } = await givenCashOrder(payments);
    const { userId: user_id, email, name } = staff('admin');
    const cancelled = anEvent('order.cancelled.v1', orderId, {
      ...{ order_id: orderId, reason: 'refused' as const, customer: { user_id, email, name } },
    });
    await payments.others.deliver(cancelled);
    await payments.others.deliver(collectedEvent(orderId));
    await undone(orderId);
    expect([await sums(orderId), await held(orderId)]).toEqual([[], 0]);
    expect(await statusOf(payments, orderId)).toBe('cancelled');
  });

  it('of the end of the order between both leaves nothing with the courier either', async () => {
    const { orderId } = await givenCollected(payments);
    const { userId: user_id, email, name } = staff('admin');
    await payments.others.deliver(
      anEvent('order.cancelled.v1', orderId, {
        ...{ order_id: orderId, reason: 'refused' as const, customer: { user_id, email, name } },
      }),
    );
    await undone(orderId);
    expect([await sums(orderId), await held(orderId)]).toEqual([[], 0]);
    expect(await statusOf(payments, orderId)).toBe('cancelled');
  });

  it('of what is not collected yet is tried again later', async () => {
    const { orderId } = await givenCashOrder(payments);
    await expect(undone(orderId)).rejects.toThrow('no cash of order');
    await payments.others.deliver(collectedEvent(orderId));
    await undone(orderId);
    expect(await sums(orderId)).toEqual([]);
  });

  it('of a refusal waits for the end of the hand-over before it', async () => {
    const { orderId } = await givenCollected(payments);
    const refused = anEvent('order.cash-refused.v1', orderId, {
      ...{ order_id: orderId, courier: 'J&T', fee_cents: 150, riel_rate: 4_100, refused_at: later },
    });
    await expect(payments.others.deliver(refused)).rejects.toThrow('another hand-over');
    await undone(orderId);
    await payments.others.deliver(refused);
    expect(await sums(orderId)).toHaveLength(2);
  });

  it('of a second hand-over waits for the end of the first', async () => {
    const { orderId } = await givenCollected(payments);
    const second = collectedEvent(orderId, { collected_at: later });
    await expect(payments.others.deliver(second)).rejects.toThrow('another hand-over');
    await undone(orderId);
    await payments.others.deliver(second);
    expect(await held(orderId)).toBe(1);
  });
});
