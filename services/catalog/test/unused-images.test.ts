import { anEvent, query, staff } from '@mekong/testing';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { ImagesRepository } from '../src/images/images.repository.js';
import { RemoveUnusedImages } from '../src/images/remove-unused-images.js';
import { aName, aProductForm, asFile, givenBrand, startCatalog, type CatalogUnderTest } from './builders.js';

let catalog: CatalogUnderTest;
let db: DataSource;
let brand: { id: number; name: string; image_url: string };
beforeAll(async () => {
  catalog = await startCatalog();
  db = await new DataSource({ type: 'postgres', url: catalog.databaseUrl }).initialize();
  brand = await givenBrand(catalog);
});
afterAll(async () => {
  await db.destroy();
  await catalog.stop();
});

const seller = staff('seller');
const run = (sql: string, values?: unknown[]) => query(catalog.databaseUrl, sql, values);
const removeUnused = () =>
  new RemoveUnusedImages(new ImagesRepository(db, { IMAGE_QUOTA: 0, IMAGE_QUOTA_MB: 0 })).run();

let shade = 0;
async function givenImage(): Promise<{ hash: string; url: string }> {
  const background = { r: (shade += 5) % 256, g: 40, b: 200 };
  const png = await sharp({ create: { width: 20, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('images', asFile(png), `${aName('photo')}.png`);
  return (await catalog.as(seller).post('/api/admin/images', form)).body.results[0].image;
}

async function givenProduct(image_url: string): Promise<number> {
  const form = await aProductForm({ brand: brand.name, image_url }, null);
  return (await catalog.as(seller).post('/api/products/single_product', form)).body.product.id;
}

/** Makes the image older, and its removal from the library, if it was removed. */
const age = (hash: string, days: number) =>
  run(
    `UPDATE images SET stored_at = now() - $2 * interval '1 day',
       removed_at = CASE WHEN removed_at IS NOT NULL THEN now() - $2 * interval '1 day' END WHERE hash = $1`,
    [hash, days],
  );
const isKept = async (hash: string) => (await run('SELECT FROM images WHERE hash = $1', [hash])).length > 0;
const deleteProduct = async (id: number, daysAgo: number) => {
  await catalog.as(seller).delete(`/api/products/${id}`);
  await run(`UPDATE products SET deleted_at = now() - $2 * interval '1 day' WHERE id = $1`, [id, daysAgo]);
};
const hold = (product_id: number, held: number, version: number) =>
  catalog.others.deliver(
    anEvent('stock.changed.v1', product_id, { product_id, available: 10 - held, held, version }),
  );

it.each([
  ['for half a year in the library', false, 179, 181],
  ['for a week once it has left the library', true, 6, 8],
])('an image that nothing shows is kept %s', async (_, isRemoved, young, old) => {
  const [one, other] = [await givenImage(), await givenImage()];
  for (const [{ hash }, days] of [
    [one, young],
    [other, old],
  ] as const) {
    if (isRemoved) await catalog.as(seller).delete(`/api/admin/images/${hash}`);
    await age(hash, days);
  }
  await removeUnused();
  expect([await isKept(one.hash), await isKept(other.hash)]).toEqual([true, false]);
});

it('an image that a product or a brand shows is kept', async () => {
  const image = await givenImage();
  await givenProduct(image.url);
  const logo = /[0-9a-f]{32}/.exec(brand.image_url)![0];
  for (const hash of [image.hash, logo]) await age(hash, 900);
  await removeUnused();
  expect([await isKept(image.hash), await isKept(logo)]).toEqual([true, true]);
});

it.each([
  [29, true],
  [31, false],
])('the image of a product that was deleted %i days ago is kept: %s', async (daysAgo, kept) => {
  const image = await givenImage();
  await deleteProduct(await givenProduct(image.url), daysAgo);
  await age(image.hash, 900);
  await removeUnused();
  expect(await isKept(image.hash)).toBe(kept);
});

it('the image of a product that was in an order is kept, though that was not paid and the product is deleted', async () => {
  const image = await givenImage();
  const id = await givenProduct(image.url);
  await hold(id, 2, 100);
  await hold(id, 0, 101);
  await deleteProduct(id, 400);
  await age(image.hash, 900);
  await removeUnused();
  expect(await isKept(image.hash)).toBe(true);
});

it('an image that a product showed before is kept, since an order may show it', async () => {
  const [before, now] = [await givenImage(), await givenImage()];
  const id = await givenProduct(before.url);
  await catalog.as(seller).patch(`/api/products/${id}`, { image_url: now.url });
  await age(before.hash, 900);
  await removeUnused();
  expect(await isKept(before.hash)).toBe(true);
});

it('an image of an upload that is not finished is kept', async () => {
  const image = await givenImage();
  await run(
    `WITH batch AS (INSERT INTO bulk_batches (id, seller_id, file_name, header, unused_images, state)
       VALUES (gen_random_uuid(), $1, 'a.csv', '[]', '[]', 'running') RETURNING id)
     INSERT INTO bulk_rows (batch_id, line, name, verdict, cells, like_brands, image_url)
     SELECT id, 2, 'x', 'create', '{}', '[]', $2 FROM batch`,
    [seller.userId, image.url],
  );
  await age(image.hash, 900);
  await removeUnused();
  expect(await isKept(image.hash)).toBe(true);
});

it('a logo is kept for a while after its brand got another one', async () => {
  const other = await givenBrand(catalog);
  const logo = await givenImage();
  await run('UPDATE brands SET image_url = $2 WHERE id = $1', [other.id, logo.url]);
  await age(logo.hash, 900);
  expect((await catalog.as(staff('admin')).delete(`/api/brands/${other.id}`)).status).toBe(200);
  await removeUnused();
  expect(await isKept(logo.hash)).toBe(true);
});

it('a product that takes the image at the same moment either keeps it or is refused', async () => {
  const image = await givenImage();
  await age(image.hash, 900);
  const form = await aProductForm({ brand: brand.name, image_url: image.url }, null);
  const [{ status }] = await Promise.all([
    catalog.as(seller).post('/api/products/single_product', form),
    removeUnused(),
  ]);
  expect(await isKept(image.hash)).toBe(status === 201);
});
