import { outboxOf, query, staff, waitFor, waitingStatements } from '@mekong/testing';
import { DataSource } from 'typeorm';
import {
  aName,
  aPng,
  asFile,
  createProduct,
  givenBrand,
  startCatalog,
  type CatalogUnderTest,
} from './builders.js';

let catalog: CatalogUnderTest;
const admin = staff('admin');
const seller = staff('seller');
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const given = async (brand: { name: string }, name = aName('Mouse')) =>
  (await createProduct(catalog, seller, { brand: brand.name, name })).body.product;
const merge = (from: number, into: number, by = admin) =>
  catalog.as(by).post(`/api/brands/${from}/merge`, { into });
const brands = async (): Promise<{ id: number; products: number; version: number }[]> =>
  (await catalog.as().get('/api/brands')).body.brands;

describe('merging brands', () => {
  it('moves every product and removes the brand', async () => {
    const [from, into] = [await givenBrand(catalog), await givenBrand(catalog)];
    const products = [await given(from), await given(from)];
    const { status, body } = await merge(from.id, into.id);
    expect([status, body]).toMatchObject([200, { brand: { id: into.id }, moved: 2 }]);
    const left = await brands();
    expect(left.find(({ id }) => id === from.id)).toBeUndefined();
    expect(left.find(({ id }) => id === into.id)).toMatchObject({ products: 2 });
    const moved = (await catalog.as().get(`/api/products/${products[0].id}`)).body.product;
    expect(moved).toMatchObject({ brand: { id: into.id }, version: 2 });
  });

  it('publishes every product, the brand, and an entry for the audit log', async () => {
    const by = staff('admin');
    const [from, into] = [await givenBrand(catalog), await givenBrand(catalog)];
    const product = await given(from);
    await merge(from.id, into.id, by);
    const events = await outboxOf(catalog.databaseUrl, product.id);
    expect(events.find(({ type }) => type === 'products.written.v1')).toMatchObject({
      data: { products: [{ brand: { id: into.id, name: into.name }, version: 2 }] },
    });
    expect((await outboxOf(catalog.databaseUrl, from.id)).at(-1)).toMatchObject({ type: 'brand.deleted.v1' });
    expect(await outboxOf(catalog.databaseUrl, by.userId)).toMatchObject([
      {
        data: {
          action: 'brand.merged',
          subject: { name: from.name },
          after: { name: into.name, products: 1 },
        },
      },
    ]);
  });

  it('keeps the brand of deleted products', async () => {
    const [from, into] = [await givenBrand(catalog), await givenBrand(catalog)];
    const product = await given(from);
    await catalog.as(seller).delete(`/api/products/${product.id}`);
    await merge(from.id, into.id);
    const [row] = await query(
      catalog.databaseUrl,
      `SELECT brand_id FROM products WHERE id = ${Number(product.id)}`,
    );
    expect(row).toEqual({ brand_id: into.id });
  });

  it('is refused when a seller has the same product in both, and changes nothing', async () => {
    const [from, into] = [await givenBrand(catalog), await givenBrand(catalog)];
    await given(from, 'Twin');
    await given(from);
    await given(into, 'twin');
    expect((await merge(from.id, into.id)).body).toMatchObject({
      status: 409,
      code: 'SAME_PRODUCTS',
      names: ['Twin'],
    });
    expect((await brands()).find(({ id }) => id === from.id)).toMatchObject({ products: 2 });
  });

  it('happens once when it is requested in both directions at the same time', async () => {
    const [one, other] = [await givenBrand(catalog), await givenBrand(catalog)];
    await given(one);
    await given(other);
    const answers = await Promise.all([merge(one.id, other.id), merge(other.id, one.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('does not deadlock with an upload, as both lock products before brands', async () => {
    const by = staff('seller');
    const { id: brandId, name } = await givenBrand(catalog);
    const product = (await createProduct(catalog, by, { brand: name })).body.product;
    const form = new FormData();
    const csv = `name,category,brand,price,stock,image\n${product.name},mouse,${name},5,5,\n`;
    form.set('csv', asFile(csv, 'text/csv'), 'products.csv');
    form.append('images', asFile(await aPng()), 'a.png');
    const { batch } = (await catalog.as(by).post('/api/products/batches', form)).body;
    const database = await new DataSource({ type: 'postgres', url: catalog.databaseUrl }).initialize();
    try {
      await database.transaction(async (merge) => {
        await merge.query('SELECT 1 FROM products WHERE id = $1 FOR UPDATE', [product.id]);
        await catalog.as(by).post(`/api/products/batches/${batch.id}/commit`);
        await waitFor(async () => (await waitingStatements(catalog.databaseUrl)) > 0, {
          what: 'the upload to wait',
        });
        await merge.query('SELECT 1 FROM brands WHERE id = $1 FOR UPDATE NOWAIT', [brandId]);
      });
    } finally {
      await database.destroy();
    }
  });

  it('with itself, or with none, is refused', async () => {
    const { id } = await givenBrand(catalog);
    expect((await merge(id, id)).status).toBe(400);
    expect((await merge(id, 999_999)).status).toBe(404);
  });
});

describe('changing a brand', () => {
  it('of an older version is refused with the current brand', async () => {
    const { id } = await givenBrand(catalog);
    const name = aName('First');
    await catalog.as(admin).patch(`/api/brands/${id}`, { name, version: 1 });
    const { body } = await catalog.as(admin).patch(`/api/brands/${id}`, { name: 'Second', version: 1 });
    expect(body).toMatchObject({
      status: 409,
      code: 'STALE_EDIT',
      current: { name, version: 2 },
      changed: ['name'],
    });
    expect((await catalog.as(admin).patch(`/api/brands/${id}`, { name, version: 1 })).status).toBe(200);
  });
});
