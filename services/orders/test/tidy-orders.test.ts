import { aCustomer, query } from '@mekong/testing';
import { DataSource } from 'typeorm';
import { HoldsRepository } from '../src/checkout/holds.repository.js';
import { HourlyOrdersRepository } from '../src/checkout/hourly-orders.repository.js';
import { IdempotencyKeysRepository } from '../src/checkout/idempotency-keys.repository.js';
import { InvoicesRepository } from '../src/invoices/invoices.repository.js';
import { PromoGuessesRepository } from '../src/promo-codes/promo-guesses.repository.js';
import { ReturnsRepository } from '../src/returns/returns.repository.js';
import { StockHistoryRepository } from '../src/stock/stock-history.repository.js';
import { TidyOrders } from '../src/tidy-orders.js';
import { aCheckout, givenProduct, startOrders, type OrdersUnderTest } from './builders.js';

let orders: OrdersUnderTest;
let db: DataSource;
let tidy: TidyOrders;
beforeAll(async () => {
  orders = await startOrders();
  db = await new DataSource({ type: 'postgres', url: orders.databaseUrl }).initialize();
  tidy = new TidyOrders(
    new IdempotencyKeysRepository(db),
    new HoldsRepository(db),
    new HourlyOrdersRepository(db),
    new StockHistoryRepository(db),
    new InvoicesRepository(db),
    new PromoGuessesRepository(db),
    new ReturnsRepository(db),
  );
});
afterAll(async () => {
  await db.destroy();
  await orders.stop();
});

const run = (sql: string, values?: unknown[]) => query(orders.databaseUrl, sql, values);

async function givenOrder(key?: string) {
  const [product, customer] = [await givenProduct(orders), aCustomer()];
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
  const { body } = await orders
    .as(customer)
    .post('/api/checkout/Recipt-generator', aCheckout(product, 2, 39.98), headers);
  return { id: body.orderId as string, productId: product.product_id };
}

it('the key of a checkout is kept for 7 days', async () => {
  for (const [key, days] of Object.entries({ new: 0, young: 6, old: 8 })) {
    await givenOrder(`${key}-key-of-a-checkout`);
    await run(`UPDATE idempotency_keys SET created_at = now() - $2 * interval '1 day' WHERE key = $1`, [
      `${key}-key-of-a-checkout`,
      days,
    ]);
  }
  await tidy.tidy();
  const keys = (await run('SELECT key FROM idempotency_keys ORDER BY key')).map(({ key }) => key);
  expect(keys).toEqual(['new-key-of-a-checkout', 'young-key-of-a-checkout']);
});

it('that a network has placed an order is forgotten after an hour', async () => {
  await run('DELETE FROM network_orders');
  for (const minutes of [59, 61])
    await run(
      `INSERT INTO network_orders (wide_network, placed_at) VALUES ('192.0.2.0/24', now() - $1 * interval '1 minute')`,
      [minutes],
    );
  await tidy.tidy();
  expect(await run('SELECT FROM network_orders')).toHaveLength(1);
});

it('where a cancelled order was placed from is forgotten after two days', async () => {
  const ids: string[] = [];
  for (const days of [1, 3]) {
    const { id } = await givenOrder();
    ids.push(id);
    await run(
      `UPDATE orders SET status = 'cancelled', created_at = now() - $2 * interval '1 day' WHERE id = $1`,
      [id, days],
    );
  }
  await tidy.tidy();
  const rows = await run('SELECT id FROM orders WHERE id = ANY ($1) AND client_network IS NOT NULL', [ids]);
  expect(rows).toEqual([{ id: ids[0] }]);
});

it('changes of a stock are kept for 400 days', async () => {
  const { productId } = await givenOrder();
  await run(`UPDATE stock_changes SET changed_at = now() - interval '401 days' WHERE product_id = $1`, [
    productId,
  ]);
  const young = await givenOrder();
  await tidy.tidy();
  const left = await run('SELECT DISTINCT product_id FROM stock_changes WHERE product_id = ANY ($1)', [
    [productId, young.productId],
  ]);
  expect(left).toEqual([{ product_id: young.productId }]);
});

it('invoices are kept for 11 years, and so is one whose credit note is', async () => {
  const { id } = await givenOrder();
  const issue = `INSERT INTO invoices (kind, year, serial, order_id, credits_id, issued_on, paid_on, seller, buyer, lines,
      net_cents, vat_cents, total_cents)
    SELECT $1, extract(year FROM day), $2, $3, $4, day, day, '{}', '{}', '[]', 100, 0, 100
    FROM (SELECT (now() - $5 * interval '1 year')::date AS day) AS issued RETURNING id`;
  const issued = async (kind: string, serial: number, years: number, credits: unknown = null) =>
    (await run(issue, [kind, serial, id, credits, years]))[0]!.id;
  await issued('credit_note', 1, 12, await issued('commercial', 1, 12));
  await issued('credit_note', 2, 10, await issued('vat', 2, 12));
  await tidy.tidy();
  await tidy.tidy();
  const left = await run('SELECT kind, serial FROM invoices ORDER BY id');
  expect(left).toEqual([
    { kind: 'vat', serial: 2 },
    { kind: 'credit_note', serial: 2 },
  ]);
});
