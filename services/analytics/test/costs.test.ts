import { staff } from '@mekong/testing';
import {
  aProduct,
  aSale,
  created,
  deliver,
  eventAt,
  startAnalytics,
  type AnalyticsUnderTest,
} from './builders.js';

let analytics: AnalyticsUnderTest;
beforeAll(async () => {
  analytics = await startAnalytics();
});
afterAll(() => analytics.stop());

const admin = staff('admin');
type Told = { average_cents: number | null; last_cents?: number | null; supplier?: string; version?: number };
const costs = (at: string, id: number, { version = 1, last_cents, ...told }: Told) =>
  eventAt(at, 'product.costs-told.v1', id, {
    costs: [
      {
        product_id: id,
        version,
        last_cents: last_cents ?? (told.average_cents && Math.round(told.average_cents)),
        ...told,
      },
    ],
  });
const figures = async (day: string, as = admin) =>
  (await analytics.as(as).get(`/api/analytics?from=${day}&to=${day}`)).body;
const report = async (kind: string, from: string, to: string, as = admin, more = '') =>
  (await analytics.as(as).get(`/api/reports/${kind}?from=${from}&to=${to}${more}`)).body;
const level = (id: number, available: number) =>
  eventAt('2025-01-01T00:00:00Z', 'stock.changed.v1', id, {
    ...{ product_id: id, available, held: 0, version: 1 },
  });

describe('profit', () => {
  it.each(['before', 'after'])(
    'is reckoned with the cost that held when the order was paid, told %s it, by day, category and brand',
    async (told) => {
      const day = told === 'before' ? '2025-04-01' : '2025-04-03';
      const product = aProduct({ category: 'monitor', brand: { id: 77, name: 'Tonlix' } });
      const id = product.product_id;
      const sale = aSale({ at: `${day}T05:00:00Z`, products: [[product, 3]], shippingCents: 200 });
      const known = [
        costs(`${day}T04:00:00Z`, id, { average_cents: 1_250.5 }),
        costs(`${day}T06:00:00Z`, id, { average_cents: 1_900, version: 2 }),
      ];
      await deliver(analytics, created(product), ...(told === 'before' ? known : []), sale.placed, sale.paid);
      if (told === 'after') await deliver(analytics, ...known.reverse());
      await deliver(analytics, sale.partlyRefunded(`${day}T07:00:00Z`, 1));
      // Two pieces are kept: 2 × 20.00 − 2 × 12.505.
      const { now, days, categories, brands, best_sellers } = await figures(day);
      expect(now).toMatchObject({ profit: 14.99, costed: 40 });
      expect(days).toMatchObject([{ day, profit: 14.99 }]);
      expect(categories).toMatchObject([{ category: 'monitor', profit: 14.99 }]);
      expect(brands).toMatchObject([{ brand: 'Tonlix', profit: 14.99 }]);
      expect(best_sellers).toMatchObject([{ id, profit: 14.99 }]);
      const { rows } = await report('products', day, day);
      expect(rows[0]).toMatchObject({ product_id: id, cost: 25.01, profit: 14.99, margin: 37.5 });
    },
  );

  it('is not known of what has no cost, and sellers see that of their own lines alone', async () => {
    const day = '2025-04-05';
    const seller = staff('seller');
    const [own, other, unknown] = [aProduct({ seller_id: seller.userId }), aProduct(), aProduct()];
    const known = [own, other].map(({ product_id }) =>
      costs('2025-04-01T00:00:00Z', product_id, { average_cents: 500 }),
    );
    const products = [own, other, unknown].map((one): [typeof one, number] => [one, 1]);
    const sale = aSale({ at: `${day}T05:00:00Z`, products });
    await deliver(analytics, ...[own, other, unknown].map(created), ...known, sale.placed, sale.paid);
    expect((await figures(day)).now).toMatchObject({ revenue: 60, profit: 30, costed: 40 });
    expect((await figures(day, seller)).now).toMatchObject({ revenue: 20, profit: 15, costed: 20 });
    expect((await figures('2025-04-20')).now).toMatchObject({ profit: null, costed: 0 });
    const rows = (await report('products', day, day, seller)).rows;
    expect(rows).toMatchObject([{ product_id: own.product_id, profit: 15 }]);
  });
});

