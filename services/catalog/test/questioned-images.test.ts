import { staff } from '@mekong/testing';
import { aPng, aProductForm, asFile, givenBrand, startCatalog, type CatalogUnderTest } from './builders.js';

let catalog: CatalogUnderTest;
let brand: string;
const seller = staff('seller');
beforeAll(async () => {
  catalog = await startCatalog();
  brand = (await givenBrand(catalog)).name;
});
afterAll(() => catalog.stop());

const withImage = async (width: number, height: number) =>
  aProductForm({ brand }, asFile(await aPng(width, height)));

describe('an image that can hardly be meant', () => {
  it.each([
    [1, 1, { width: 1, height: 1 }],
    [20_000, 100, { width: 1_200, height: 6 }],
    [10, 4_000, { width: 3, height: 1_200 }],
  ])('of %i × %i is taken in a product form, and questioned', async (width, height, size) => {
    const form = await withImage(width, height);
    const { status, body } = await catalog.as(seller).post('/api/products/single_product', form);
    expect([status, body.odd_images]).toEqual([201, [{ image: body.product.image_url, ...size }]]);
  });

  it('is questioned once when it is added to a product', async () => {
    const created = await catalog.as(seller).post('/api/products/single_product', await withImage(32, 32));
    const { id } = created.body.product;
    expect(created.body.odd_images).toEqual([]);
    const form = new FormData();
    form.append('images', asFile(await aPng(2, 2)), 'dot.png');
    const changed = await catalog.as(seller).patch(`/api/products/${id}`, form);
    expect(changed.body.odd_images).toEqual([
      { image: changed.body.product.images[1].url, width: 2, height: 2 },
    ]);
    const later = await catalog.as(seller).patch(`/api/products/${id}`, { price: 5 });
    expect([later.status, later.body.odd_images]).toEqual([200, []]);
  });

  it('is questioned again where the call is repeated', async () => {
    const form = await withImage(1, 1);
    const key = { 'idempotency-key': 'an odd image' };
    const send = () => catalog.as(seller).post('/api/products/single_product', form, key);
    const [first, again] = [await send(), await send()];
    expect(again.body).toEqual(first.body);
  });
});
