import type { ShopEvent } from '@mekong/contracts';
import { anEvent, anIdentity, query, staff } from '@mekong/testing';
import {
  aProduct,
  aSale,
  aVisitor,
  created,
  eventAt,
  startAnalytics,
  deliver,
  usd,
  type AnalyticsUnderTest,
} from './builders.js';

let analytics: AnalyticsUnderTest;
beforeAll(async () => {
  analytics = await startAnalytics();
});
afterAll(() => analytics.stop());

const admin = staff('admin');
const read = async (from: string, to = from, as = admin) => {
  const { status, body } = await analytics.as(as).get(`/api/analytics?from=${from}&to=${to}`);
  expect(status).toBe(200);
  return body;
};

it('revenue is what customers paid, with orders and the average order', async () => {
  const product = aProduct();
  const sales = [1, 2].map((quantity) =>
    aSale({ at: '2025-01-01T05:00:00Z', products: [[product, quantity]], shippingCents: 200 }),
  );
  await deliver(analytics, created(product), ...sales.flatMap(({ placed, paid }) => [placed, paid]));
  expect((await read('2025-01-01')).now).toMatchObject({ revenue: 64, orders: 2, average: 32 });
});

it('an unpaid order does not count as a sale', async () => {
  const { placed, cancelled } = aSale({ at: '2025-01-02T05:00:00Z', products: [[aProduct(), 1]] });
  await deliver(analytics, placed, cancelled);
  expect((await read('2025-01-02')).now).toMatchObject({ revenue: 0, orders: 0, average: null });
});

it.each(['before', 'after'])(
  'an order that ended counts once late money has paid it, told %s its end',
  async (told) => {
    const day = told === 'before' ? '2025-03-07' : '2025-03-08';
    const { placed, paid, cancelled } = aSale({ at: `${day}T05:00:00Z`, products: [[aProduct(), 1]] });
    await deliver(analytics, placed, ...(told === 'before' ? [paid, cancelled] : [cancelled, paid]));
    expect((await read(day)).now).toMatchObject({ revenue: 20, orders: 1 });
    const states = 'SELECT state FROM orders WHERE id = $1';
    expect(await query(analytics.databaseUrl, states, [placed.subject])).toEqual([{ state: 'paid' }]);
  },
);

it("a sale belongs to the shop's day, not to UTC's", async () => {
  const late = aSale({ at: '2025-01-03T17:30:00Z', products: [[aProduct(), 1]] });
  await deliver(analytics, late.placed, late.paid);
  expect((await read('2025-01-03', '2025-01-05')).days).toEqual([
    { day: '2025-01-03', revenue: 0, discount: 0, orders: 0, profit: null },
    { day: '2025-01-04', revenue: 20, discount: 0, orders: 1, profit: null },
    { day: '2025-01-05', revenue: 0, discount: 0, orders: 0, profit: null },
  ]);
});

it('a refund of some pieces takes them out of the sale, for shop and seller, whatever is heard first', async () => {
  const at = '2025-01-20T05:00:00Z';
  const product = aProduct({ name: 'Returned Mouse' });
  const sale = aSale({ at, products: [[product, 3]], shippingCents: 200 });
  await deliver(analytics, sale.partlyRefunded(at, 1));
  await deliver(analytics, created(product), sale.placed, sale.paid, sale.partlyRefunded(at, 1));
  expect((await read('2025-01-20')).now).toMatchObject({ revenue: 22, orders: 1, refunded: 40 });
  const own = await read(
    '2025-01-20',
    '2025-01-20',
    anIdentity({ role: 'seller', userId: product.seller_id }),
  );
  expect(own.now).toMatchObject({ revenue: 20, refunded: 40 });
  expect(own.best_sellers).toMatchObject([{ name: 'Returned Mouse', quantity: 1, revenue: 20 }]);
});

