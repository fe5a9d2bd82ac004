import { query } from '@mekong/testing';
import { DataSource } from 'typeorm';
import { AnalyticsSoldLines1765300000000 } from '../src/migrations/1765300000000-sold-lines.js';
import { aProduct, aSale, deliver, startAnalytics, type AnalyticsUnderTest } from './builders.js';

let analytics: AnalyticsUnderTest;
beforeAll(async () => {
  analytics = await startAnalytics();
});
afterAll(() => analytics.stop());

const at = '2025-03-01T20:00:00Z';
const day = '2025-03-02';
const product = aProduct();
const aSaleOf = (quantity: number) => aSale({ at, products: [[product, quantity]], shippingCents: 200 });

/** What is noted as sold of the order's only line. */
async function notedOf({ orderId }: { orderId: string }) {
  const [line] = await query(
    analytics.databaseUrl,
    'SELECT sold_day::text AS day, sold_quantity AS quantity, sold_cents::int AS cents FROM lines WHERE order_id = $1',
    [orderId],
  );
  return line;
}
const nothing = { day: null, quantity: null, cents: null };

it('nothing is noted as sold of a line until its order is paid, and nothing any more once it is refunded', async () => {
  const sale = aSaleOf(2);
  await deliver(analytics, sale.placed);
  expect(await notedOf(sale)).toEqual(nothing);
  await deliver(analytics, sale.paid);
  expect(await notedOf(sale)).toEqual({ day, quantity: 2, cents: 4_000 });
  await deliver(analytics, sale.refunded(at));
  expect(await notedOf(sale)).toEqual(nothing);
});

it('what was given back is taken off, whatever is heard first', async () => {
  const sale = aSaleOf(3);
  await deliver(analytics, sale.partlyRefunded(at, 1));
  await deliver(analytics, sale.paid);
  expect(await notedOf(sale)).toEqual({ day, quantity: 2, cents: 4_000 });
  await deliver(analytics, sale.placed, sale.partlyRefunded(at, 1));
  expect(await notedOf(sale)).toEqual({ day, quantity: 1, cents: 2_000 });
});

it('what is sold is without the discount of its line, also of what was given back', async () => {
  const sale = aSale({ at, products: [[product, 3]], shippingCents: 200, discountCents: 600 });
  await deliver(analytics, sale.placed, sale.paid);
  expect(await notedOf(sale)).toEqual({ day, quantity: 3, cents: 5_400 });
  await deliver(analytics, sale.partlyRefunded(at, 1));
  expect(await notedOf(sale)).toEqual({ day, quantity: 2, cents: 3_600 });
});

it('a refund that is heard of first leaves nothing to note', async () => {
  const sale = aSaleOf(1);
  await deliver(analytics, sale.refunded(at));
  await deliver(analytics, sale.paid, sale.placed);
  expect(await notedOf(sale)).toEqual(nothing);
});

it('lines of before are noted when the column comes', async () => {
  const [kept, reduced, refunded, unpaid] = [1, 3, 1, 1].map(aSaleOf);
  const migration = new AnalyticsSoldLines1765300000000();
  const db = await new DataSource({ type: 'postgres', url: analytics.databaseUrl }).initialize();
  const runner = db.createQueryRunner();
  await migration.down(runner);
  await deliver(analytics, kept!.paid, reduced!.paid, refunded!.paid, unpaid!.placed);
  await deliver(analytics, reduced!.partlyRefunded(at, 2), refunded!.refunded(at));
  await migration.up(runner);
  await db.destroy();
  expect(await Promise.all([kept!, reduced!, refunded!, unpaid!].map(notedOf))).toEqual([
    { day, quantity: 1, cents: 2_000 },
    { day, quantity: 1, cents: 2_000 },
    nothing,
    nothing,
  ]);
});
