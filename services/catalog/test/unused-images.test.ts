import { anEvent, query, staff, waitFor, waitingStatements } from '@mekong/testing';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { ImageBucket } from '../src/images/image-bucket.js';
import { ImagesRepository } from '../src/images/images.repository.js';
import { RemoveUnusedImages } from '../src/images/remove-unused-images.js';
import { aName, aProductForm, asFile, givenBrand, startCatalog, type CatalogUnderTest } from './builders.js';
import { uploadsOf } from './uploads.js';

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
const noBucket = new ImageBucket({ LOG_LEVEL: 'silent' });
const removeUnused = () =>
  new RemoveUnusedImages(
    db,
    new ImagesRepository(db, noBucket, { IMAGE_QUOTA: 0, IMAGE_QUOTA_MB: 0 }),
  ).remove();

let shade = 0;
const anImage = () =>
  sharp({
    create: { width: 20, height: 20, channels: 3, background: { r: (shade += 5) % 256, g: 40, b: 200 } },
  })
    .png()
    .toBuffer();

/** An image that a person puts into the library. */
async function givenImage(image?: Buffer): Promise<{ hash: string; url: string }> {
  const png = image ?? (await anImage());
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

it('an image among the others of a product is kept', async () => {
  const [main, other] = [await givenImage(), await givenImage()];
  const id = await givenProduct(main.url);
  await catalog.as(seller).patch(`/api/products/${id}`, { images: [{ url: main.url }, { url: other.url }] });
  await age(other.hash, 900);
  await removeUnused();
  expect(await isKept(other.hash)).toBe(true);
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

describe('the images of an upload that is undone', () => {
  const { rehearse, read, commit, undo } = uploadsOf(() => catalog);
  const rowOf = (name: string, price = '12.50') => `${name},mouse,${brand.name},${price},4,a.png`;
  const fileOf = (...rows: string[]) => ['name,category,brand,price,stock,image', ...rows].join('\n');
  const library = async (by = seller) => (await catalog.as(by).get('/api/admin/images')).body.total as number;
  const hashOf = async ({ userId }: typeof seller) =>
    String((await run('SELECT hash FROM image_uploads WHERE user_id = $1', [userId]))[0]!.hash);
  const bring = async (by: typeof seller, image: Buffer, ...rows: string[]) =>
    (await rehearse(fileOf(...rows), by, ['a.png'], image)).body.batch.id as string;

  it('leave the library, those of its failed rows too', async () => {
    const by = staff('seller');
    const id = await bring(by, await anImage(), rowOf(aName('New')), rowOf(aName('Bad'), 'x'));
    await commit(by, id);
    const bad = await bring(by, await anImage(), rowOf(aName('Bad'), 'x'), rowOf(aName('Good')));
    await commit(by, bad);
    expect(await library(by)).toBe(2);
    await undo(by, id);
    expect(await library(by)).toBe(1);
    await undo(by, bad);
    expect(await library(by)).toBe(0);
  });

  it('are deleted as others that have left the library', async () => {
    const by = staff('seller');
    const id = await bring(by, await anImage(), rowOf(aName('New')));
    await commit(by, id);
    const hash = await hashOf(by);
    await undo(by, id);
    await run(`UPDATE products SET deleted_at = now() - interval '31 days' WHERE seller_id = $1`, [
      by.userId,
    ]);
    await age(hash, 6);
    await removeUnused();
    expect(await isKept(hash)).toBe(true);
    await age(hash, 8);
    await removeUnused();
    expect(await isKept(hash)).toBe(false);
  });

  it('stay when the seller had put them into the library', async () => {
    const image = await anImage();
    const { hash } = await givenImage(image);
    const id = await bring(seller, image, rowOf(aName('New')));
    await commit(seller, id);
    await undo(seller, id);
    expect((await run('SELECT removed_at FROM images WHERE hash = $1', [hash]))[0]!.removed_at).toBeNull();
    expect((await run('SELECT FROM image_uploads WHERE hash = $1', [hash])).length).toBe(1);
  });

  it('stay while a product, or another upload that is not undone, shows them', async () => {
    const by = staff('seller');
    const image = await anImage();
    const one = await bring(by, image, rowOf(aName('One')));
    await commit(by, one);
    const second = await bring(by, image, rowOf(aName('Two')));
    await undo(by, one);
    expect(await library(by)).toBe(1);
    await commit(by, second);
    const { image_url } = (await catalog.as().get(`/api/products/${(await read(by, second)).rows[0].id}`))
      .body.product;
    const form = await aProductForm({ brand: brand.name, image_url }, null);
    await catalog.as(by).post('/api/products/single_product', form);
    await undo(by, second);
    expect(await library(by)).toBe(1);
  });

  it('stay when they are brought again while they leave', async () => {
    const by = staff('seller');
    const image = await anImage();
    const id = await bring(by, image, rowOf(aName('New')));
    await commit(by, id);
    const hash = await hashOf(by);
    const lock = db.createQueryRunner();
    await lock.startTransaction();
    await lock.query('SELECT FROM images WHERE hash = $1 FOR UPDATE', [hash]);
    const undoing = undo(by, id);
    const waiting = async (count: number) => (await waitingStatements(catalog.databaseUrl)) >= count;
    await waitFor(() => waiting(1), { what: 'the undo to wait for the image' });
    const again = bring(by, image, rowOf(aName('Again')));
    await waitFor(() => waiting(2), { what: 'the upload to wait for the image' });
    await lock.commitTransaction();
    await lock.release();
    expect((await undoing).status).toBe(200);
    await commit(by, await again);
    expect((await run('SELECT removed_at FROM images WHERE hash = $1', [hash]))[0]!.removed_at).toBeNull();
    expect(await library(by)).toBe(1);
  });
});
