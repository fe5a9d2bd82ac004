import { outboxOf, query, staff } from '@mekong/testing';
import sharp from 'sharp';
import {
  aName,
  aProductForm,
  asFile,
  createProduct,
  givenBrand,
  startCatalog,
  type CatalogUnderTest,
} from './builders.js';

let catalog: CatalogUnderTest;
let brand: { id: number; name: string };
beforeAll(async () => {
  catalog = await startCatalog();
  brand = await givenBrand(catalog);
});
afterAll(() => catalog.stop());

const seller = staff('seller');
let serial = 0;
/** An image in a colour that no other one has. */
async function anImage(): Promise<Blob> {
  serial += 1;
  const background = { r: (serial % 16) * 16, g: Math.floor(serial / 16) * 16, b: 99 };
  return asFile(
    await sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer(),
  );
}

/** A product with this many images. */
async function given(count: number, by = seller) {
  const form = await aProductForm({ brand: brand.name }, await anImage());
  for (let more = 1; more < count; more += 1) form.append('images', await anImage(), `view ${more}.png`);
  const { body } = await catalog.as(by).post('/api/products/single_product', form);
  return body.product as { id: number; version: number; image_url: string; images: { url: string }[] };
}
const urlsOf = ({ images }: { images: { url: string }[] }) => images.map(({ url }) => url);
const shown = async (id: number) => (await catalog.as().get(`/api/products/${id}`)).body.product;
const change = (id: number, fields: object, by = seller) =>
  catalog.as(by).patch(`/api/products/${id}`, fields);

describe('the images of a product', () => {
  it('are its image and the others, in the order in which they were sent', async () => {
    const { id, image_url, images } = await given(3);
    expect(images).toHaveLength(3);
    expect(images[0]).toEqual({ url: image_url, alt: null, alt_km: null });
    expect((await shown(id)).images).toEqual(images);
  });

  it('are just its image where there are no others', async () => {
    const { body } = await createProduct(catalog, seller, { brand: brand.name });
    expect(urlsOf(body.product)).toEqual([body.product.image_url]);
  });

  it('get another order, another main one and texts in both languages by one list', async () => {
    const { id, version, images } = await given(3);
    const [first, second, third] = urlsOf({ images });
    const list = [{ url: third, alt: 'From behind', alt_km: 'ពីក្រោយ' }, { url: first }, { url: second }];
    const { body } = await change(id, { images: list, version });
    expect(body.product).toMatchObject({
      image_url: third,
      images: [list[0], { url: first }, { url: second }],
    });
    expect(await shown(id)).toMatchObject({
      image_url: third,
      images: [list[0], { url: first }, { url: second }],
    });
  });

  it('are removed where the list leaves them out, and added where it names a file', async () => {
    const { id, images } = await given(2);
    const form = new FormData();
    form.set('images', JSON.stringify([{ file: 0, alt: 'New' }, { url: images[1]!.url }]));
    form.append('images', await anImage(), 'new.png');
    const { body } = await catalog.as(seller).patch(`/api/products/${id}`, form);
    expect(body.product.images).toHaveLength(2);
    expect(body.product.images[0].alt).toBe('New');
    expect(urlsOf(body.product)[1]).toBe(images[1]!.url);
  });

  it('keep the others when only the image is replaced', async () => {
    const { id, images } = await given(3);
    const form = new FormData();
    form.set('image', await anImage(), 'new.png');
    const { body } = await catalog.as(seller).patch(`/api/products/${id}`, form);
    expect(body.product.image_url).not.toBe(images[0]!.url);
    expect(urlsOf(body.product).slice(1)).toEqual(urlsOf({ images }).slice(1));
  });

  it('are told in the audit log when they change, and are no change when they are the same', async () => {
    const by = staff('seller');
    const { id, version, images } = await given(2, by);
    const same = await change(id, { images }, by);
    expect(same.body.product.version).toBe(version);
    await change(id, { images: [images[0], { ...images[1], alt: 'Side' }] }, by);
    const acts = (await outboxOf(catalog.databaseUrl, by.userId)).map(({ data }) => data);
    expect(acts.at(-1)).toMatchObject({
      action: 'product.edited',
      before: { images: images[1]!.url },
      after: { images: `${images[1]!.url} · Side` },
    });
  });

  it.each([
    ['no list', 'front'],
    ['no image', []],
    ['more than 10', Array.from({ length: 11 }, () => ({ url: '/images/x.webp' }))],
    ['an address elsewhere', [{ url: 'https://elsewhere.example/x.webp' }]],
    ['a file that was not sent', [{ file: 0 }]],
  ])('are refused with %s', async (_, images) => {
    const { id } = await given(1);
    const { status, body } = await change(id, { images });
    expect([status, body.errors]).toMatchObject([400, [{ field: 'images' }]]);
  });

  it('of other sellers cannot be taken', async () => {
    const [mine, theirs] = [await given(1), await given(2, staff('seller'))];
    const { status } = await change(mine.id, {
      images: [{ url: mine.image_url }, { url: theirs.images[1]!.url }],
    });
    expect(status).toBe(400);
  });
});

describe('an image that is not the main one', () => {
  const hashOf = (url: string) => /[0-9a-f]{32}/.exec(url)![0];
  const second = ({ images }: { images: { url: string }[] }) => images[1]!.url;

  it('counts as used in the library, which names the product and keeps it', async () => {
    const product = await given(2);
    const hash = hashOf(second(product));
    const { status, body } = await catalog.as(seller).delete(`/api/admin/images/${hash}`);
    expect([status, body.uses.products]).toMatchObject([409, [{ id: product.id }]]);
    const name = (await shown(product.id)).name as string;
    const found = await catalog.as(seller).get(`/api/admin/images?used=used&q=${encodeURIComponent(name)}`);
    expect(found.body.images.map((image: { hash: string }) => image.hash)).toContain(hash);
  });

  it('is replaced in its place by the library, and the main one stays', async () => {
    const product = await given(3);
    const form = new FormData();
    form.set('image', await anImage(), `${aName('better')}.png`);
    const { body } = await catalog.as(seller).put(`/api/admin/images/${hashOf(second(product))}`, form);
    const now = await shown(product.id);
    expect(body.changed).toBe(1);
    expect(urlsOf(now)).toEqual([product.image_url, body.image.url, product.images[2]!.url]);
    expect(now.version).toBe(product.version + 1);
  });

  it('may be deleted from the library when the product shows it no longer', async () => {
    const product = await given(2);
    await change(product.id, { images: [{ url: product.image_url }] });
    const { status } = await catalog.as(seller).delete(`/api/admin/images/${hashOf(second(product))}`);
    expect(status).toBe(200);
    expect(
      await query(catalog.databaseUrl, 'SELECT FROM product_pictures WHERE product_id = $1', [product.id]),
    ).toEqual([]);
  });
});
