import { setTimeout as elapsed } from 'node:timers/promises';
import { aCustomer, anEvent, query, waitFor } from '@mekong/testing';
import pg from 'pg';
import { aCheckout, aPerson, givenProduct, startOrders, type OrdersUnderTest } from './builders.js';

const path = '/api/checkout/Recipt-generator';
let orders: OrdersUnderTest;
let rival: pg.Client;
let third: pg.Client;
let fourth: pg.Client;

const aClient = async () => {
  const client = new pg.Client(orders.databaseUrl);
  await client.connect();
  return client;
};

beforeAll(async () => {
  orders = await startOrders();
  [rival, third, fourth] = await Promise.all([aClient(), aClient(), aClient()]);
});
afterAll(async () => {
  await Promise.all([rival, third, fourth].map((client) => client.end()));
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

/**
 * A checkout of two products whose transaction PostgreSQL ends for `other`, which then holds both; the checkout comes back for
 * them. `queue` may have somebody else wait for the first product before that.
 */
async function endedCheckout(queue: (low: number) => Promise<void> = async () => undefined) {
  const [low, high] = await givenTwoProducts();
  const other = await rivalHolding(high, '60s');
  const before = await rivalHolding(low, '60s', third);
  const cart = [low, high].map((id) => ({ id, quantity: 1 }));
  const checkout = { ...aCheckout({ product_id: low }, 1, 39.98), cart };
  const placed = orders.as(aCustomer()).post(path, checkout);
  await before.isWaitedFor();
  const locked = other.lock(low);
  await other.isWaiting();
  await queue(low);
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
  const between = await rivalTransaction('60s', fourth);
  const turns: Promise<unknown>[] = [];
  const { low, high, placed, other } = await endedCheckout(async (low) => {
    turns.push(between.lock(low));
    await between.isWaiting();
  });
  const next = await rivalTransaction('60s', third);
  turns.push(next.lock(high));
  await next.isWaiting();
  await other.end();
  await Promise.all(turns);
  await between.isWaitedFor();
  const locked = next.lock(low);
  await next.isWaiting();
  await between.end();
  await locked;
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
