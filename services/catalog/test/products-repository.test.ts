import { jest } from '@jest/globals';
import { staff } from '@mekong/testing';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { ProductsRepository } from '../src/products/products.repository.js';
import { createProduct, givenBrand, startCatalog, type CatalogUnderTest } from './builders.js';

let catalog: CatalogUnderTest;
let database: DataSource;

beforeAll(async () => {
  catalog = await startCatalog();
  database = await new DataSource({ type: 'postgres', url: catalog.databaseUrl }).initialize();
});
afterAll(async () => {
  await database.destroy();
  await catalog.stop();
});

async function givenProduct(): Promise<number> {
  const { name: brand } = await givenBrand(catalog);
  return (await createProduct(catalog, staff('seller'), { brand })).body.product.id;
}

it('reads the products that several callers want at the same moment by one statement', async () => {
  const [first, second] = [await givenProduct(), await givenProduct()];
  const products = new ProductsRepository(database);
  const statements = jest.spyOn((database.driver as unknown as { master: Pool }).master, 'query');
  const found = await Promise.all([
    products.find(first),
    products.findAll(Int32Array.of(second, first)),
    products.find(second),
  ]);
  expect(found).toMatchObject([{ id: first }, [{ id: second }, { id: first }], { id: second }]);
  expect(statements).toHaveBeenCalledTimes(1);
});

it('answers each caller what is in the shop of what that caller wants', async () => {
  const id = await givenProduct();
  const products = new ProductsRepository(database);
  const none = 2 ** 31 - 1;
  const found = await Promise.all([products.find(none), products.findAll(Int32Array.of(none, id))]);
  expect(found).toMatchObject([undefined, [{ id }]]);
});
