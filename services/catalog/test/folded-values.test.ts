import { query, staff } from '@mekong/testing';
import { createProduct, givenBrand, startCatalog, type CatalogUnderTest } from './builders.js';

let catalog: CatalogUnderTest;
const seller = staff('seller');
const colours = ['Black', 'black', 'BLACK ', 'Black', 'Night\u00A0Blue', 'Night Blue', 'Rosé'];
const cables = ['USB-C', 'Usb-C, usb-c, USBC', 'usb\u2011c', 'USB C', '2.4 GHz', '2.4GHz', 'USB-C'];
const names = ['Mouse 10', 'Zebra', 'Éclair', 'mouse 9', 'Mouse 100', 'Eclat', 'Đen'];

beforeAll(async () => {
  catalog = await startCatalog();
  for (const name of ['Zorro', 'Épic', 'Brand 10', 'Brand 9', 'Ñandú']) await givenBrand(catalog, name);
  for (const [at, name] of names.entries())
    await createProduct(catalog, seller, {
      ...{ brand: 'Ñandú', name, mouse_color: colours[at], connection: cables[at] },
    });
});
afterAll(() => catalog.stop());

interface Page {
  products: { name: string }[];
  total: number;
  facets: { details: { name: string; values: { value: string; count: number }[] }[] };
}
const page = async (search = '', brand = 'all'): Promise<Page> =>
  (await catalog.as().get(`/api/products/mouse/${encodeURIComponent(brand)}?facets=true&${search}`)).body;
const choices = async (name: string) =>
  (await page()).facets.details
    .find((one) => one.name === name)!
    .values.map(({ value, count }) => `${value}: ${count}`);
const sorted = async (sort: string) => (await page(`sort=${sort}`)).products.map(({ name }) => name);

it('values that differ in letter case and blanks are one, in its commonest spelling', async () => {
  expect(await choices('mouse_color')).toEqual(['Black: 4', 'Night Blue: 2', 'Rosé: 1']);
});

it('values that differ in letter case, hyphens and blanks are one, which a product has once', async () => {
  expect(await choices('connection')).toEqual(['2.4 GHz: 2', 'USB-C: 5']);
});

it.each([
  ['mouse_color=black', 4],
  ['mouse_color=BLACK', 4],
  ['mouse_color=%20Black%C2%A0', 4],
  ['mouse_color=nightblue', 2],
  ['mouse_color=rose', 1],
  ['connection=usb-c', 5],
  ['connection=USB%20C', 5],
  ['connection=usbc', 5],
  ['connection=2.4%E2%80%AFghz', 2],
  ['mouse_color=white', 0],
])('%s finds %d', async (search, total) => {
  expect((await page(search)).total).toBe(total);
});

it('names are sorted with accents at their letters, and numbers by their value', async () => {
  const inOrder = ['Đen', 'Éclair', 'Eclat', 'mouse 9', 'Mouse 10', 'Mouse 100', 'Zebra'];
  expect(await sorted('name-asc')).toEqual(inOrder);
  expect(await sorted('name-desc')).toEqual(inOrder.toReversed());
});

it('brands are sorted so, too', async () => {
  const { brands } = (await catalog.as().get('/api/brands')).body;
  const inOrder = ['Brand 9', 'Brand 10', 'Épic', 'Ñandú', 'Zorro'];
  expect(brands.map(({ name }: { name: string }) => name)).toEqual(inOrder);
});

it.each(['Ñandú', 'ñandú', 'nandu', ' NANDU '])('the brand %s is found', async (brand) => {
  expect((await page('', brand)).total).toBe(names.length);
});

it('a brand without accents is that of this name', async () => {
  await givenBrand(catalog, 'Epic');
  const { id } = (await query(catalog.databaseUrl, "SELECT id FROM brands WHERE name = 'Epic'"))[0] as {
    id: number;
  };
  await createProduct(catalog, seller, { brand: String(id), name: 'Plain' });
  expect((await page('', 'epic')).products.map(({ name }) => name)).toEqual(['Plain']);
});
