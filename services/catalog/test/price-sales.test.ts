import { actsOn, otherServices, outboxOf, query, serviceEnv, staff, waitFor } from '@mekong/testing';
import pg from 'pg';
import { start } from '../src/service.js';
import { aName, createProduct, givenBrand, startCatalog, type CatalogUnderTest } from './builders.js';
import { givenMany } from './many-products.js';
import { uploadsOf } from './uploads.js';

let catalog: CatalogUnderTest;
let brand: { id: number; name: string };
const admin = staff('admin');
const seller = staff('seller');
beforeAll(async () => {
  catalog = await startCatalog();
});
beforeEach(async () => {
  brand = await givenBrand(catalog);
});
afterAll(() => catalog.stop());
// No sale of one test is of the products of another one, but for those of everything.
afterEach(() => query(catalog.databaseUrl, `DELETE FROM price_sales WHERE target IN ('all', 'category')`));

const { rehearse, upload, commit } = uploadsOf(() => catalog);
const path = '/api/admin/sales';
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const hour = 3_600_000;
const given = async (fields: Record<string, string> = {}) =>
  (await createProduct(catalog, seller, { brand: brand.name, price: '20.00', ...fields })).body.product;
const plan = (fields: object = {}) =>
  catalog.as(admin).post(path, {
    percent_off: 25,
    target: 'brand',
    brand_id: brand.id,
    begins_at: inMs(-1_000),
    ends_at: inMs(hour),
    ...fields,
  });
const planned = async (fields: object = {}) => (await plan(fields)).body.sale;
const change = (id: number, fields: object, by = admin) => catalog.as(by).patch(`${path}/${id}`, fields);
const edit = (id: number, fields: object) => catalog.as(seller).patch(`/api/products/${id}`, fields);
const shown = async (id: number) => (await catalog.as().get(`/api/products/${id}`)).body.product;
const forStaff = async (id: number) =>
  (await catalog.as(seller).get(`/api/admin/products/${id}`)).body.product;
const priceToBe = (id: number, price: number) =>
  waitFor(async () => (await shown(id)).price === price, { what: `a price of ${price}` });
/** Waits until all prices are written. */
const settled = () =>
  waitFor(
    async () =>
      (
        await query(
          catalog.databaseUrl,
          `SELECT FROM price_sales WHERE priced_to IS NOT NULL OR (state = 'planned' AND begins_at <= now())`,
        )
      ).length === 0,
    { what: 'all prices to be written' },
  );
/** The prices that other services were told, in order. */
async function toldOf(id: number): Promise<{ version: number; cents: number }[]> {
  const events = await outboxOf(catalog.databaseUrl);
  return events.flatMap(({ type, data }) => {
    const products = type === 'products.written.v1' ? (data as Written).products : [data as Told];
    return products
      .filter((one) => /^products?[.](created|changed|written)/.test(type) && one.product_id === id)
      .map(({ version, price }) => ({ version, cents: price.amount }));
  });
}
interface Told {
  product_id: number;
  version: number;
  price: { amount: number };
}
interface Written {
  products: Told[];
}

