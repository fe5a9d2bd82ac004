import { randomUUID } from 'node:crypto';
import { aCustomer, anEvent, query, staff, waitFor } from '@mekong/testing';
import { givenPayment, startPayments, type PaymentsUnderTest } from './builders.js';

let payments: PaymentsUnderTest;
beforeAll(async () => {
  payments = await startPayments();
});
afterAll(() => payments.stop());

const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const someone = () => {
  const { userId, email, name } = aCustomer();
  return { user_id: userId, email, name };
};

/** A paid order of 19.99 and 2.00 for its delivery. */
async function givenPaid(): Promise<string> {
  const { customer, orderId } = await givenPayment(payments);
  await payments.as(customer).put(`/api/checkout/mark-paid/${orderId}`, {});
  return orderId;
}

const refundPart = (orderId: string, cents: number) =>
  payments.others.deliver(
    anEvent('order.partly-refunded.v1', orderId, {
      order_id: orderId,
      customer: someone(),
      amount: usd(cents),
      lines: [{ product_id: 1, name: 'Mouse', quantity: 1, price: usd(cents) }],
    }),
  );

const refundAll = (orderId: string) =>
  payments.others.deliver(
    anEvent('order.refunded.v1', orderId, { order_id: orderId, customer: someone(), total: usd(2_199) }),
  );

const sql = (text: string, values: unknown[] = []) => query(payments.databaseUrl, text, values);
const ledger = async (search = '') =>
  (await payments.as(staff('support')).get(`/api/admin/money/ledger?limit=100${search}`)).body;

/** What the journals of an order have, the newest first. */
async function bookedOf(orderId: string): Promise<Record<string, number>[]> {
  const { journals } = await ledger();
  const own = journals.filter(({ order_id }: { order_id: string }) => order_id === orderId);
  return own.map(({ lines }: { lines: { account: string; minor: number }[] }) =>
    Object.fromEntries(lines.map(({ account, minor }) => [account, minor])),
  );
}

