import { aCustomer, anEvent, outboxOf, query, staff } from '@mekong/testing';
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
const seller = staff('seller');
beforeAll(async () => {
  catalog = await startCatalog();
  brand = await givenBrand(catalog);
});
afterAll(() => catalog.stop());

const create = (fields: Record<string, string | undefined> = {}) =>
  createProduct(catalog, seller, { brand: brand.name, ...fields });

describe('creating a product', () => {
  it('answers it with its brand, price and the details of its category', async () => {
    const { status, body } = await create({ dpi: '16000', mouse_rgb: 'yes', weight_grams: '63.5' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      message: 'Product uploaded!',
      product: {
        price: 19.99,
        stock: 10,
        category: 'mouse',
        brand,
        MouseModel: { dpi: 16000, mouse_rgb: true, weight_grams: 63.5, battery: null },
      },
    });
    expect(body.product.KeyboardModel).toBeUndefined();
  });

  it('answers null for what was added to its category after it was saved', async () => {
    const { product } = (await create({ dpi: '16000' })).body;
    const { databaseUrl } = catalog;
    await query(databaseUrl, "UPDATE products SET details = details - 'battery' WHERE id = $1", [product.id]);
    const { body } = await catalog.as().get(`/api/products/${product.id}`);
    expect(body.product.MouseModel).toMatchObject({ dpi: 16000, battery: null });
  });

  it('publishes product.created with the whole product', async () => {
    const { body } = await create();
    expect(await outboxOf(catalog.databaseUrl, body.product.id)).toMatchObject([
      {
        type: 'product.created.v1',
        data: { price: { amount: 1_999, currency: 'USD' }, stock: { quantity: 10, version: 1 } },
      },
    ]);
  });

  it.each([
    [
      'mouse',
      { mouse_connection: 'USB-C', mouse_battery: 'none', mouse_weight_grams: '70' },
      { connection: 'USB-C', battery: 'none', weight_grams: 70 },
    ],
    ['keyboard', { others_features: 'Hot-swap' }, { keyboard_other_features: 'Hot-swap' }],
    ['headphone', { frequency_respone: '20-20k', mic: 'no' }, { frequency_response: '20-20k', mic: false }],
  ])("accepts the create form's own names for a %s", async (button, given, kept) => {
    const { body } = await create({ button, ...given });
    const [model] = Object.keys(body.product).filter((name) => name.endsWith('Model'));
    expect(body.product[model!]).toMatchObject(kept);
  });

  it('names every field that is missing', async () => {
    const form = await aProductForm(
      { name: '', price: undefined, stock: undefined, button: undefined },
      null,
    );
    const { status, body } = await catalog.as(seller).post('/api/products/single_product', form);
    expect(status).toBe(400);
    expect(body.errors.map((error: { field: string }) => error.field).sort()).toEqual([
      'brand',
      'category',
      'image',
      'name',
      'price',
      'stock',
    ]);
  });

  it.each([
    ['price', 'cheap'],
    ['price', '-1'],
    ['price', '0x10'],
    ['description', 'a\0b'],
    ['price', '1.999'],
    ['stock', '1.5'],
    ['stock', '-2'],
    ['dpi', 'many'],
    ['mouse_rgb', 'maybe'],
    ['brand', 'No Such Brand'],
    ['button', 'toaster'],
  ])('refuses %s = %s and names the field', async (field, value) => {
    const { status, body } = await create({ [field]: value });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ field: field === 'button' ? 'category' : field }]);
  });

  it.each(['name', 'price', 'description', 'dpi', 'button', 'image_url'])(
    'refuses a %s that has parts and names the field',
    async (field) => {
      const fields = { brand: brand.name, [field]: undefined, [`${field}[toString]`]: '1' };
      const form = await aProductForm(fields, field === 'image_url' ? null : undefined);
      const { status, body } = await catalog.as(seller).post('/api/products/single_product', form);
      expect(status).toBe(400);
      expect(body.errors).toMatchObject([{ field: field === 'button' ? 'category' : field }]);
    },
  );

  it('accepts the brand by id and by name, in any letter case', async () => {
    expect((await create({ brand: String(brand.id) })).body.product.brand.id).toBe(brand.id);
    expect((await create({ brand: brand.name.toUpperCase() })).body.product.brand.id).toBe(brand.id);
  });

  it('refuses the same product of the same seller again', async () => {
    const name = aName('Twin');
    await create({ name });
    expect((await create({ name: name.toUpperCase() })).body).toMatchObject({
      status: 409,
      code: 'PRODUCT_EXISTS',
    });
  });

  it('is for sellers and admins', async () => {
    const form = await aProductForm({ brand: brand.name });
    expect((await catalog.as(aCustomer()).post('/api/products/single_product', form)).status).toBe(403);
    expect((await catalog.as().post('/api/products/single_product', form)).status).toBe(401);
  });
});

