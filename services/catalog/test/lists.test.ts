import { query, staff, waitFor } from '@mekong/testing';
import { createProduct, startCatalog, type CatalogUnderTest } from './builders.js';
import { givenMany } from './many-products.js';

let catalog: CatalogUnderTest;
let brand: { id: number; name: string };
const seller = staff('seller');
beforeAll(async () => {
  catalog = await startCatalog();
  brand = await givenMany(catalog, 500);
});
afterAll(() => catalog.stop());

interface Listed {
  id: number;
  name: string;
  price: number;
}
const page = async (query: string): Promise<{ products: Listed[]; total: number; totalPages: number }> =>
  (await catalog.as().get(`/api/products?${query}`)).body;
const create = async () => (await createProduct(catalog, seller, { brand: brand.name })).body.product;

describe('the pages of a list', () => {
  it.each([
    'newest',
    'best-selling',
    'price-asc',
    'price-desc',
    'name-asc',
    'name-desc',
    'stock-asc',
    'stock-desc',
  ])('sorted by %s have every product once, whatever the page size', async (sort) => {
    const seen: number[] = [];
    for (let number = 1; seen.length < 500; number += 1) {
      const { products } = await page(`sort=${sort}&limit=83&page=${number}`);
      seen.push(...products.map(({ id }) => id));
      expect(products.length).toBeGreaterThan(0);
    }
    expect(new Set(seen).size).toBe(500);
  });

  it('continue the order of the previous page', async () => {
    const { products } = await page('sort=price-asc&limit=100&page=3');
    expect(products.map(({ price }) => price)).toEqual(Array.from({ length: 100 }, (_, i) => 201 + i));
  });

  it('and their number show every change by staff at once', async () => {
    const { total } = await page('limit=10');
    const created = await create();
    expect(await page('limit=1')).toMatchObject({ total: total + 1, products: [{ id: created.id }] });
    await catalog.as(seller).patch(`/api/products/${created.id}`, { price: 0 });
    expect((await page('sort=price-asc&limit=1')).products).toMatchObject([{ id: created.id, price: 0 }]);
    await catalog.as(seller).delete(`/api/products/${created.id}`);
    expect((await page('limit=1')).total).toBe(total);
    expect((await page('sort=price-asc&limit=1')).products).not.toMatchObject([{ id: created.id }]);
  });

  it('show what another replica writes within a second', async () => {
    const { total } = await page('limit=1');
    const started = performance.now();
    await query(catalog.databaseUrl, `UPDATE products SET deleted_at = now() WHERE name = 'Mouse 500'`);
    await waitFor(async () => (await page('limit=1')).total === total - 1);
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  it('show changes of the stock within a second', async () => {
    const scarce = async () => (await page('sort=stock-desc&limit=1')).products[0]!.id;
    const { id } = await create();
    await scarce();
    await query(catalog.databaseUrl, 'UPDATE products SET stock = 99999 WHERE id = $1', [id]);
    await waitFor(async () => (await scarce()) === id);
  });
});

describe('all products', () => {
  const get = (headers: Record<string, string>) => fetch(`${catalog.url}/products`, { headers });

  it('are sorted by name, and compressed for clients that accept that', async () => {
    const { body } = await catalog.as().get('/products');
    const { total } = await page('limit=1');
    const names = body.products.map(({ name }: Listed) => name.toLowerCase());
    expect(names).toHaveLength(total);
    expect(names).toEqual([...names].sort());
    expect((await get({ 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip');
  });

  it('are not compressed for other clients', async () => {
    const answer = await get({ 'accept-encoding': 'identity, gzip;q=0' });
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(((await answer.json()) as { products: Listed[] }).products.length).toBeGreaterThan(0);
  });

  it('are not sent again until one of them changes', async () => {
    const etag = (await get({})).headers.get('etag')!;
    expect((await get({ 'if-none-match': etag })).status).toBe(304);
    const { name } = await create();
    const answer = await get({ 'if-none-match': etag });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(name);
  });

  it('can be limited in number', async () => {
    expect((await catalog.as().get('/products?limit=3')).body.products).toHaveLength(3);
  });
});

describe('a search', () => {
  const find = async (query: string) => (await catalog.as().get(`/products?${query}`)).body.products ?? [];

  it('answers 20 by default, and at most 100', async () => {
    expect(await find('q=mouse')).toHaveLength(20);
    expect(await find('q=mouse&limit=100')).toHaveLength(100);
    expect((await catalog.as().get('/products?q=mouse&limit=101')).status).toBe(400);
  });

  it.each(['q=', 'q', 'q=+', 'q=%20%20%20'])(
    'that is blank (%s) answers 20 by name, never all',
    async (query) => {
      expect(await find(query)).toEqual(await find('limit=20'));
      expect(await find(`${query}&limit=3`)).toHaveLength(3);
    },
  );

  it('answers the best of many: the exact name, then names that begin with the term', async () => {
    expect((await find('q=mouse 4'))[0].name).toBe('Mouse 4');
  });

  it('finds one of many by a mistyped word and another', async () => {
    const found = await find('q=mosue 321');
    expect(found.map(({ name }: Listed) => name)).toEqual(['Mouse 321']);
  });

  it('of one or two letters finds words that begin with them', async () => {
    await createProduct(catalog, seller, { name: 'Grip Xylo', brand: brand.name });
    expect((await find('q=xy')).map(({ name }: Listed) => name)).toEqual(['Grip Xylo']);
    expect(await find('q=yl')).toEqual([]);
    expect((await find('q=xy gri')).map(({ name }: Listed) => name)).toEqual(['Grip Xylo']);
  });

  it('finds the words of a changed name', async () => {
    const { id } = await create();
    await catalog.as(seller).patch(`/api/products/${id}`, { name: 'Marvellous' });
    expect((await find('q=marvelous')).map((product: Listed) => product.id)).toEqual([id]);
  });
});
