import { query, staff } from '@mekong/testing';
import { aPng, asFile, givenBrand, startCatalog, type CatalogUnderTest } from './builders.js';
import { uploadsOf } from './uploads.js';

let catalog: CatalogUnderTest;
const brand = 'Tonlix';
beforeAll(async () => {
  catalog = await startCatalog();
  await givenBrand(catalog, brand);
});
afterAll(() => catalog.stop());
const { commit, rehearse, read } = uploadsOf(() => catalog);

const header = 'name,category,brand,price,stock,image,sku,variant_of,variant_label';
const fileOf = (...rows: string[]) => [header, ...rows].join('\n');
const row = (name: string, label: string, { stock = 3, family = 'naga' } = {}) =>
  `${name} ${label},mouse,${brand},10,${stock},a.png,,${family},${label}`;
type Seller = ReturnType<typeof staff>;

async function written(seller: Seller, csv: string) {
  const { rows } = await commit(seller, (await rehearse(csv, seller)).body.batch.id);
  return rows.map(({ id }: { id: number }) => id) as number[];
}
const shown = async (id: number) => (await catalog.as().get(`/api/products/${id}`)).body;
const labelsOf = async (id: number) =>
  (await shown(id)).variants?.map(({ label }: { label: string }) => label) as string[] | undefined;

it('products of one family are each shown with the others, with what tells them and whether there are any', async () => {
  const ids = await written(
    staff('seller'),
    fileOf(row('Naga', 'Black'), row('Naga', 'White', { stock: 0 })),
  );
  const variants = [
    { id: ids[0], name: 'Naga Black', name_km: null, category: 'mouse', label: 'Black', in_stock: true },
    { id: ids[1], name: 'Naga White', name_km: null, category: 'mouse', label: 'White', in_stock: false },
  ];
  for (const id of ids) expect((await shown(id)).variants).toEqual(variants);
  const { body } = await catalog.as().get(`/api/products?ids=${ids.join(',')}`);
  expect(body.products.map((one: { variants: unknown }) => one.variants)).toEqual([variants, variants]);
});

it('a product that is alone in its family, or whose others are of another seller, hidden or deleted, has none', async () => {
  const seller = staff('seller');
  const [alone] = await written(staff('seller'), fileOf(row('Solo', 'Red', { family: 'solo' })));
  const [red, blue, green] = await written(
    seller,
    fileOf(...['Red', 'Blue', 'Green'].map((label) => row('Pair', label, { family: 'solo' }))),
  );
  expect(await labelsOf(alone!)).toBeUndefined();
  expect(await labelsOf(red!)).toEqual(['Red', 'Blue', 'Green']);
  await catalog.as(seller).delete(`/api/products/${green}`);
  await catalog.as(seller).patch(`/api/products/${blue}`, { hidden: true });
  expect(await labelsOf(red!)).toBeUndefined();
});

it('products of before are joined by a file that says nothing else of them, and just once', async () => {
  const seller = staff('seller');
  const plain = ['Ray Red', 'Ray Blue'].map((name) => `${name},mouse,${brand},10,3,a.png,,,`);
  const [red] = await written(seller, fileOf(...plain));
  expect(await labelsOf(red!)).toBeUndefined();
  const joining = fileOf(...['Red', 'Blue'].map((label) => row('Ray', label, { family: 'ray' })));
  const { batch } = (await rehearse(joining, seller)).body;
  expect(batch).toMatchObject({ change: 2 });
  expect((await read(seller, batch.id)).rows[0].after).toEqual({ variant_label: 'Red' });
  await commit(seller, batch.id);
  expect(await labelsOf(red!)).toEqual(['Red', 'Blue']);
  expect((await rehearse(joining, seller)).body.batch).toMatchObject({ same: 2 });
});

it('rows of one handle elsewhere are joined by it, as are those of one parent', async () => {
  const seller = staff('seller');
  const shopify = [
    'Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src',
    `reef,Reef 75,,${brand},Keyboards,Switch,Blue Clicky,R-1,3,80,a.png`,
    'reef,,,,,,Red Linear,R-2,3,80,',
  ].join('\n');
  const form = new FormData();
  form.set('csv', asFile(shopify, 'text/csv'), 'p.csv');
  const described = (await catalog.as(seller).post('/api/products/batches/columns', form)).body;
  const columns = Object.fromEntries(
    described.columns.map(({ name, guess }: { name: string; guess: string | null }) => [name, guess]),
  );
  form.append('mapping', JSON.stringify({ columns }));
  form.append('images', asFile(await aPng()), 'a.png');
  const { batch } = (await catalog.as(seller).post('/api/products/batches', form)).body;
  const { rows } = await commit(seller, batch.id);
  expect(await labelsOf(rows[0].id)).toEqual(['Blue Clicky', 'Red Linear']);
});

it('a family shows the first of very many', async () => {
  const seller = staff('seller');
  const labels = Array.from({ length: 30 }, (_, place) => `No${place}`);
  const [first] = await written(
    seller,
    fileOf(...labels.map((label) => row('Many', label, { family: 'many' }))),
  );
  expect(await labelsOf(first!)).toEqual(labels.slice(0, 24));
  const [{ count }] = (await query(
    catalog.databaseUrl,
    'SELECT count(*)::int FROM product_variants WHERE family = $1',
    ['many'],
  )) as [{ count: number }];
  expect(count).toBe(30);
});
