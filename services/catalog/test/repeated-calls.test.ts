import { randomUUID } from 'node:crypto';
import { query, sentAgain, staff, waitFor } from '@mekong/testing';
import { DataSource } from 'typeorm';
import {
  aName,
  aPng,
  aProductForm,
  asFile,
  createProduct,
  givenBrand,
  startCatalog,
  type CatalogUnderTest,
} from './builders.js';

let catalog: CatalogUnderTest;
let brand: { id: number; name: string };
const admin = staff('admin');
const seller = staff('seller');
beforeAll(async () => {
  catalog = await startCatalog();
  brand = await givenBrand(catalog);
});
afterAll(() => catalog.stop());

const post =
  (path: string, body: () => unknown, as = admin) =>
  (key: Record<string, string>) =>
    catalog.as(as).post(path, body(), key);
const countOf = async (rows: string, ...values: unknown[]) =>
  (await query(catalog.databaseUrl, `SELECT count(*)::int AS n FROM ${rows}`, values))[0]!.n;
const actsOf = (action: string, name: string) =>
  countOf(
    `outbox WHERE envelope->'data'->>'action' = $1 AND envelope->'data'->'subject'->>'name' = $2`,
    action,
    name,
  );
const given = async (fields: Record<string, string> = {}) =>
  (await createProduct(catalog, seller, { brand: brand.name, ...fields })).body.product;
const changeMany = (products: { id: number }[], change: object) =>
  post('/api/products/change-many', () => ({ products, change }), seller);

const priceOf = async (id: number): Promise<number> =>
  (await catalog.as().get(`/api/products/${id}`)).body.product.price;

/** A form of files, each with its field and name. */
const formOf = (fields: [string, string, Blob | string][]) => () => {
  const form = new FormData();
  for (const [field, name, value] of fields)
    if (typeof value === 'string') form.append(field, value);
    else form.append(field, value, name);
  return form;
};
const png = asFile(await aPng());
const csvOf = (name: string) =>
  asFile(`name,category,brand,price,stock,image\n${name},mouse,${brand.name},5,1,a.png`, 'text/csv');

describe('sent again by a lost connection or an impatient finger, there is one', () => {
  it('product', async () => {
    const form = await aProductForm({ brand: brand.name });
    const { status, body } = await sentAgain(post('/api/products/single_product', () => form, seller));
    expect([status, body.message]).toEqual([201, 'Product uploaded!']);
    expect(await countOf('products WHERE name = $1', body.product.name)).toBe(1);
  });

  it('brand', async () => {
    const name = aName('Brand');
    const form = formOf([
      ['name', '', name],
      ['image', 'logo.png', png],
    ]);
    expect((await sentAgain(post('/api/brands', form))).status).toBe(201);
    expect(await actsOf('brand.created', name)).toBe(1);
  });

  it('merging of brands', async () => {
    const [from, into] = [await givenBrand(catalog), await givenBrand(catalog)];
    const { status } = await sentAgain(post(`/api/brands/${from.id}/merge`, () => ({ into: into.id })));
    expect(status).toBe(200);
    expect(await actsOf('brand.merged', from.name)).toBe(1);
  });

  it('return of a product that was deleted', async () => {
    const product = await given();
    await catalog.as(seller).delete(`/api/products/${product.id}`);
    const path = `/api/admin/products/${product.id}/restore`;
    expect((await sentAgain(post(path, () => undefined, seller))).status).toBe(200);
    expect(await actsOf('product.restored', product.name)).toBe(1);
  });

  it('group of synonyms', async () => {
    const words = [aName('rodent'), aName('pointer')];
    expect((await sentAgain(post('/api/admin/synonyms', () => ({ words })))).status).toBe(201);
    expect(await actsOf('synonyms.created', words[0]!)).toBe(1);
  });

  it('image of the library, and one act of its upload and its deletion', async () => {
    const name = `${aName('photo')}.png`;
    const form = formOf([['images', name, asFile(await aPng(40, 33))]]);
    const { body } = await sentAgain(post('/api/admin/images', form, seller));
    expect(body).toMatchObject({ uploaded: 1, failed: 0 });
    expect(await actsOf('image.uploaded', name)).toBe(1);
    const hashes = [body.results[0].image.hash];
    const deleted = await sentAgain(post('/api/admin/images/delete-many', () => ({ hashes }), seller));
    expect(deleted.body).toMatchObject({ deleted: 1, failed: 0 });
  });

  it('rehearsal of an upload', async () => {
    const owner = staff('seller');
    const form = formOf([
      ['csv', 'products.csv', csvOf(aName('Mouse'))],
      ['images', 'a.png', png],
    ]);
    const { status, body } = await sentAgain(post('/api/products/batches', form, owner));
    expect([status, body.batch.create]).toEqual([201, 1]);
    expect(await countOf('bulk_batches WHERE seller_id = $1', owner.userId)).toBe(1);
  });

  it('upload at once, whose answer still says what it did', async () => {
    const name = aName('Mouse');
    const form = formOf([
      ['csv', 'products.csv', csvOf(name)],
      ['images', 'a.png', png],
    ]);
    const { body } = await sentAgain(post('/api/products/bulk', form, seller));
    expect(body).toMatchObject({ uploaded: 1, failed: 0 });
    expect(await countOf('products WHERE name = $1', name)).toBe(1);
  });

  it('change of a product, whose pieces are added once', async () => {
    const { id, version } = await given({ stock: '5' });
    const add = { stock_change: '12', stock_reason: 'received', version: String(version) };
    const { status, body } = await sentAgain((key) =>
      catalog.as(seller).patch(`/api/products/${id}`, add, key),
    );
    expect([status, body.product.stock]).toEqual([200, 17]);
  });

  it('change of many prices by a percentage', async () => {
    const products = [await given({ price: '10' }), await given({ price: '20' })];
    const raise = changeMany(products, { type: 'price', how: 'percent', value: 10 });
    expect((await sentAgain(raise)).body).toMatchObject({ changed: 2, failed: 0 });
    const prices = await Promise.all(products.map(({ id }) => priceOf(id)));
    expect(prices).toEqual([11, 22]);
  });
});

