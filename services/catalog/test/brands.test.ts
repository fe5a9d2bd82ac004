import { parseEvent } from '@mekong/contracts';
import { outboxOf, query, staff } from '@mekong/testing';
import type { QueryRunner } from 'typeorm';
import {
  aName,
  aPng,
  asFile,
  createProduct,
  givenBrand,
  startCatalog,
  type CatalogUnderTest,
} from './builders.js';
import { TellBrands1768210000000 } from '../src/migrations/1768210000000-tell-brands.js';

let catalog: CatalogUnderTest;
const admin = staff('admin');
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const post = async (name: string | undefined, image = true) => {
  const form = new FormData();
  if (name !== undefined) form.set('name', name);
  if (image) form.set('image', asFile(await aPng()), 'logo.png');
  return catalog.as(admin).post('/api/brands', form);
};

describe('a new brand', () => {
  it('gets a capital first letter and is published', async () => {
    const { status, body } = await post('ünder glow');
    expect(status).toBe(201);
    expect(body).toMatchObject({ message: 'Brand created successfully', brand: { name: 'Ünder glow' } });
    expect(await outboxOf(catalog.databaseUrl, body.brand.id)).toMatchObject([{ type: 'brand.created.v1' }]);
  });

  it('with a taken name in another letter case is refused', async () => {
    const name = aName('Taken');
    await post(name);
    expect((await post(name.toUpperCase())).body).toMatchObject({ status: 409, code: 'BRAND_EXISTS' });
  });

  it.each(['\u200B', '\u00AD', '\u2060'])(
    'with a taken name that only something unseen makes another is refused: %j',
    async (unseen) => {
      const name = aName('Taken');
      await post(name);
      const spelling = `${name.slice(0, 3)}${unseen}${name.slice(3)}`;
      expect((await post(spelling)).body).toMatchObject({ status: 409, code: 'BRAND_EXISTS' });
    },
  );

  it('without name or logo names both fields', async () => {
    const { body } = await post(undefined, false);
    expect(body.errors.map((error: { field: string }) => error.field)).toEqual(['name', 'image']);
  });

  it.each(['\u200B', '\u202E\u2060'])('with an invisible name is refused: %j', async (name) => {
    const { status, body } = await post(name);
    expect([status, body.errors]).toMatchObject([400, [{ field: 'name', message: 'Name is required' }]]);
  });

  it('with a name that is not a text is refused, naming the field', async () => {
    const form = new FormData();
    form.set('name[toString]', '1');
    form.set('image', asFile(await aPng()), 'logo.png');
    const { status, body } = await catalog.as(admin).post('/api/brands', form);
    expect([status, body.errors]).toMatchObject([400, [{ field: 'name' }]]);
  });
});

describe('changing a brand', () => {
  it('renames it for every product', async () => {
    const brand = await givenBrand(catalog);
    const { product } = (await createProduct(catalog, staff('seller'), { brand: brand.name })).body;
    const name = aName('Renamed');
    expect((await catalog.as(admin).patch(`/api/brands/${brand.id}`, { name })).status).toBe(200);
    expect((await catalog.as().get(`/api/products/${product.id}`)).body.product.brand.name).toBe(name);
  });

  it('to an invisible name is refused', async () => {
    const { id } = await givenBrand(catalog);
    expect((await catalog.as(admin).patch(`/api/brands/${id}`, { name: '\u2060' })).status).toBe(400);
  });

  it('to a name that is not a text is refused, naming the field', async () => {
    const { id } = await givenBrand(catalog);
    const { status, body } = await catalog.as(admin).patch(`/api/brands/${id}`, { name: { toString: 1 } });
    expect([status, body.errors]).toMatchObject([400, [{ field: 'name' }]]);
  });

  it('without a difference writes nothing, and keeps the version', async () => {
    const { id, name } = await givenBrand(catalog);
    const edit = () => catalog.as(admin).patch(`/api/brands/${id}`, { name, version: 1 });
    expect([(await edit()).status, (await edit()).status]).toEqual([200, 200]);
    const events = (await outboxOf(catalog.databaseUrl, id)).filter(({ type }) => type.startsWith('brand.'));
    expect(events).toMatchObject([{ type: 'brand.created.v1' }]);
  });

  it('answers 404 for an unknown brand', async () => {
    expect((await catalog.as(admin).patch('/api/brands/999999', { name: 'x' })).status).toBe(404);
  });
});

describe('deleting a brand', () => {
  it('with products is refused with their number', async () => {
    const brand = await givenBrand(catalog);
    await createProduct(catalog, staff('seller'), { brand: brand.name });
    const { body } = await catalog.as(admin).delete(`/api/brands/${brand.id}`);
    expect(body).toMatchObject({
      status: 409,
      code: 'BRAND_IN_USE',
      products: 1,
      message: 'This brand still has 1 product',
    });
  });

  it('succeeds after its products are deleted', async () => {
    const brand = await givenBrand(catalog);
    const { product } = (await createProduct(catalog, staff('seller'), { brand: brand.name })).body;
    await catalog.as(admin).delete(`/api/products/${product.id}`);
    expect((await catalog.as(admin).delete(`/api/brands/${brand.id}`)).status).toBe(200);
    expect((await outboxOf(catalog.databaseUrl, brand.id)).at(-1)).toMatchObject({
      type: 'brand.deleted.v1',
    });
  });
});

it('the brands of products of before are told when the shop is upgraded', async () => {
  const brand = await givenBrand(catalog);
  const { body } = await createProduct(catalog, admin, { brand: brand.name });
  const { id: product_id } = body.product;
  const upgrade = new TellBrands1768210000000();
  await upgrade.up({ query: (sql: string) => query(catalog.databaseUrl, sql) } as QueryRunner);
  const events = `SELECT envelope FROM outbox WHERE type = 'product.brands-told.v1'`;
  const told = (await query(catalog.databaseUrl, events)).map(({ envelope }) => parseEvent(envelope));
  expect(told[0]!.data).toMatchObject({
    products: expect.arrayContaining([{ product_id, brand_id: brand.id }]),
  });
});