describe('the books', () => {
  it('have a payment once, by what it was for', async () => {
    const { customer, orderId } = await givenPayment(payments);
    const pay = () => payments.as(customer).put(`/api/checkout/mark-paid/${orderId}`, {});
    await Promise.all([pay(), pay()]);
    await pay();
    expect(await bookedOf(orderId)).toEqual([{ demo: 2_199, sales: -1_999, delivery: -200 }]);
  });

  it('have each part that is given back, and nothing more of an order of which all is', async () => {
    const orderId = await givenPaid();
    await refundPart(orderId, 500);
    await refundPart(orderId, 500);
    expect((await bookedOf(orderId)).slice(0, 2)).toEqual([
      { demo: -500, sales: 500 },
      { demo: -500, sales: 500 },
    ]);
    await refundAll(orderId);
    const all = await bookedOf(orderId);
    expect(all[0]).toEqual({ demo: -1_199, sales: 999, delivery: 200 });
    for (const account of ['demo', 'sales', 'delivery'])
      expect(all.reduce((sum, one) => sum + (one[account] ?? 0), 0)).toBe(0);
  });

  it('have nothing of an order that costs nothing', async () => {
    const { customer, orderId } = await givenPayment(payments, { total: usd(0), shipping: usd(0) });
    await payments.as(customer).put(`/api/checkout/mark-paid/${orderId}`, {});
    expect(await bookedOf(orderId)).toEqual([]);
  });

  it('get what a version without books was paid and gave back', async () => {
    const orderId = randomUUID().slice(0, 24);
    const insert = `INSERT INTO payments (order_id, user_id, amount_cents, status, pay_until, transaction_id, paid_at, refunded_cents)
      VALUES ($1, $2, 2199, 'completed', now(), $3, '2026-01-31T18:00:00Z', 500)`;
    await sql(insert, [orderId, randomUUID(), randomUUID()]);
    await waitFor(async () => (await bookedOf(orderId)).length === 2, { what: 'the books to catch up' });
    expect(await bookedOf(orderId)).toEqual(
      expect.arrayContaining([
        { demo: 2_199, sales: -2_199 },
        { demo: -500, sales: 500 },
      ]),
    );
  });

  it('get what such a version gave back, also where more is given back before they have caught up', async () => {
    const orderId = randomUUID().slice(0, 24);
    const insert = `INSERT INTO payments (order_id, user_id, amount_cents, status, pay_until, transaction_id, paid_at, refunded_cents)
      VALUES ($1, $2, 2199, 'completed', now(), $3, '2026-01-31T18:00:00Z', 500)`;
    await sql(insert, [orderId, randomUUID(), randomUUID()]);
    await refundPart(orderId, 300);
    await refundAll(orderId);
    const all = await bookedOf(orderId);
    expect(all.map(({ demo }) => demo)).toEqual(expect.arrayContaining([-1_399, -300, -500, 2_199]));
    for (const account of ['demo', 'sales'])
      expect(all.reduce((sum, one) => sum + (one[account] ?? 0), 0)).toBe(0);
  });

  it('are searched by days of Phnom Penh and by account', async () => {
    const orderId = await givenPaid();
    const ids = async (search: string) =>
      (await ledger(search)).journals.map(({ order_id }: { order_id: string }) => order_id);
    const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
    expect(await ids(`&from=${today}&to=${today}&account=delivery`)).toContain(orderId);
    expect(await ids(`&from=${today}&account=tax`)).toEqual([]);
    expect(await ids('&to=2025-12-31')).toEqual([]);
  });

  it('are searched by the account of a courier, however long its name', async () => {
    const { status } = await payments
      .as(staff('admin'))
      .get(`/api/admin/money/ledger?account=courier:${'x'.repeat(100)}`);
    expect(status).toBe(200);
  });

  it('refuse a last day before the first, naming the field', async () => {
    const answer = await payments
      .as(staff('admin'))
      .get('/api/admin/money/ledger?from=2026-02-01&to=2026-01-01');
    expect(answer.body).toMatchObject({ status: 400, errors: [{ field: 'to' }] });
  });

  it('come to nothing in each currency, whatever was paid and given back', async () => {
    await refundPart(await givenPaid(), 100);
    const { body } = await payments.as(staff('admin')).get('/api/admin/money/balances');
    const balances = body.balances as { minor: number; currency: string; account: string }[];
    expect(balances.map(({ account }) => account)).toEqual(expect.arrayContaining(['demo', 'sales']));
    expect(balances.reduce((sum, { minor }) => sum + minor, 0)).toBe(0);
  });
});

describe('the database itself refuses', () => {
  /** One journal with these amounts of dollars. */
  const journal = (...minors: number[]) =>
    sql(
      `WITH journal AS (INSERT INTO journals (at, kind) VALUES (now(), 'payment') RETURNING id)
       INSERT INTO journal_lines SELECT id, 'account-' || place, 'USD', minor
       FROM journal, unnest($1::bigint[]) WITH ORDINALITY AS line (minor, place)`,
      [minors],
    );

  it('a journal that does not add up', async () => {
    await journal(100, -60, -40);
    await expect(journal(100, -60)).rejects.toThrow('does not add up');
  });

  it('a journal that adds up only over two currencies', async () => {
    const mixed = `WITH journal AS (INSERT INTO journals (at, kind) VALUES (now(), 'payment') RETURNING id)
      INSERT INTO journal_lines SELECT id, 'demo', currency, minor
      FROM journal, (VALUES ('USD', 100), ('KHR', -100)) AS line (currency, minor)`;
    await expect(sql(mixed)).rejects.toThrow('does not add up');
  });

  it('a journal without lines', async () => {
    await expect(journal()).rejects.toThrow('has no lines');
  });

  it('a line that is added to a journal of before', async () => {
    await givenPaid();
    const add = `INSERT INTO journal_lines SELECT max(id), 'tax', 'USD', 1 FROM journals`;
    await expect(sql(add)).rejects.toThrow('does not add up');
  });

  it.each([
    ...['evidence', 'journals', 'journal_lines'].flatMap((table) => [
      `DELETE FROM ${table}`,
      `TRUNCATE ${table} CASCADE`,
    ]),
    'UPDATE evidence SET minor = 1',
    "UPDATE journals SET kind = 'refund'",
    'UPDATE journal_lines SET minor = 1',
  ])('%s', async (statement) => {
    await givenPaid();
    await expect(sql(statement)).rejects.toThrow('the books are only added to');
  });
});
