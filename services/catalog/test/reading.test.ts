import { staff } from '@mekong/testing';
import { aName, createProduct, givenBrand, startCatalog, type CatalogUnderTest } from './builders.js';

let catalog: CatalogUnderTest;
const seller = staff('seller');
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

/** Creates a product of a fresh brand. */
async function given(fields: Record<string, string> = {}) {
  const brand = await givenBrand(catalog);
  const { product } = (await createProduct(catalog, seller, { brand: brand.name, ...fields })).body;
  return { brand, product };
}

describe('search', () => {
  const names = async (query: string) => {
    const { body } = await catalog.as().get(`/products?${query}`);
    return body.products.map((product: { name: string }) => product.name);
  };

  it('finds names in any letter case, also beyond ASCII', async () => {
    const name = aName('Ünï Maus ខ្មែរ');
    await given({ name });
    expect(await names(`q=${encodeURIComponent('ÜNÏ MAUS')}`)).toContain(name);
    expect(await names(`q=${encodeURIComponent('ខ្មែរ')}`)).toContain(name);
  });

  it('treats % and _ as plain characters', async () => {
    const name = aName('100% wool_pad');
    await given({ name });
    await given({ name: aName('100 wool pad') });
    expect(await names(`q=${encodeURIComponent('100% wool_')}`)).toEqual([name]);
  });

  it('answers lean products, at most as many as requested', async () => {
    await given();
    await given();
    const { body } = await catalog.as().get('/products?limit=1');
    expect(body.products).toHaveLength(1);
    expect(Object.keys(body.products[0]).sort()).toEqual([
      'brand',
      'category',
      'compare_at_price',
      'id',
      'image_url',
      'name',
      'name_km',
      'price',
      'sold',
      'stock',
    ]);
  });
});

describe('a category', () => {
  it('has the brands with products in it, and no others', async () => {
    const { brand } = await given({ button: 'monitor' });
    const other = await givenBrand(catalog);
    const { body } = await catalog.as().get('/api/brands-by-category/monitor');
    const ids = body.brands.map((one: { id: number }) => one.id);
    expect(ids).toContain(brand.id);
    expect(ids).not.toContain(other.id);
  });

  it.each([
    (brand: { name: string }) => brand.name.toLowerCase(),
    (brand: { id: number }) => String(brand.id),
  ])("shows a brand's products by the brand's name or id", async (naming) => {
    const { brand, product } = await given();
    const { body } = await catalog
      .as()
      .get(`/api/products/mouse/${encodeURIComponent(naming(brand as never))}`);
    expect(body.products).toMatchObject([{ id: product.id, MouseModel: expect.any(Object) }]);
  });

  it('is empty for an unknown brand', async () => {
    expect((await catalog.as().get('/api/products/mouse/nobody')).body).toEqual({
      products: [],
      page: 1,
      totalPages: 0,
      total: 0,
    });
  });

  it('that does not exist answers 404', async () => {
    expect((await catalog.as().get('/api/brands-by-category/toaster')).status).toBe(404);
    expect((await catalog.as().get('/api/products/toaster/any')).status).toBe(404);
  });
});

describe('the pages of products', () => {
  it('come newest first with their number', async () => {
    await given();
    const { product } = await given();
    const { body } = await catalog.as().get('/api/products?page=1&limit=1');
    expect(body).toMatchObject({ page: 1, products: [{ id: product.id }], totalPages: body.total });
  });

  it('end with an empty one', async () => {
    expect((await catalog.as().get('/api/products?page=9999&limit=10')).body.products).toEqual([]);
  });

  const idsOf = async (path: string): Promise<number[]> =>
    (await catalog.as().get(path)).body.products.map((product: { id: number }) => product.id);

  it('are of one category on request', async () => {
    const { product } = await given({ button: 'headphone' });
    await given({ button: 'mousepad' });
    const { body } = await catalog.as().get('/api/products?category=headphone&limit=1');
    expect(body.products).toMatchObject([{ id: product.id, HeadphoneModel: {} }]);
    expect(body.total).toBe(body.totalPages);
  });

  it('are sorted by price, up or down, equal prices newest first', async () => {
    const made = [];
    for (const price of ['2', '1', '3', '2']) made.push((await given({ price })).product.id);
    const [a, b, c, d] = made;
    const ids = `ids=${made.join(',')}`;
    expect(await idsOf(`/api/products?sort=price-asc&${ids}`)).toEqual([b, d, a, c]);
    expect(await idsOf(`/api/products?sort=price-desc&${ids}`)).toEqual([c, d, a, b]);
    expect(await idsOf(`/api/products?sort=price-asc&limit=2&page=2&${ids}`)).toEqual([a, c]);
  });

  it('have all requested ids that are still in the shop', async () => {
    const made = [];
    for (let count = 0; count < 12; count += 1) made.push((await given()).product.id);
    await catalog.as(seller).delete(`/api/products/${made[0]}`);
    const ids = [...made, made[1], 2_147_483_000, 9_999_999_999].join(',');
    expect(await idsOf(`/api/products?ids=${ids}`)).toEqual(made.slice(1).reverse());
    expect(await idsOf('/api/products?ids=')).toEqual([]);
  });

  it('accept at most 50 ids', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(',');
    expect((await catalog.as().get(`/api/products?ids=${ids(50)}`)).status).toBe(200);
    expect((await catalog.as().get(`/api/products?ids=${ids(51)}`)).status).toBe(400);
  });

  it.each([
    'page=0',
    'limit=0',
    'limit=101',
    'page=one',
    'category=toaster',
    'sort=cheapest',
    'ids=1,a',
    'ids=1;2',
  ])('refuse %s', async (query) => {
    expect((await catalog.as().get(`/api/products?${query}`)).status).toBe(400);
  });
});

it.each(['0', 'abc', '99999999999', '-1', '1e3'])('product %s answers 404', async (id) => {
  expect((await catalog.as().get(`/api/products/${id}`)).status).toBe(404);
});