describe("a product's image", () => {
  const withImage = async (image: Blob) =>
    catalog.as(seller).post('/api/products/single_product', await aProductForm({ brand: brand.name }, image));

  it('is served as WebP under a name that may be cached for ever', async () => {
    const { body } = await withImage(asFile(await aPng()));
    const answer = await catalog.as().get(body.product.image_url);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toContain('immutable');
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'],
    ['text', 'not an image at all'],
    ['nothing', ''],
  ])('is refused when it is %s, whatever its name and type', async (_what, content) => {
    expect((await withImage(asFile(content))).body).toMatchObject({ status: 415, code: 'WRONG_IMAGE_TYPE' });
  });

  it('is refused over 40 megapixels, however few bytes it has', async () => {
    const { body } = await withImage(asFile(await aPng(8_000, 5_001)));
    expect(body).toMatchObject({ status: 413, code: 'IMAGE_TOO_LARGE' });
  });

  it('is refused over 5 MB', async () => {
    expect((await withImage(asFile(Buffer.alloc(5 * 1024 * 1024 + 1)))).status).toBe(413);
  });
});

describe('changing a product', () => {
  it('changes the given fields and publishes a higher version', async () => {
    const { product } = (await create({ dpi: '800' })).body;
    const { body } = await catalog
      .as(seller)
      .patch(`/api/products/${product.id}`, { price: 25.5, dpi: 1600 });
    expect(body.product).toMatchObject({
      name: product.name,
      price: 25.5,
      stock: 10,
      MouseModel: { dpi: 1600 },
    });
    const event = (await outboxOf(catalog.databaseUrl, product.id)).at(-1);
    expect(event).toMatchObject({ type: 'product.changed.v1', data: { version: 2, stock: { version: 1 } } });
  });

  it('clears a specification that is given empty, under either of its names', async () => {
    const { product } = (await create({ connection: 'USB', battery: '70 h' })).body;
    const { body } = await catalog
      .as(seller)
      .patch(`/api/products/${product.id}`, { mouse_connection: '', battery: '' });
    expect(body.product.MouseModel).toMatchObject({ connection: null, battery: null });
  });

  it('sets the stock for orders to apply once', async () => {
    const { product } = (await create()).body;
    await catalog.as(seller).patch(`/api/products/${product.id}`, { stock: 33 });
    const event = (await outboxOf(catalog.databaseUrl, product.id)).at(-1);
    expect(event).toMatchObject({ data: { stock: { quantity: 33, version: 2, by: seller.userId } } });
  });

  it('accepts a form with a new image', async () => {
    const { product } = (await create()).body;
    const form = new FormData();
    form.set('image', asFile(await aPng(48, 48)), 'new.png');
    const { body } = await catalog.as(seller).patch(`/api/products/${product.id}`, form);
    expect(body.product.image_url).not.toBe(product.image_url);
  });

  it('refuses another category', async () => {
    const { product } = (await create()).body;
    const { body } = await catalog.as(seller).patch(`/api/products/${product.id}`, { category: 'monitor' });
    expect(body).toMatchObject({ status: 400, errors: [{ field: 'category' }] });
  });

  it('of another seller finds nothing; an admin may', async () => {
    const { product } = (await create()).body;
    expect(
      (await catalog.as(staff('seller')).patch(`/api/products/${product.id}`, { price: 1 })).status,
    ).toBe(404);
    expect((await catalog.as(staff('admin')).patch(`/api/products/${product.id}`, { price: 1 })).status).toBe(
      200,
    );
  });
});

describe('deleting a product', () => {
  it('removes it from every list and publishes it', async () => {
    const { product } = (await create()).body;
    expect((await catalog.as(seller).delete(`/api/products/${product.id}`)).status).toBe(200);
    expect((await catalog.as().get(`/api/products/${product.id}`)).status).toBe(404);
    const { body } = await catalog.as().get(`/products?q=${encodeURIComponent(product.name)}`);
    expect(body.products.map(({ id }: { id: number }) => id)).not.toContain(product.id);
    expect((await outboxOf(catalog.databaseUrl, product.id)).at(-1)).toMatchObject({
      type: 'product.deleted.v1',
      data: { version: 2 },
    });
  });

  it('of another seller finds nothing', async () => {
    const { product } = (await create()).body;
    expect((await catalog.as(staff('seller')).delete(`/api/products/${product.id}`)).status).toBe(404);
  });
});

describe('the stock shown', () => {
  const deliverStock = (product_id: number, available: number, version: number) =>
    catalog.others.deliver(
      anEvent('stock.changed.v1', product_id, { product_id, available, held: 0, version }),
    );
  const shown = async (id: number) => (await catalog.as().get(`/api/products/${id}`)).body.product.stock;

  it('is that of orders, and older events change nothing', async () => {
    const { product } = (await create()).body;
    await deliverStock(product.id, 7, 3);
    await deliverStock(product.id, 9, 2);
    expect(await shown(product.id)).toBe(7);
  });
});