describe('while a sale runs', () => {
  it('its price holds everywhere, with the price of before beside it, and other services are told once', async () => {
    const { id, name } = await given({ compare_at_price: '50' });
    await planned({ name: 'New year', name_km: 'ឆ្នាំថ្មី' });
    await priceToBe(id, 15);
    const now = await shown(id);
    expect(now).toMatchObject({
      price: 15,
      compare_at_price: 20,
      sale: { name: 'New year', name_km: 'ឆ្នាំថ្មី' },
    });
    await settled();
    expect((await toldOf(id)).map(({ cents }) => cents)).toEqual([2_000, 1_500]);
    const term = encodeURIComponent(name);
    const lists = [
      '/api/products?limit=100',
      `/api/products/mouse/${brand.id}?facets=true&max=15`,
      `/products?q=${term}`,
      `/api/products/search?q=${term}`,
      `/products?q=${encodeURIComponent(`${brand.name} under $16`)}`,
    ];
    for (const list of lists) {
      const found = (await catalog.as().get(list)).body.products.find((one: { id: number }) => one.id === id);
      expect([list, found?.price, found?.compare_at_price]).toEqual([list, 15, 20]);
    }
    const { facets } = (await catalog.as().get(`/api/products/mouse/${brand.id}?facets=true`)).body;
    expect(facets.price).toEqual({ min: 15, max: 15 });
  });

  it('lists are in the order of what is paid', async () => {
    const [dear, cheap] = [await given({ price: '40' }), await given({ price: '30' })];
    await planned({ target: 'products', product_ids: [dear.id], brand_id: null });
    await priceToBe(dear.id, 30);
    await planned({ target: 'products', product_ids: [dear.id], brand_id: null, percent_off: 50 });
    await priceToBe(dear.id, 20);
    const { body } = await catalog.as().get(`/api/products/mouse/${brand.id}?sort=price-asc`);
    expect(body.products.map((one: { id: number }) => one.id)).toEqual([dear.id, cheap.id]);
  });

  it('staff see the own price of the product, and edit it without an edit being stale', async () => {
    const product = await given();
    await planned();
    await priceToBe(product.id, 15);
    expect(await forStaff(product.id)).toMatchObject({
      price: 20,
      version: product.version,
      sale: { price: 15 },
    });
    const { status, body } = await edit(product.id, { price: 40, version: product.version });
    expect([status, body.product.price, body.product.sale.price]).toEqual([200, 40, 30]);
    expect(await shown(product.id)).toMatchObject({ price: 30, compare_at_price: 40 });
    expect((await toldOf(product.id)).map(({ cents }) => cents)).toEqual([2_000, 1_500, 3_000]);
  });

  it('a new product, one that is restored, and one that changes its brand have its price', async () => {
    const other = await givenBrand(catalog);
    const [deleted, moved] = [await given(), await given({ brand: other.name })];
    await catalog.as(seller).delete(`/api/products/${deleted.id}`);
    await planned();
    await settled();
    const { id } = await given();
    await catalog.as(seller).post(`/api/admin/products/${deleted.id}/restore`);
    await edit(moved.id, { brand: brand.name });
    for (const one of [id, deleted.id, moved.id]) {
      expect((await shown(one)).price).toBe(15);
      expect((await toldOf(one)).at(-1)!.cents).toBe(1_500);
    }
  });

  it('files hold the own prices: what was exported changes nothing, and an edited price is the own one', async () => {
    const by = staff('seller');
    const { id } = (await createProduct(catalog, by, { brand: brand.name, price: '20.00' })).body.product;
    const before = (await catalog.as(by).get('/api/admin/products/export.csv')).body as unknown as string;
    const early = await rehearse(before.replace('20.00', '30.00'), by, []);
    await planned();
    await priceToBe(id, 15);
    const file = (await catalog.as(by).get('/api/admin/products/export.csv')).body as unknown as string;
    expect((await rehearse(file, by, [])).body.batch).toMatchObject({ total: 1, same: 1 });
    expect((await commit(by, early.body.batch.id)).batch).toMatchObject({ uploaded: 1, failed: 0 });
    expect(await shown(id)).toMatchObject({ price: 22.5, compare_at_price: 30 });
    await upload(file.replace('20.00', '40.00'), by);
    expect(await shown(id)).toMatchObject({ price: 30, compare_at_price: 40 });
    expect((await toldOf(id)).at(-1)!.cents).toBe(3_000);
  });

  it('the lower price of two holds, and the other one when that ends', async () => {
    const { id } = await given();
    await planned();
    const lower = await planned({ percent_off: null, amount_off_cents: 700 });
    await priceToBe(id, 13);
    await settled();
    await change(lower.id, { ended: true });
    await priceToBe(id, 15);
  });
});

describe('the price in a sale', () => {
  it.each([
    ['rounded half up to a cent', '0.25', { percent_off: 10 }, 0.23],
    ['rounded down below a half', '0.33', { percent_off: 10 }, 0.3],
    ['never below a cent', '5.00', { percent_off: null, amount_off_cents: 900 }, 0.01],
    ['none where it is not lower', '0.01', { percent_off: 90 }, 0.01],
    ['whole at the highest', '1000000', { percent_off: 1 }, 990_000],
  ])('is %s', async (_, price, off, wanted) => {
    const { id } = await given({ price });
    await planned(off);
    await settled();
    expect((await shown(id)).price).toBe(wanted);
  });
});

