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

  it('takes % and _ as they are', async () => {
    const name = aName('100% wool_pad');
    await given({ name });
    await given({ name: aName('100 wool pad') });
    expect(await names(`q=${encodeURIComponent('100% wool_')}`)).toEqual([name]);
  });

  it('gives lean products, at most as many as asked for', async () => {
    await given();
    await given();
    const { body } = await catalog.as().get('/products?limit=1');
    expect(body.products).toHaveLength(1);
    expect(Object.keys(body.products[0]).sort()).toEqual([
      'brand',
      'category',
      'id',
      'image_url',
      'name',
      'price',
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

  it('shows nothing of an unknown brand', async () => {
    expect((await catalog.as().get('/api/products/mouse/nobody')).body).toEqual({ products: [] });
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

  it.each(['page=0', 'limit=0', 'limit=101', 'page=one'])('refuse %s', async (query) => {
    expect((await catalog.as().get(`/api/products?${query}`)).status).toBe(400);
  });
});

it.each(['0', 'abc', '99999999999', '-1', '1e3'])('product %s answers 404', async (id) => {
  expect((await catalog.as().get(`/api/products/${id}`)).status).toBe(404);
});