it('a repeated upload with another file is another one', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const send = async (width: number) =>
    post('/api/admin/images', formOf([['images', 'photo.png', asFile(await aPng(width, 21))]]))(key);
  expect((await send(50)).status).toBe(200);
  expect((await send(51)).body).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
});

it('a change of many products is under way for as long as it takes', async () => {
  const product = await given({ price: '20' });
  const key = { 'idempotency-key': randomUUID() };
  const lower = () => changeMany([product], { type: 'price', how: 'amount', value: -5 })(key);
  const underWay = (age: string) =>
    query(catalog.databaseUrl, `SELECT FROM kept_answers WHERE answer IS NULL AND called_at ${age}`);
  await query(catalog.databaseUrl, 'DELETE FROM kept_answers');
  const database = await new DataSource({ type: 'postgres', url: catalog.databaseUrl }).initialize();
  try {
    // The first call is not awaited within, where it waits for the row.
    const { first } = await database.transaction(async (tx) => {
      await tx.query('SELECT FROM products WHERE id = $1 FOR UPDATE', [product.id]);
      const first = lower();
      await waitFor(async () => (await underWay('<= now()')).length === 1, { what: 'the call to begin' });
      const longAgo = `UPDATE kept_answers SET called_at = now() - interval '1 hour' WHERE answer IS NULL`;
      await query(catalog.databaseUrl, longAgo);
      await waitFor(async () => (await underWay(`> now() - interval '10 seconds'`)).length === 1, {
        what: 'the key to be renewed',
      });
      expect((await lower()).body).toMatchObject({ status: 409, code: 'UNDER_WAY' });
      return { first };
    });
    expect((await first).body).toMatchObject({ changed: 1, failed: 0 });
  } finally {
    await database.destroy();
  }
  expect(await priceOf(product.id)).toBe(15);
});

it('a change of many products whose process was killed is under way at first, and then goes on with the rows that are left', async () => {
  const [done, left] = [await given({ price: '20' }), await given({ price: '10' })];
  const key = { 'idempotency-key': randomUUID() };
  const lower = () => changeMany([done, left], { type: 'price', how: 'amount', value: -15 })(key);
  expect((await lower()).body).toMatchObject({ changed: 1, failed: 1 });
  // As it is left by a process that is killed after the first row.
  await query(catalog.databaseUrl, 'UPDATE kept_answers SET answer = NULL');
  await query(catalog.databaseUrl, 'UPDATE products SET price_cents = 2000 WHERE id = $1', [left.id]);
  expect((await lower()).body).toMatchObject({ status: 409, code: 'UNDER_WAY' });
  await query(catalog.databaseUrl, `UPDATE kept_answers SET called_at = now() - interval '21 seconds'`);
  expect((await lower()).body).toMatchObject({ changed: 2, failed: 0 });
  const prices = await Promise.all([done, left].map(({ id }) => priceOf(id)));
  expect(prices).toEqual([5, 5]);
});
