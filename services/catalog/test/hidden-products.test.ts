import { outboxOf, query, staff, waitFor } from '@mekong/testing';
import { aName, createProduct, givenBrand, startCatalog, type CatalogUnderTest } from './builders.js';

let catalog: CatalogUnderTest;
let brand: { id: number; name: string };
beforeAll(async () => {
  catalog = await startCatalog();
  brand = await givenBrand(catalog);
});
afterAll(() => catalog.stop());

const seller = staff('seller');
const given = async (fields: Record<string, string> = {}, by = seller) =>
  (await createProduct(catalog, by, { brand: brand.name, ...fields })).body.product;
const change = (id: number, fields: object, by = seller) =>
  catalog.as(by).patch(`/api/products/${id}`, fields);
const lastEvent = async (id: number) => (await outboxOf(catalog.databaseUrl, id)).at(-1)!;
const listed = async (place: string, by = seller, q = '') =>
  (
    await catalog.as(by).get(`/api/admin/products?place=${place}&limit=100&q=${encodeURIComponent(q)}`)
  ).body.products.map(({ id }: { id: number }) => id) as number[];

/** In which of the shop's public answers the product is. */
async function shownIn({ id, name }: { id: number; name: string }): Promise<string[]> {
  const has = (answer: { body: { products: { id: number }[] } }) =>
    answer.body.products.some((product) => product.id === id);
  const term = encodeURIComponent(name);
  const lists = {
    list: '/api/products?limit=100',
    ids: `/api/products?ids=${id}`,
    category: `/api/products/mouse/${brand.id}`,
    filtered: `/api/products/mouse/all?facets=true&min=1`,
    search: `/products?q=${term}`,
    page: `/api/products/search?q=${term}`,
    all: '/products',
  };
  const found: string[] = [];
  for (const [where, path] of Object.entries(lists)) if (has(await catalog.as().get(path))) found.push(where);
  if ((await catalog.as().get(`/api/products/${id}`)).status === 200) found.push('product');
  return found;
}

describe('a hidden product', () => {
  it('is in no public answer, and in all of them again when it is shown', async () => {
    const product = await given();
    const everywhere = ['list', 'ids', 'category', 'filtered', 'search', 'page', 'all', 'product'];
    expect(await shownIn(product)).toEqual(everywhere);
    expect((await change(product.id, { hidden: true })).body.product.hidden).toBe(true);
    expect(await shownIn(product)).toEqual([]);
    await change(product.id, { hidden: false });
    expect(await shownIn(product)).toEqual(everywhere);
  });

  it('cannot be bought: its event says so, until it is shown', async () => {
    const { id } = await given();
    await change(id, { hidden: true });
    expect(await lastEvent(id)).toMatchObject({ type: 'product.changed.v1', data: { hidden: true } });
    await change(id, { hidden: false });
    expect((await lastEvent(id)).data).not.toHaveProperty('hidden');
  });

  it('is listed and opened for staff, sellers only their own', async () => {
    const { id } = await given();
    await change(id, { hidden: true });
    expect(await listed('hidden')).toContain(id);
    expect(await listed('shop')).not.toContain(id);
    expect((await catalog.as(seller).get(`/api/admin/products/${id}`)).body.product).toMatchObject({
      id,
      hidden: true,
    });
    const other = staff('seller');
    expect(await listed('hidden', other)).toEqual([]);
    expect((await catalog.as(other).get(`/api/admin/products/${id}`)).status).toBe(404);
  });

  it('leaves its brand out of the category when it is the only one', async () => {
    const alone = await givenBrand(catalog);
    const { id } = await given({ brand: alone.name });
    await change(id, { hidden: true });
    const { body } = await catalog.as().get('/api/brands-by-category/mouse');
    expect(body.brands.map(({ name }: { name: string }) => name)).not.toContain(alone.name);
  });

  it('is shown at its time, which is published', async () => {
    const soon = new Date(Date.now() + 1_000).toISOString();
    const product = await given({ visible_from: soon });
    expect(product).toMatchObject({ hidden: true, visible_from: soon });
    await waitFor(async () => (await catalog.as().get(`/api/products/${product.id}`)).status === 200, {
      what: 'the product to be shown',
    });
    const [row] = await query(
      catalog.databaseUrl,
      'SELECT hidden, visible_from, version FROM products WHERE id = $1',
      [product.id],
    );
    expect(row).toEqual({ hidden: false, visible_from: null, version: product.version + 1 });
    expect(await lastEvent(product.id)).toMatchObject({ type: 'products.written.v1' });
  });

  it.each([{ hidden: 'maybe' }, { visible_from: 'tomorrow' }])('is refused with %j', async (fields) => {
    const { id } = await given();
    const { status, body } = await change(id, fields);
    expect([status, body.errors]).toMatchObject([400, [{ field: Object.keys(fields)[0] }]]);
  });
});

