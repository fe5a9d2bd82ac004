import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { sample } from '../statistics.mjs';
import { serveTasks } from '../worker.mjs';
import * as sql from './sql/order.mjs';

const buyer = randomUUID();
let pool;

/** Writes the rows of a checkout in one transaction with pg only; no events are published. */
serveTasks({
  prepare: async ({ databaseUrl, connections, products }) => {
    pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
    pool.on('error', () => {});
    await pool.query(sql.tables);
    await pool.query(sql.fill, [products.map(({ id }) => id), products.map(({ cents }) => cents)]);
  },
  place: async ({ connections, seconds, products, same }) => {
    const times = [];
    let next = 0;
    const begin = performance.now();
    const placing = async () => {
      const client = await pool.connect();
      while (performance.now() < begin + seconds * 1_000) {
        const place = same ? 0 : (next * 2) % (products.length - 1);
        next += 1;
        const start = performance.now();
        await placeOrder(
          client,
          [products[place].id, products[place + 1].id].sort((a, b) => a - b),
        );
        times.push(performance.now() - start);
      }
      client.release();
    };
    await Promise.all(Array.from({ length: connections }, placing));
    return sample(times, (performance.now() - begin) / 1_000);
  },
});

async function placeOrder(client, productIds) {
  const run = (name, values) => client.query({ name, text: sql[name], values });
  const orderId = randomBytes(12).toString('hex');
  await client.query('BEGIN');
  const { rows: offers } = await run('lock', [productIds]);
  const { rows: levels } = await run('hold', [productIds, orderId]);
  const cents = offers.reduce((sum, { price_cents: price }) => sum + price, 0);
  await run('order', [
    orderId,
    buyer,
    cents,
    new Date(Date.now() + 900_000),
    offers.map(({ name }) => name).join('\n'),
  ]);
  await run('items', [orderId, productIds]);
  await run('placed', [orderId, buyer]);
  const events = [orderEvent(orderId, offers, cents), ...levels.map(stockEvent)];
  await run('outbox', [
    events.map(() => randomUUID()),
    events.map(({ type }) => type),
    events.map((e) => JSON.stringify(e)),
  ]);
  await client.query('COMMIT');
}

function orderEvent(orderId, offers, cents) {
  const items = offers.map(({ id, name, price_cents: price }) => ({
    product_id: id,
    name,
    price_cents: price,
    quantity: 1,
  }));
  const customer = { name: 'Sok Dara', email: 'sok@bench.example', phone_number: '+855 12 345 678' };
  return {
    type: 'order.placed.v1',
    subject: orderId,
    data: { order_id: orderId, customer, items, total_cents: cents },
  };
}

const stockEvent = (level) => ({ type: 'stock.changed.v1', subject: String(level.product_id), data: level });
