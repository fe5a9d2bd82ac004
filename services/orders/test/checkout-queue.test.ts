import { randomUUID } from 'node:crypto';
import { aCustomer, waitFor, waitingStatements, type ApiAnswer } from '@mekong/testing';
import pg from 'pg';
import { aCheckout, givenProduct, startOrders, type OrdersUnderTest } from './builders.js';

const path = '/api/checkout/Recipt-generator';
let orders: OrdersUnderTest;
let rival: pg.Client;

beforeAll(async () => {
  // One checkout at a time.
  orders = await startOrders({ DATABASE_POOL: '3' });
  rival = new pg.Client(orders.databaseUrl);
  await rival.connect();
});
afterAll(async () => {
  await rival.end();
  await orders.stop();
});

/** While `work` runs, nobody else can lock this product's stock. */
async function withStockLocked<T>(productId: number, work: () => Promise<T>): Promise<T> {
  await rival.query('BEGIN');
  await rival.query('SELECT FROM stock WHERE product_id = $1 FOR UPDATE', [productId]);
  try {
    return await work();
  } finally {
    await rival.query('COMMIT');
  }
}

it('checkouts of 64 shoppers may wait; where more would wait too long, the newest are told so at once', async () => {
  const product = await givenProduct(orders, { stock: { quantity: 1_000, version: 1 } });
  const answers: ApiAnswer[] = [];
  const checkOut = async () => {
    const shopper = orders.as(aCustomer({ userId: randomUUID() }));
    answers.push(await shopper.post(path, aCheckout(product, 2, 39.98)));
  };
  // From now on checkouts take long.
  const slow = await withStockLocked(product.product_id, async () => {
    const first = checkOut();
    await waitFor(async () => (await waitingStatements(orders.databaseUrl)) > 0, {
      what: 'a checkout that waits for the stock',
    });
    return [first];
  });
  await Promise.all(slow);
  const accepted = await withStockLocked(product.product_id, async () => {
    const all = Array.from({ length: 100 }, checkOut);
    await waitFor(() => answers.length === 1 + 35, { what: 'refusals' });
    return all;
  });
  const refused = answers.slice(1);
  expect(refused.map(({ status }) => status)).toEqual(Array(35).fill(503));
  expect(refused[0]!.body).toMatchObject({ code: 'UNAVAILABLE', params: { reason: 'checkouts' } });
  expect(refused[0]!.headers.get('retry-after')).toBe('2');
  await Promise.all(accepted);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1 + 65);
});

it('50 checkouts of one shopper may wait, and others are taken meanwhile', async () => {
  const product = await givenProduct(orders, { stock: { quantity: 1_000, version: 1 } });
  const shopper = orders.as(aCustomer({ userId: randomUUID() }));
  const answers: ApiAnswer[] = [];
  const checkOut = async (by = shopper) =>
    void answers.push(await by.post(path, aCheckout(product, 2, 39.98)));
  const waiting = await withStockLocked(product.product_id, async () => {
    const all = Array.from({ length: 60 }, () => checkOut());
    await waitFor(() => answers.length === 10, { what: 'refusals' });
    return [...all, checkOut(orders.as(aCustomer({ userId: randomUUID() })))];
  });
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(429));
  await Promise.all(waiting);
  // Of the first shopper 25, as more may not be open.
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(25 + 1);
});
