import { staff } from '@mekong/testing';
import { start } from '../../services/analytics/src/service.js';
import {
  aProduct,
  aSale,
  aVisitor,
  created,
  deliver,
  type AnalyticsUnderTest,
} from '../../services/analytics/test/builders.js';
import { startBigService, type BigService } from './big-service.js';

const orders = 1_000_000;
const products = 100_000;
const templates = 10;
/** So few that a month and the one before it have less than what counts as a whole table: one in a hundred orders. */
const perDay = 150;

let big: BigService;
const catalogue = Array.from({ length: templates }, () => aProduct());

async function sell(): Promise<void> {
  const at = new Date().toISOString();
  const sale = aSale({ at, products: [[catalogue[0]!, 1]], visitor: aVisitor() });
  await deliver(big.service as AnalyticsUnderTest, sale.placed, sale.paid, sale.partlyRefunded(at, 1));
}

beforeAll(async () => {
  big = await startBigService('analytics', start);
  await deliver(big.service, ...catalogue.map(created));
  await sell();
  const at = `source.placed_at - n * interval '1 day' / ${perDay}`;
  const copies = products / templates - 1;
  const productId = `1 + (source.product_id + n * 7) % ${products}`;
  await big.fill('products', copies, {
    id: `source.id + ${templates} * n`,
    seller_id: "md5('seller ' || n % 200)::uuid",
  });
  await big.fill('stock', copies, {
    product_id: `source.product_id + ${templates} * n`,
    available: '6 + n % 50',
  });
  await big.fill('orders', orders, {
    id: "source.id || '-' || n",
    customer_id: "md5('customer ' || n % 30000)::uuid",
    visitor_id: "md5('visitor ' || n)::uuid",
    placed_at: at,
    paid_at: at,
  });
  await big.fill('lines', orders, {
    order_id: "source.order_id || '-' || n",
    product_id: productId,
    seller_id: "md5('seller ' || n % 200)::uuid",
  });
  await big.fill('customers', 30_000, { id: "md5('customer ' || n)::uuid" });
  await big.fill('carts', orders, {
    day: `source.day - n / ${perDay}`,
    visitor_id: "md5('visitor ' || n)::uuid",
  });
  await big.fillMessages();
}, 600_000);

afterAll(() => big.stop());

it('an order is recorded from its cart to a refund without reading a whole table', async () => {
  expect(await big.wholeTablesReadBy(sell)).toEqual([]);
});

it.each([
  ['admin', '/api/analytics'],
  ['seller', '/api/analytics'],
  ['admin', '/api/reports/sales'],
  ['seller', '/api/reports/sales'],
])("the %s's %s of a month reads no whole table", async (role, path) => {
  const asker = role === 'admin' ? staff('admin') : { ...staff('seller'), userId: await someSeller() };
  const month = `from=${daysAgo(60)}&to=${daysAgo(31)}`;
  const read = await big.wholeTablesReadBy(async () => {
    expect((await big.service.as(asker).get(`${path}?${month}`)).status).toBe(200);
  });
  expect(read).toEqual([]);
});

/** As `2026-01-31`. */
function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

/** The id of a seller whose products are in the filled tables. */
async function someSeller(): Promise<string> {
  const [row] = await big.sql("SELECT md5('seller 7')::uuid::text AS id");
  return String(row!.id);
}
