import { staff } from '@mekong/testing';
import { aName, createProduct, givenBrand, startCatalog, type CatalogUnderTest } from './builders.js';
import { givenMany } from './many-products.js';

let catalog: CatalogUnderTest;
let brand: string;
const seller = staff('seller');
const mice: Record<string, string>[] = [
  { name: 'A', price: '10', stock: '1', dpi: '400', mouse_rgb: 'yes', connection: 'USB' },
  { name: 'B', price: '20', stock: '0', dpi: '800', mouse_rgb: 'no', connection: 'Bluetooth, USB' },
  { name: 'C', price: '30.50', stock: '5', dpi: '1600', mouse_rgb: 'no', connection: 'Bluetooth' },
  { name: 'D', price: '40', stock: '9' },
];
beforeAll(async () => {
  catalog = await startCatalog();
  brand = (await givenBrand(catalog)).name;
  for (const mouse of mice) await createProduct(catalog, seller, { brand, ...mouse });
  await createProduct(catalog, seller, { brand, name: 'Board', button: 'keyboard' });
});
afterAll(() => catalog.stop());

const page = async (query = '', of = brand) =>
  (await catalog.as().get(`/api/products/mouse/${encodeURIComponent(of)}?${query}`)).body;
const names = async (query: string, of = brand): Promise<string> =>
  (await page(query, of)).products.map((product: { name: string }) => product.name).join('');
const choices = async (query: string, name: string) => {
  const { facets } = await page(`facets=true&${query}`);
  const facet = facets.details.find((one: { name: string }) => one.name === name);
  return facet?.values.map(({ value, count }: { value: string; count: number }) => `${value}: ${count}`);
};

describe('the products of a category', () => {
  it('come oldest first, with their number', async () => {
    const { products, ...rest } = await page();
    expect(products).toHaveLength(4);
    expect(rest).toEqual({ page: 1, totalPages: 1, total: 4 });
    expect(await names('')).toBe('ABCD');
  });

  it.each([
    ['page=2&limit=3', 'D'],
    ['page=3&limit=3', ''],
    ['sort=price-desc&limit=2', 'DC'],
    ['sort=name-desc', 'DCBA'],
    ['min=20', 'BCD'],
    ['max=30.5', 'ABC'],
    ['min=20&max=30.49', 'B'],
    ['in_stock=true', 'ACD'],
    ['in_stock=false', 'ABCD'],
    ['connection=USB', 'AB'],
    ['connection=USB&connection=Bluetooth', 'ABC'],
    ['connection=usb', 'AB'],
    ['connection=%20U%E2%80%8BSB', 'AB'],
    ['mouse_rgb=false', 'BC'],
    ['dpi=800', 'B'],
    ['dpi=400-800', 'AB'],
    ['dpi=many', ''],
    ['connection=Bluetooth&in_stock=true&sort=newest', 'C'],
    ['layout=TKL&colour=red&constructor=1', 'ABCD'],
  ])('with %s are %s', async (query, found) => {
    expect(await names(query)).toBe(found);
  });

  it('are of all brands when the brand is "all"', async () => {
    const other = await givenMany(catalog, 3);
    expect(await names('limit=200', 'all')).toContain('ABCD');
    expect((await page('', 'all')).total).toBe(7);
    expect((await page('', other.name)).total).toBe(3);
  });

  it('are found in any letter case of the address', async () => {
    const { total } = await page('', 'all');
    expect((await catalog.as().get('/api/products/MOUSE/ALL')).body.total).toBe(total);
  });

  it('are counted after the filters, on whatever page', async () => {
    expect(await page('min=20&limit=2&page=2')).toMatchObject({ total: 3, totalPages: 2, page: 2 });
  });

  it('come 200 a page, or fewer on request', async () => {
    const many = await givenMany(catalog, 450);
    const { products, ...rest } = await page('', many.name);
    expect(products).toHaveLength(200);
    expect(rest).toEqual({ page: 1, totalPages: 3, total: 450 });
  });

  it.each([
    'limit=201',
    'limit=0',
    'page=x',
    'min=-1',
    'max=dear',
    'sort=colour',
    'in_stock=maybe',
    'facets=1',
  ])('are refused with %s', async (query) => {
    expect(await page(query)).toMatchObject({ status: 400 });
  });
});

describe('the counts beside the filters', () => {
  it('are answered only on request', async () => {
    expect((await page('facets=false')).facets).toBeUndefined();
  });

  it('have the price range, the number in stock, and each value with its number', async () => {
    const { facets } = await page('facets=true');
    expect(facets).toMatchObject({ price: { min: 10, max: 40 }, in_stock: 3 });
    expect(await choices('', 'connection')).toEqual(['Bluetooth: 2', 'USB: 2']);
    expect(await choices('', 'mouse_rgb')).toEqual(['false: 2', 'true: 1']);
    expect(await choices('', 'dpi')).toEqual(['400: 1', '800: 1', '1600: 1']);
  });

  it('leave out details that all products share, and free text', async () => {
    const { facets } = await page('facets=true');
    expect(facets.details.map(({ name }: { name: string }) => name)).toEqual([
      'dpi',
      'mouse_rgb',
      'connection',
    ]);
  });

  it('apply all filters except their own', async () => {
    expect(await choices('connection=USB', 'connection')).toEqual(['Bluetooth: 2', 'USB: 2']);
    expect(await choices('connection=USB', 'mouse_rgb')).toEqual(['false: 1', 'true: 1']);
    expect(await choices('connection=USB&in_stock=true', 'mouse_rgb')).toEqual(['false: 0', 'true: 1']);
    const { facets } = await page('facets=true&min=20&in_stock=true&mouse_rgb=false');
    expect(facets).toMatchObject({ price: { min: 30.5, max: 30.5 }, in_stock: 1 });
  });

  it('group many numbers into ranges that do not change with the filters', async () => {
    const { name } = await givenMany(catalog, 100);
    const dpi = async (query: string) =>
      (await page(`facets=true&${query}`, name)).facets.details.find(
        (one: { name: string }) => one.name === 'dpi',
      ).values;
    const all = await dpi('');
    expect(all).toEqual([
      { value: '0-300', count: 20 },
      { value: '400-700', count: 20 },
      { value: '800-1100', count: 20 },
      { value: '1200-1500', count: 20 },
      { value: '1600-1900', count: 20 },
    ]);
    const narrowed = await dpi('max=10&dpi=400-700');
    expect(narrowed.map(({ value }: { value: string }) => value)).toEqual(
      all.map(({ value }: { value: string }) => value),
    );
    expect((await page('dpi=400-700', name)).total).toBe(20);
  });

  it('are empty without products', async () => {
    expect((await page('facets=true', 'nobody')).facets).toEqual({ price: null, in_stock: 0, details: [] });
  });

  it('change at once with a product', async () => {
    const { name } = await givenBrand(catalog);
    const { product } = (await createProduct(catalog, seller, { brand: name, dpi: '400', stock: '1' })).body;
    expect((await page('facets=true', name)).facets.price).toEqual({ min: 19.99, max: 19.99 });
    await createProduct(catalog, seller, { brand: name, name: aName('Dear'), price: '99', dpi: '900' });
    await catalog.as(seller).patch(`/api/products/${product.id}`, { price: 5, dpi: 500 });
    const { facets, total } = await page('facets=true', name);
    expect(total).toBe(2);
    expect(facets).toMatchObject({
      price: { min: 5, max: 99 },
      details: [{ values: [{ value: '500' }, { value: '900' }] }],
    });
  });
});
