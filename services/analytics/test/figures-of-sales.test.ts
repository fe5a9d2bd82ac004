import type { ShopEvent } from '@mekong/contracts';
import { staff } from '@mekong/testing';
import {
  aProduct,
  aSale,
  aVisitor,
  created,
  deliver,
  eventAt,
  startAnalytics,
  type AnalyticsUnderTest,
} from './builders.js';

let analytics: AnalyticsUnderTest;
beforeAll(async () => {
  analytics = await startAnalytics();
  const events = sales.flatMap(eventsOf);
  const half = events.length / 2;
  await deliver(analytics, ...kinds.map(created), ...events.slice(half), ...events.slice(0, half));
});
afterAll(() => analytics.stop());

const dayMs = 86_400_000;
const first = Date.parse('2025-02-01T00:00:00+07:00');
const kinds = (['mouse', 'keyboard', 'monitor'] as const).map((category) => aProduct({ category }));

/** Each browser orders twice in a row, often on one day. */
const visitors = Array.from({ length: 60 }, aVisitor);
const visitorOf = (n: number) => visitors[Math.floor(n / 2)]!;

/** Sales at all hours of forty days, some refunded, wholly or by a piece, some unpaid, some paid a day later. */
const sales = Array.from({ length: 120 }, (_, n) => {
  const placedAt = first + n * 8.1 * 3_600_000;
  const product = kinds[n % 3]!;
  const at = new Date(placedAt).toISOString();
  const paidAt = n % 11 === 10 ? undefined : placedAt + (n % 5 === 4 ? dayMs : 0);
  const sale = aSale({ at, products: [[product, 1 + (n % 4)]], visitor: visitorOf(n), shippingCents: 200 });
  return { n, sale, product, placedAt, paidAt, pieces: 1 + (n % 4) };
});

const isRefunded = ({ n }: Sold) => n % 7 === 6;
const backOf = ({ n, pieces }: Sold) => (pieces > 1 && n % 3 === 1 ? 1 : 0);

function eventsOf(sold: Sold): ShopEvent[] {
  const { sale, paidAt } = sold;
  const looked = eventAt(sale.placed.time, 'cart.quoted.v1', 'x', { visitor_id: aVisitor() });
  if (!paidAt) return [sale.placed, looked];
  const paid = { ...sale.paid, data: { ...sale.paid.data, paid_at: new Date(paidAt).toISOString() } };
  const events = [looked, paid, sale.placed];
  if (isRefunded(sold)) return [sale.refunded(sale.placed.time), ...events];
  return backOf(sold) ? [...events, sale.partlyRefunded(sale.placed.time, 1)] : events;
}
type Sold = (typeof sales)[number];

const dayOf = (moment: number) => new Date(moment + 7 * 3_600_000).toISOString().slice(0, 10);
const range = { from: '2025-02-05', to: '2025-02-28' };
const isWithin = (moment: number | undefined) =>
  moment !== undefined && dayOf(moment) >= range.from && dayOf(moment) <= range.to;
const paidSales = sales.filter(({ paidAt }) => isWithin(paidAt));
const kept = paidSales.filter((sold) => !isRefunded(sold));
const sum = (sold: Sold[], of: (one: Sold) => number) => sold.reduce((total, one) => total + of(one), 0);
const keptRevenue = (one: Sold) => (one.pieces - backOf(one)) * 20 + 2;

const read = async () =>
  (await analytics.as(staff('admin')).get(`/api/analytics?from=${range.from}&to=${range.to}`)).body;

it('the sales of each day are those that are counted one by one', async () => {
  const byDay = kept.map((one) => dayOf(one.paidAt!));
  const { days, now } = await read();
  expect(days).toEqual(
    days.map(({ day }: { day: string }) => {
      const own = kept.filter((_, place) => byDay[place] === day);
      return { day, discount: 0, profit: null, orders: own.length, revenue: sum(own, keptRevenue) };
    }),
  );
  expect(days).toHaveLength(24);
  expect(now.refunded).toBe(
    sum(paidSales, (one) => (isRefunded(one) ? one.pieces * 20 + 2 : backOf(one) * 20)),
  );
});