describe('the price before a reduction', () => {
  const shown = async (id: number) =>
    (await catalog.as().get(`/api/products/${id}`)).body.product.compare_at_price;

  it('is shown only while it is above the price, as of products from before', async () => {
    const { id } = await given({ price: '20', compare_at_price: '30' });
    expect(await shown(id)).toBe(30);
    await query(catalog.databaseUrl, 'UPDATE products SET price_cents = 3000 WHERE id = $1', [id]);
    await change(id, { description: 'Still on sale' });
    expect(await shown(id)).toBeNull();
    await change(id, { price: 20, compare_at_price: '' });
    expect(await shown(id)).toBeNull();
  });

  it('is in the lists of shoppers', async () => {
    const { id, name } = await given({ price: '20', compare_at_price: '29.90' });
    const { body } = await catalog.as().get(`/products?q=${encodeURIComponent(name)}`);
    expect(body.products.find((one: { id: number }) => one.id === id).compare_at_price).toBe(29.9);
  });
});

describe('a deleted product', () => {
  const restore = (id: number, by = seller) => catalog.as(by).post(`/api/admin/products/${id}/restore`);

  it('is listed as deleted, found by its name, and restored as it was', async () => {
    const product = await given({ sku: aName('S'), name: aName('Comeback') });
    await catalog.as(seller).delete(`/api/products/${product.id}`);
    expect(await listed('deleted', seller, product.name)).toEqual([product.id]);
    const { status, body } = await restore(product.id);
    expect([status, body.product.version]).toEqual([200, product.version + 2]);
    expect(await shownIn(product)).toContain('search');
    expect(await listed('deleted')).not.toContain(product.id);
    expect(await lastEvent(product.id)).toMatchObject({
      type: 'product.changed.v1',
      data: { version: product.version + 2, name: product.name },
    });
  });

  it('is told in the audit log when it is restored', async () => {
    const by = staff('seller');
    const { id, name } = await given({}, by);
    await catalog.as(by).delete(`/api/products/${id}`);
    await restore(id, by);
    const acts = await outboxOf(catalog.databaseUrl, by.userId);
    expect(acts.at(-1)!.data).toMatchObject({
      action: 'product.restored',
      subject: { name },
      after: { name },
    });
  });

  it('stays deleted when its name or code was taken meanwhile', async () => {
    const [one, other] = [await given({ sku: 'again-1' }), await given()];
    await catalog.as(seller).delete(`/api/products/${one.id}`);
    await change(other.id, { sku: 'again-1' });
    expect((await restore(one.id)).body.errors).toMatchObject([{ field: 'sku', code: 'CODE_TAKEN' }]);
    await change(other.id, { sku: '', name: one.name });
    expect((await restore(one.id)).body.code).toBe('PRODUCT_EXISTS');
  });

  it('is gone for other sellers, for ever after 30 days, and when it was not deleted', async () => {
    const { id } = await given();
    expect((await restore(id)).status).toBe(404);
    await catalog.as(seller).delete(`/api/products/${id}`);
    expect((await restore(id, staff('seller'))).status).toBe(404);
    await query(
      catalog.databaseUrl,
      `UPDATE products SET deleted_at = now() - interval '31 days' WHERE id = $1`,
      [id],
    );
    expect((await restore(id)).status).toBe(404);
    expect(await listed('deleted')).not.toContain(id);
  });

  it('cannot come back without its brand', async () => {
    const gone = await givenBrand(catalog);
    const { id } = await given({ brand: gone.name });
    await catalog.as(seller).delete(`/api/products/${id}`);
    await catalog.as(staff('admin')).delete(`/api/brands/${gone.id}`);
    expect(await listed('deleted')).toContain(id);
    expect((await restore(id)).body.errors).toMatchObject([{ field: 'brand', code: 'UNKNOWN_BRAND' }]);
  });
});