describe('stock', () => {
  const seller = staff('seller');
  const [sold, dead, gone] = [1, 2, 3].map(() => aProduct({ seller_id: seller.userId }));
  beforeAll(async () => {
    const at = (day: string) => aSale({ at: `${day}T05:00:00Z`, products: [[sold!, 15]] });
    const old = aSale({ at: '2025-03-02T05:00:00Z', products: [[dead!, 1]] });
    const sales = [at('2025-05-01'), at('2025-05-30'), old];
    await deliver(
      analytics,
      ...[sold, dead, gone].map((one) => created(one!)),
      ...[level(sold!.product_id, 4), level(dead!.product_id, 7), level(gone!.product_id, 0)],
      costs('2025-01-01T00:00:00Z', sold!.product_id, {
        ...{ average_cents: 800, last_cents: 900, supplier: 'Parts Co' },
      }),
      costs('2025-01-02T00:00:00Z', dead!.product_id, { average_cents: 1_000.4 }),
      ...sales.flatMap(({ placed, paid }) => [placed, paid]),
    );
  });
  const month = ['2025-05-01', '2025-05-30'] as const;

  it('has its value at cost', async () => {
    const { rows } = await report('stock', ...month, seller);
    expect(rows).toMatchObject([
      { product_id: gone!.product_id, available: 0, unit_cost: null, cost: null },
      { product_id: sold!.product_id, available: 4, unit_cost: 8, value: 80, cost: 32 },
      { product_id: dead!.product_id, available: 7, unit_cost: 10, value: 140, cost: 70.03 },
    ]);
  });

  it('is dead where nothing of it was sold on the days', async () => {
    expect((await report('dead-stock', ...month, seller)).rows).toEqual([
      expect.objectContaining({
        product_id: dead!.product_id,
        available: 7,
        cost: 70.03,
        last_day: '2025-03-02',
      }),
    ]);
    expect((await report('dead-stock', '2025-03-01', '2025-05-30', seller)).rows).toEqual([]);
  });

  it('is to be ordered for the days that it takes to come, less what is there, by supplier', async () => {
    // 30 pieces in 30 days are one a day.
    const wanted = { supplier: 'Parts Co', quantity: 30, a_day: 1, available: 4, unit_cost: 9 };
    expect((await report('reorder', ...month, seller)).rows).toEqual([
      expect.objectContaining({ ...wanted, pieces: 10, amount: 90 }),
    ]);
    const late = await report('reorder', ...month, seller, '&lead_days=60');
    expect(late.rows).toMatchObject([{ ...wanted, pieces: 56, amount: 504 }]);
    expect((await report('reorder', ...month, seller, '&lead_days=4')).rows).toEqual([]);
    expect((await report('reorder', ...month, staff('seller'))).rows).toEqual([]);
    expect(await report('reorder', ...month, seller, '&lead_days=0')).toMatchObject({ status: 400 });
  });

  it('is sorted by any of its numbers, and added up over all pages', async () => {
    const ids = async (sort: string) =>
      (await report('stock', ...month, seller, `&sort=${sort}`)).rows.map(
        ({ product_id }: { product_id: number }) => product_id,
      );
    const [a, b, c] = [sold, dead, gone].map((one) => one!.product_id);
    expect(await ids('-value')).toEqual([b, a, c]);
    expect(await ids('value')).toEqual([c, a, b]);
    expect(await ids('-quantity')).toEqual([a, expect.anything(), expect.anything()]);
    expect(await ids('unknown')).toEqual([c, a, b]);
    const { sums, total } = await report('stock', ...month, seller, '&limit=1');
    expect({ sums, total }).toEqual({
      ...{ total: 3, sums: { available: 11, value: 220, cost: 102.03, quantity: 30 } },
    });
    const purchase = await report('reorder', ...month, seller, '&sort=-pieces');
    expect(purchase).toMatchObject({ rows: [{ pieces: 10 }], sums: { pieces: 10, amount: 90 } });
  });

  it('to be ordered comes as a file too, also from the background', async () => {
    const [from, to] = month;
    const file = await analytics
      .as(seller)
      .get(`/api/reports/reorder/file?from=${from}&to=${to}&format=csv&lead_days=60`);
    expect(file.body).toMatch(/Parts Co,Mouse \d+,Mouse,Logitech,30,1,4,56,9\.00,504\.00/);
    const body = { kind: 'reorder', from, to, format: 'csv', language: 'en', lead_days: 60 };
    expect((await analytics.as(seller).post('/api/reports/jobs', body)).status).toBe(201);
  });
});
