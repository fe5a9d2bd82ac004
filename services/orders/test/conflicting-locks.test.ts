import { setTimeout as elapsed } from 'node:timers/promises';
import { aCustomer, anEvent, query, waitFor } from '@mekong/testing';
import pg from 'pg';
import { aCheckout, aPerson, givenProduct, startOrders, type OrdersUnderTest } from './builders.js';

const path = '/api/checkout/Recipt-generator';
let orders: OrdersUnderTest;
let rival: pg.Client;
let third: pg.Client;

beforeAll(async () => {
  orders = await startOrders();
  [rival, third] = [new pg.Client(orders.databaseUrl), new pg.Client(orders.databaseUrl)];
  await Promise.all([rival.connect(), third.connect()]);
});
afterAll(async () => {
  await Promise.all([rival.end(), third.end()]);
  await orders.stop();
});

/**
 * Another transaction that locks stock rows, with its own deadlock timeout; `isWaitedFor` resolves when somebody waits for it,
 * `isWaiting` when it waits itself.
 */
async function rivalTransaction(deadlockTimeout: string, client = rival) {
  await client.query('BEGIN');
  await client.query(`SET LOCAL deadlock_timeout = '${deadlockTimeout}'`);
  const lock = (id: number) => client.query('SELECT FROM stock WHERE product_id = $1 FOR UPDATE', [id]);
  const until = (condition: string) =>
    waitFor(async () => {
      const found = `SELECT FROM pg_stat_activity WHERE ${condition}`;
      return (await query(orders.databaseUrl, found, [processIdOf(client)])).length > 0;
    });
  return {
    lock,
    isWaitedFor: () => until('$1 = ANY (pg_blocking_pids(pid))'),
    isWaiting: () => until('pid = $1 AND cardinality(pg_blocking_pids(pid)) > 0'),
    end: () => client.query('COMMIT'),
  };
}

/** The same, with the lock of a stock row. */
async function rivalHolding(productId: number, deadlockTimeout: string, client = rival) {
  const transaction = await rivalTransaction(deadlockTimeout, client);
  await transaction.lock(productId);
  return transaction;
}

const processIdOf = (client: pg.Client) => (client as unknown as { processID: number }).processID;

async function givenTwoProducts(): Promise<[number, number]> {
  const [low, high] = [await givenProduct(orders), await givenProduct(orders)];
  return [low.product_id, high.product_id];
}

async function givenOrder(productId: number): Promise<string> {
  const checkout = aCheckout({ product_id: productId }, 2, 39.98);
  return (await orders.as(aCustomer()).post(path, checkout)).body.orderId;
}

const statusOf = async (orderId: string) =>
  (await query(orders.databaseUrl, 'SELECT status FROM orders WHERE id = $1', [orderId]))[0]?.status;

it('payment events of several types that arrive together do not deadlock with a checkout', async () => {
  const [low, high] = await givenTwoProducts();
  const [paid, cancelled] = [await givenOrder(high), await givenOrder(low)];
  const checkout = await rivalHolding(low, '1ms');
  const handled = orders.others.bus.publish([
    {
      event: anEvent('payment.completed.v1', paid, {
        order_id: paid,
        amount: { amount: 3_998, currency: 'USD' },
        transaction_id: paid,
        paid_at: new Date().toISOString(),
      }),
      attempt: 1,
    },
    {
      event: anEvent('payment.cancelled.v1', cancelled, {
        order_id: cancelled,
        cancelled_at: new Date().toISOString(),
        cancelled_by: aPerson(),
      }),
      attempt: 1,
    },
  ]);
  await checkout.isWaitedFor();
  await checkout.lock(high);
  await checkout.end();
  expect(await handled).toEqual([undefined, undefined]);
  expect([await statusOf(paid), await statusOf(cancelled)]).toEqual(['paid', 'cancelled']);
});

/** A checkout of two products whose transaction PostgreSQL ends for `other`, which then holds both; the checkout comes back for them. */
async function endedCheckout() {
  const [low, high] = await givenTwoProducts();
  const other = await rivalHolding(high, '60s');
  const before = await rivalHolding(low, '60s', third);
  const cart = [low, high].map((id) => ({ id, quantity: 1 }));
  const checkout = { ...aCheckout({ product_id: low }, 1, 39.98), cart };
  const placed = orders.as(aCustomer()).post(path, checkout);
  await before.isWaitedFor();
  const locked = other.lock(low);
  await other.isWaiting();
  // The checkout, which is the first in the line, now waits for the one behind it; PostgreSQL looks for that once in a wait.
  await before.end();
  await locked;
  return { low, high, placed, other };
}

it('a checkout that PostgreSQL ended because of a deadlock is tried again', async () => {
  const { placed, other } = await endedCheckout();
  await other.end();
  expect((await placed).status).toBe(201);
});

it('a checkout that PostgreSQL ended twice because of deadlocks is tried once more', async () => {
  const { low, high, placed, other } = await endedCheckout();
  await other.isWaitedFor();
  // PostgreSQL would end this one if the machine stood still so long that it had already looked for the checkout.
  const next = await rivalTransaction('3s', third);
  const lockedByNext = next.lock(high);
  await next.isWaiting();
  await other.end();
  await lockedByNext;
  await next.isWaitedFor();
  await next.lock(low).catch(() => undefined);
  await next.end();
  expect((await placed).status).toBe(201);
});

it('a shopper whose many checkouts wait for each other leaves others their connections to the database', async () => {
  const [product] = await givenTwoProducts();
  const { isWaitedFor, end } = await rivalHolding(product, '1s');
  const many = aCustomer();
  const checkout = aCheckout({ product_id: product }, 1, 21.99);
  const waiting = Array.from({ length: 30 }, () => orders.as(many).post(path, checkout));
  await isWaitedFor();
  const other = orders.as(aCustomer()).get('/api/user/my-orders');
  const first = await Promise.race([other.then(({ status }) => status), ...waiting, elapsed(2_000)]);
  await end();
  expect(first).toBe(200);
  await Promise.all(waiting);
});