describe('a sale', () => {
  it('begins and ends at its times, and one whose whole time was missed changes nothing', async () => {
    const { id } = await given();
    await planned({ begins_at: inMs(500), ends_at: inMs(hour) });
    const missed = await planned({ begins_at: inMs(hour), ends_at: inMs(2 * hour), percent_off: 50 });
    await query(
      catalog.databaseUrl,
      `UPDATE price_sales SET begins_at = now() - interval '2 hours', ends_at = now() - interval '1 hour' WHERE id = $1`,
      [missed.id],
    );
    await priceToBe(id, 15);
    await query(
      catalog.databaseUrl,
      `UPDATE price_sales SET ends_at = now() WHERE brand_id = $1 AND state = 'running'`,
      [brand.id],
    );
    await priceToBe(id, 20);
    await settled();
    expect((await shown(id)).sale).toBeNull();
    const told = await toldOf(id);
    expect(told.map(({ cents }) => cents)).toEqual([2_000, 1_500, 2_000]);
    expect(told.map(({ version }) => version)).toEqual([1, 2, 3]);
  });

  it('that was half written when the shop was killed is written to the end, each product once, by two replicas', async () => {
    const many = await givenMany(catalog, 1_200);
    const { id } = await planned({
      target: 'brand',
      brand_id: many.id,
      percent_off: 10,
      begins_at: inMs(hour),
      ends_at: inMs(2 * hour),
    });
    const env = serviceEnv(catalog.databaseUrl, {});
    const replica = await start(env, { bus: otherServices('catalog').bus });
    try {
      await query(
        catalog.databaseUrl,
        `WITH half AS (SELECT id FROM products WHERE brand_id = $2 ORDER BY id LIMIT 600), done AS (
           UPDATE products SET sale_id = $1, sale_cents = sale_price(price_cents, 10, NULL), version = 2, sale_version = 1
           WHERE id IN (SELECT id FROM half))
         UPDATE price_sales SET begins_at = now(), state = 'running', priced_to = (SELECT max(id) FROM half),
           turned_by = pg_current_xact_id(), is_last_round = true WHERE id = $1`,
        [id, many.id],
      );
      await waitFor(
        async () => {
          const [row] = await query(
            catalog.databaseUrl,
            'SELECT state, priced_to FROM price_sales WHERE id = $1',
            [id],
          );
          return row!.state === 'running' && row!.priced_to === null;
        },
        { what: 'the sale to be written' },
      );
    } finally {
      await replica.close();
    }
    const [row] = await query(
      catalog.databaseUrl,
      `SELECT count(*)::int AS n, min(version) AS least, max(version) AS most, bool_and(sale_cents = sale_price(price_cents, 10, NULL)) AS priced
       FROM products WHERE brand_id = $1 AND price_cents > 5`,
      [many.id],
    );
    expect(row).toEqual({ n: 1_200, least: 2, most: 2, priced: true });
  });

  it('also prices a product that somebody was adding when it began', async () => {
    const adder = new pg.Client(catalog.databaseUrl);
    await adder.connect();
    await adder.query('BEGIN');
    const { rows } = await adder.query(
      `INSERT INTO products (seller_id, name, name_key, category, brand_id, price_cents, description, image_url, details, stock, stock_set_to)
       VALUES (gen_random_uuid(), 'Late', 'late', 'mouse', $1, 2000, '', '/x', '{}', 1, 1) RETURNING id`,
      [brand.id],
    );
    const early = await given();
    await planned();
    await priceToBe(early.id, 15);
    await adder.query('COMMIT');
    await adder.end();
    await priceToBe(rows[0].id, 15);
  });

  it('has the products of a merged brand no longer', async () => {
    const { id } = await given();
    await planned();
    await priceToBe(id, 15);
    const into = await givenBrand(catalog);
    await catalog.as(admin).post(`/api/brands/${brand.id}/merge`, { into: into.id });
    expect(await shown(id)).toMatchObject({ price: 20, brand: { id: into.id } });
    expect((await toldOf(id)).at(-1)!.cents).toBe(2_000);
  });

  it('leaves a deleted product alone', async () => {
    const { id, version } = await given();
    await catalog.as(seller).delete(`/api/products/${id}`);
    await planned();
    await settled();
    const [row] = await query(catalog.databaseUrl, 'SELECT version, sale_cents FROM products WHERE id = $1', [
      id,
    ]);
    expect(row).toEqual({ version: version + 1, sale_cents: null });
  });
});