it('what was sold of each product and category is what is counted line by line', async () => {
  const counted = kinds.map((product) => {
    const own = kept.filter((one) => one.product === product);
    const quantity = sum(own, (one) => one.pieces - backOf(one));
    return {
      id: product.product_id,
      category: product.category,
      quantity,
      revenue: quantity * 20,
      profit: null,
    };
  });
  counted.sort((a, b) => b.quantity - a.quantity || a.id - b.id);
  const { best_sellers, categories } = await read();
  expect(best_sellers).toMatchObject(counted);
  const byCategory = categories.map(({ category }: { category: string }) =>
    counted.find((one) => one.category === category),
  );
  expect(byCategory).toMatchObject(categories);
});

it('of the carts of all days, one a browser and day, those are paid with an order of that day, whenever it was paid', async () => {
  const placed = sales.filter(({ placedAt }) => isWithin(placedAt));
  const visits = (of: Sold[]) =>
    new Set(of.map(({ n, placedAt }) => `${visitorOf(n)} ${dayOf(placedAt)}`)).size;
  const carts = placed.length + visits(placed);
  expect((await read()).now).toMatchObject({
    carts,
    conversion: visits(placed.filter(({ paidAt }) => paidAt)) / carts,
  });
});

describe('ways to pay', () => {
  const day = '2026-05-04';
  const at = `${day}T05:00:00Z`;
  const seller = staff('seller');
  const usdAndKhr = (usd_cents: number, khr: number) => ({ usd_cents, khr });
  const way = (method: string, currency: string, orders: number, revenue: number) => ({
    ...{ method, currency, orders, revenue },
  });
  beforeAll(async () => {
    const own = aProduct({ seller_id: seller.userId });
    const one = (how?: Parameters<typeof aSale>[0]['way']) =>
      aSale({ at, products: [[own, 1]], shippingCents: 200, way: how });
    const inRiel = { method: 'khqr', pay_currency: 'KHR', received: usdAndKhr(0, 90_200) } as const;
    const [before, riel, back, cash] = [
      one(),
      one(inRiel),
      one(inRiel),
      one({ method: 'cod', pay_currency: 'USD', received: usdAndKhr(3_000, -32_800) }),
    ];
    const paid = [before!, riel!, back!, cash!].flatMap((sale) => [sale.paid, sale.placed]);
    await deliver(analytics, created(own), ...paid, back!.refunded(at));
  });

  it('have their orders and revenue with the riel exactly as paid, and orders of before are demo in dollars', async () => {
    const path = `/api/analytics?from=${day}&to=${day}`;
    expect((await analytics.as(staff('admin')).get(path)).body.ways).toEqual([
      { ...way('cod', 'USD', 1, 22), received: 30, received_khr: -32_800 },
      { ...way('demo', 'USD', 1, 22), received: 22, received_khr: 0 },
      { ...way('khqr', 'KHR', 1, 22), received: 0, received_khr: 90_200 },
    ]);
    const nothing = { received: null, received_khr: null };
    expect((await analytics.as(seller).get(path)).body.ways).toEqual([
      { ...way('cod', 'USD', 1, 20), ...nothing },
      { ...way('demo', 'USD', 1, 20), ...nothing },
      { ...way('khqr', 'KHR', 1, 20), ...nothing },
    ]);
  });

  it('stand in the sales report with their sums, which are those of analytics, and in its files in words', async () => {
    const days = `from=${day}&to=${day}`;
    const { body } = await analytics.as(staff('admin')).get(`/api/reports/sales?${days}`);
    const ways = body.rows.map(({ method, currency }: Record<string, string>) => `${method} ${currency}`);
    expect(ways.sort()).toEqual(['cod USD', 'demo USD', 'khqr KHR', 'khqr KHR']);
    const figures = await analytics.as(staff('admin')).get(`/api/analytics?${days}`);
    expect(body.totals.ways).toEqual(figures.body.ways);
    const file = await analytics
      .as(staff('admin'))
      .get(`/api/reports/sales/file?${days}&format=csv&language=km`);
    expect(file.body).toMatch(/វិធីបង់ប្រាក់,រូបិយប័ណ្ណ.*បង់ប្រាក់ពេលទទួលទំនិញ,USD/s);
  });
});