it('a refund removes the sale, and counts for the day of the sale', async () => {
  const sale = aSale({ at: '2025-01-06T05:00:00Z', products: [[aProduct(), 1]] });
  await deliver(analytics, sale.placed, sale.paid, sale.refunded('2025-01-08T05:00:00Z'));
  expect((await read('2025-01-06')).now).toMatchObject({ revenue: 0, orders: 0, refunded: 20 });
  expect((await read('2025-01-08')).now).toMatchObject({ revenue: 0, refunded: 0 });
});

it('the previous period has its own figures', async () => {
  const sale = aSale({ at: '2025-01-09T05:00:00Z', products: [[aProduct(), 1]] });
  await deliver(analytics, sale.placed, sale.paid);
  const { now, before } = await read('2025-01-10');
  expect(now.revenue).toBe(0);
  expect(before).toMatchObject({ from: '2025-01-09', to: '2025-01-09', revenue: 20 });
});

it('an event that arrives twice, even in parallel, counts once', async () => {
  const product = aProduct();
  const { placed, paid } = aSale({ at: '2025-01-11T05:00:00Z', products: [[product, 1]] });
  await Promise.all([placed, placed, paid, paid].map((event) => analytics.others.deliver(event)));
  await deliver(analytics, paid, placed);
  const { now, best_sellers } = await read('2025-01-11');
  expect(now).toMatchObject({ revenue: 20, orders: 1 });
  expect(best_sellers).toMatchObject([{ id: product.product_id, quantity: 1 }]);
});

it('events give the same figures in whatever order they arrive', async () => {
  const outcome = async (day: string, order: number[]) => {
    const at = `${day}T05:00:00Z`;
    const product = aProduct({ category: 'keyboard', brand: { id: 7, name: 'Keychron' } });
    const kept = aSale({ at, products: [[product, 2]] });
    const back = aSale({ at, products: [[product, 1]] });
    const events = [
      created(product),
      kept.placed,
      kept.paid,
      back.placed,
      back.paid,
      back.refunded(at),
      anEvent('product.deleted.v1', product.product_id, { product_id: product.product_id, version: 9 }),
    ];
    for (const place of order) await deliver(analytics, events[place]!);
    const { now, categories, brands } = await read(day);
    return { revenue: now.revenue, orders: now.orders, refunded: now.refunded, categories, brands };
  };
  const inOrder = await outcome('2025-01-12', [0, 1, 2, 3, 4, 5, 6]);
  expect(inOrder).toMatchObject({ revenue: 40, orders: 1, refunded: 20 });
  expect(inOrder.categories).toEqual([{ category: 'keyboard', quantity: 2, revenue: 40, profit: null }]);
  expect(await outcome('2025-01-13', [6, 5, 4, 3, 2, 1, 0])).toEqual(inOrder);
  expect(await outcome('2025-01-14', [5, 2, 6, 0, 4, 1, 3])).toEqual(inOrder);
});

it('best sellers are sorted by pieces, categories and brands by revenue', async () => {
  const mouse = aProduct();
  const monitor = aProduct({
    category: 'monitor',
    brand: { id: 2, name: 'Dell' },
    price: usd(30_000),
  });
  const sale = aSale({
    at: '2025-01-15T05:00:00Z',
    products: [
      [mouse, 3],
      [monitor, 1],
    ],
  });
  await deliver(analytics, created(mouse), created(monitor), sale.placed, sale.paid);
  const { best_sellers, categories, brands } = await read('2025-01-15');
  expect(best_sellers.map(({ id }: { id: number }) => id)).toEqual([mouse.product_id, monitor.product_id]);
  expect(categories.map(({ category }: { category: string }) => category)).toEqual(['monitor', 'mouse']);
  expect(brands).toMatchObject([
    { brand: 'Dell', revenue: 300 },
    { brand: 'Logitech', revenue: 60 },
  ]);
});