describe('staff', () => {
  it('list sales with their state and the products that they are of just now', async () => {
    const { id } = await given();
    const sale = await planned({ name: aName('Sale') });
    await priceToBe(id, 15);
    const { body } = await catalog.as(admin).get(`${path}?state=running&limit=100`);
    expect(body.sales.find((one: { id: number }) => one.id === sale.id)).toMatchObject({
      name: sale.name,
      state: 'running',
      brand: brand.name,
      products: 1,
      chosen: 0,
    });
    for (const by of [seller, staff('support')]) expect((await catalog.as(by).get(path)).status).toBe(403);
  });

  it('see before how many products it is of, with the cheapest, the middle one and the dearest', async () => {
    for (const price of ['10', '20', '40']) await given({ price });
    const { body } = await catalog.as(admin).post(`${path}/preview`, {
      percent_off: 50,
      target: 'brand',
      brand_id: brand.id,
      begins_at: inMs(0),
      ends_at: inMs(hour),
    });
    expect(body).toMatchObject({
      products: 3,
      examples: [
        { price: 10, sale_price: 5 },
        { price: 20, sale_price: 10 },
        { price: 40, sale_price: 20 },
      ],
    });
  });

  it('change all of one that is planned, and only the names and the end of one that runs', async () => {
    const { id } = await given();
    const sale = await planned({ begins_at: inMs(hour), ends_at: inMs(2 * hour) });
    const changed = await change(sale.id, {
      percent_off: 50,
      begins_at: inMs(-1_000),
      version: sale.version,
    });
    expect(changed.body.sale).toMatchObject({ percent_off: 50, version: 2 });
    await priceToBe(id, 10);
    expect(await change(sale.id, { percent_off: 60, version: 2 })).toMatchObject({
      status: 409,
      body: { code: 'SALE_HAS_BEGUN' },
    });
    expect((await change(sale.id, { name: 'Longer', ends_at: inMs(3 * hour), version: 2 })).status).toBe(200);
    await waitFor(async () => (await shown(id)).sale.name === 'Longer', { what: 'the name to be shown' });
    expect(await change(sale.id, { name: 'Old', version: 2 })).toMatchObject({
      status: 409,
      body: { code: 'STALE_EDIT', current: { name: 'Longer' } },
    });
    expect((await change(sale.id, { ended: true, version: 3 })).body.sale.state).toBe('ended');
    await priceToBe(id, 20);
    expect(await change(sale.id, { name: 'Late' })).toMatchObject({
      status: 409,
      body: { code: 'SALE_IS_OVER' },
    });
    const acts = (await actsOn(catalog.databaseUrl, String(sale.id)))
      .map(({ data }) => data.action)
      .filter((act) => act.startsWith('sale.'));
    expect(acts).toEqual(['sale.created', 'sale.edited', 'sale.edited', 'sale.ended']);
  });

  it.each([
    ['both ways', { amount_off_cents: 5 }, 'percent_off'],
    ['neither way', { percent_off: null }, 'percent_off'],
    ['more than 90 percent', { percent_off: 91 }, 'percent_off'],
    ['an end before its beginning', { begins_at: inMs(2 * hour) }, 'ends_at'],
    ['an end in the past', { begins_at: inMs(-2 * hour), ends_at: inMs(-hour) }, 'ends_at'],
    ['no brand', { brand_id: null }, 'brand_id'],
    ['no products', { target: 'products' }, 'product_ids'],
    ['no category', { target: 'category' }, 'category'],
  ])('cannot plan one with %s', async (_, fields, field) => {
    const { status, body } = await plan(fields);
    expect([status, body.errors?.map((one: { field: string }) => one.field)]).toEqual([400, [field]]);
  });
});