it('a product that is not known yet is called as it was sold, with neither category nor brand', async () => {
  const sale = aSale({ at: '2025-01-28T05:00:00Z', products: [[aProduct({ name: 'Unheard Mouse' }), 2]] });
  await deliver(analytics, sale.placed, sale.paid);
  const { best_sellers, categories, brands } = await read('2025-01-28');
  const sold = { quantity: 2, revenue: 40, profit: null };
  expect(best_sellers).toMatchObject([{ name: 'Unheard Mouse', category: null, brand: null, ...sold }]);
  expect(categories).toEqual([{ category: null, ...sold }]);
  expect(brands).toEqual([{ brand: null, ...sold }]);
});

it("a brand's newest name is shown, even when an older event arrives later", async () => {
  const product = aProduct({ brand: { id: 31, name: 'Old' } });
  const { placed, paid } = aSale({ at: '2025-01-16T05:00:00Z', products: [[product, 1]] });
  const named = (time: string, name: string) =>
    eventAt(time, 'brand.changed.v1', 31, { brand_id: 31, name, image_url: '' });
  await deliver(analytics, created(product), placed, paid);
  await deliver(analytics, named('2025-01-17T05:00:00Z', 'New'), named('2025-01-16T05:00:00Z', 'Middle'));
  expect((await read('2025-01-16')).brands).toMatchObject([{ brand: 'New' }]);
});

it('conversion is the paid share of carts, counting one for each browser and day', async () => {
  const [buyer, looker] = [aVisitor(), aVisitor()];
  const at = '2025-01-18T05:00:00Z';
  const quoted = (visitor_id: string) => eventAt(at, 'cart.quoted.v1', visitor_id, { visitor_id });
  const sale = aSale({ at, products: [[aProduct(), 1]], visitor: buyer });
  await deliver(analytics, quoted(buyer), quoted(buyer), quoted(looker), sale.placed, sale.paid);
  expect((await read('2025-01-18')).now).toMatchObject({ carts: 2, conversion: 0.5 });
});

it('products with a low stock are listed, the lowest first, without deleted ones', async () => {
  const seller = staff('seller');
  const [few, none, many, gone] = [1, 2, 3, 4].map(() => aProduct({ seller_id: seller.userId }));
  const level = (product: typeof few, available: number, version = 1) =>
    anEvent('stock.changed.v1', product!.product_id, {
      product_id: product!.product_id,
      available,
      held: 0,
      version,
    });
  await deliver(analytics, level(few, 3, 2), level(few, 50), level(none, 0), level(many, 6), level(gone, 1));
  await deliver(analytics, ...[few, none, many, gone].map((product) => created(product!)));
  await deliver(
    analytics,
    anEvent('product.deleted.v1', gone!.product_id, { product_id: gone!.product_id, version: 2 }),
  );
  expect((await read('2025-01-19', '2025-01-19', seller)).low_stock).toMatchObject([
    { id: none!.product_id, available: 0 },
    { id: few!.product_id, available: 3 },
  ]);
});

it('a product needs restock at its own threshold, at 5 if it has none', async () => {
  const seller = staff('seller');
  const wanted = [20, 0, undefined].map((restock_at) => aProduct({ seller_id: seller.userId, restock_at }));
  const level = (product_id: number, available: number) =>
    anEvent('stock.changed.v1', product_id, { product_id, available, held: 0, version: 1 });
  const [often, never, usual] = wanted.map(({ product_id }) => product_id);
  await deliver(analytics, ...wanted.map(created));
  await deliver(analytics, level(often!, 20), level(never!, 1), level(usual!, 5));
  const figures = await read('2025-01-19', '2025-01-19', seller);
  expect(figures.low_stock.map(({ id }: { id: number }) => id)).toEqual([usual, often]);
  expect(figures.low_stock_total).toBe(2);
});

it('a restored product needs restock again', async () => {
  const seller = staff('seller');
  const product = aProduct({ seller_id: seller.userId });
  const { product_id } = product;
  await deliver(
    analytics,
    created(product),
    anEvent('stock.changed.v1', product_id, { product_id, available: 1, held: 0, version: 1 }),
    anEvent('product.deleted.v1', product_id, { product_id, version: 2 }),
    anEvent('product.changed.v1', product_id, { ...product, version: 3 }),
  );
  expect((await read('2025-01-19', '2025-01-19', seller)).low_stock).toMatchObject([{ id: product_id }]);
});

it('an event of many products has the effect of one event for each', async () => {
  const seller = staff('seller');
  const [kept, gone] = [1, 2].map(() => aProduct({ seller_id: seller.userId }));
  const level = ({ product_id }: typeof kept & object) =>
    anEvent('stock.changed.v1', product_id, { product_id, available: 1, held: 0, version: 1 });
  const { product_id } = gone!;
  await deliver(
    analytics,
    anEvent('products.written.v1', kept!.product_id, { products: [gone!, kept!] }),
    ...[kept, gone].map((product) => level(product!)),
    anEvent('products.deleted.v1', product_id, { products: [{ product_id, version: 2 }] }),
  );
  expect((await read('2025-01-19', '2025-01-19', seller)).low_stock).toMatchObject([
    { id: kept!.product_id, name: kept!.name, available: 1 },
  ]);
});

it('of many products with a low stock the lowest 20 are listed, and all are counted', async () => {
  const seller = staff('seller');
  const scarce = Array.from({ length: 22 }, () => aProduct({ seller_id: seller.userId }));
  const levels = scarce.map(({ product_id }) =>
    anEvent('stock.changed.v1', product_id, { product_id, available: 1, held: 0, version: 1 }),
  );
  await deliver(analytics, ...scarce.map(created), ...levels);
  const { low_stock, low_stock_total } = await read('2025-01-19', '2025-01-19', seller);
  expect(low_stock).toHaveLength(20);
  expect(low_stock_total).toBe(22);
});

describe('who may see what', () => {
  it('a seller sees only the figures of their own lines, and no conversion', async () => {
    const seller = staff('seller');
    const [own, other] = [aProduct({ seller_id: seller.userId }), aProduct()];
    const sale = aSale({
      at: '2025-01-20T05:00:00Z',
      products: [
        [own, 1],
        [other, 5],
      ],
      shippingCents: 200,
      visitor: aVisitor(),
    });
    await deliver(analytics, created(own), created(other), sale.placed, sale.paid);
    const { now, best_sellers, days } = await read('2025-01-20', '2025-01-20', seller);
    expect(now).toMatchObject({ revenue: 20, orders: 1, conversion: null, carts: null });
    expect(best_sellers).toMatchObject([{ id: own.product_id }]);
    expect(days).toEqual([{ day: '2025-01-20', revenue: 20, discount: 0, orders: 1, profit: null }]);
  });

  it("a line of which no seller is told is that of its product's seller", async () => {
    const seller = staff('seller');
    const own = aProduct({ seller_id: seller.userId });
    const { placed, paid } = aSale({ at: '2025-01-29T05:00:00Z', products: [[own, 2]] });
    const lines = placed.data.lines.map(({ seller_id: _, ...line }) => line);
    const events = [placed, paid].map((event) => ({ ...event, data: { ...event.data, lines } }) as ShopEvent);
    await deliver(analytics, created(own), ...events);
    const { now, best_sellers } = await read('2025-01-29', '2025-01-29', seller);
    expect(now).toMatchObject({ revenue: 40, orders: 1 });
    expect(best_sellers).toMatchObject([{ id: own.product_id, quantity: 2 }]);
  });
});

it.each([
  '',
  '?from=2025-01-02&to=2025-01-01',
  '?from=2024-01-01&to=2025-01-01',
  '?from=x&to=2025-01-01',
  '?from=0001-01-01&to=0001-02-01',
])('a range like "%s" is refused', async (words) => {
  const { status, body } = await analytics.as(admin).get(`/api/analytics${words}`);
  expect(status).toBe(400);
  expect(body.code).toBe('INVALID_INPUT');
});
