import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { query, staff } from '@mekong/testing';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { BucketRepository } from '../src/images/bucket.repository.js';
import { ImageBucket } from '../src/images/image-bucket.js';
import { TidyBucket } from '../src/images/tidy-bucket.js';
import { bucketKeys, startBucketServer, type BucketServer } from './bucket-server.js';
import { aName, aProductForm, asFile, givenBrand, startCatalog, type CatalogUnderTest } from './builders.js';

let storage: BucketServer;
let place: { bucket: string; folders: string[]; region: string; endpoint: string };
let settings: Record<string, string>;
const stops: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  storage = await startBucketServer();
  place = {
    bucket: 'images',
    folders: ['shop'],
    region: 'us-east-1',
    endpoint: storage.endpoint,
  };
  settings = { ...bucketKeys, MEDIA_URL: `s3://images/shop?endpoint=${place.endpoint}` };
});
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});
afterAll(() => storage.stop());

async function givenCatalog(env: Record<string, string> = settings): Promise<CatalogUnderTest> {
  const catalog = await startCatalog({ LOG_LEVEL: 'silent', ...env });
  stops.push(() => catalog.stop());
  return catalog;
}

let shade = 0;
/** An image that no other test has. */
async function anImage(): Promise<Blob> {
  const background = { r: (shade += 7) % 256, g: 90, b: 10 };
  return asFile(
    await sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .png()
      .toBuffer(),
  );
}

async function givenImage(catalog: CatalogUnderTest): Promise<{ hash: string; url: string; bytes: number }> {
  const form = new FormData();
  form.append('images', await anImage(), `${aName('photo')}.png`);
  return (await catalog.as(staff('seller')).post('/api/admin/images', form)).body.results[0].image;
}

/** The width of the image at an address of the catalogue; its status where there is none. */
async function widthOf(catalog: CatalogUnderTest, path: string): Promise<number | undefined> {
  const answer = await fetch(catalog.url + path);
  if (!answer.ok) return answer.status;
  return (await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width;
}

/** The names of an image's files in the bucket. */
async function filesOf(hash: string): Promise<string[]> {
  const names = await readdir(join(storage.folder, 'images', 'shop')).catch(() => []);
  return names
    .filter((name) => name.startsWith(hash) && name.endsWith('._S3rver_object'))
    .map((name) => name.split('._')[0]!);
}

/** Moves what belongs into the bucket, and deletes there what was to be checked since so many hours. */
async function tidy({ databaseUrl }: CatalogUnderTest, hours = 0): Promise<void> {
  await query(databaseUrl, `UPDATE bucket_checks SET since = since - $1 * interval '1 hour'`, [hours]);
  const db = await new DataSource({ type: 'postgres', url: databaseUrl }).initialize();
  stops.push(() => db.destroy());
  const bucket = new ImageBucket({ ...bucketKeys, MEDIA_URL: place, LOG_LEVEL: 'silent' });
  await new TidyBucket(db, bucket, new BucketRepository(db)).tidy();
}

describe('an image of a shop with a bucket', () => {
  it('is stored there, in all sizes that are asked for, and not in the database', async () => {
    const catalog = await givenCatalog();
    const { hash, url } = await givenImage(catalog);
    expect(await widthOf(catalog, url)).toBe(300);
    expect(await widthOf(catalog, url.replace('.webp', '-96.webp'))).toBe(96);
    expect((await filesOf(hash)).sort()).toEqual([`${hash}-96.webp`, `${hash}.webp`]);
    const held = await query(
      catalog.databaseUrl,
      'SELECT bytes FROM images UNION ALL SELECT bytes FROM image_sizes',
    );
    expect(held).toEqual([{ bytes: null }]);
  });

  it('has its size and its number of bytes in the library', async () => {
    const catalog = await givenCatalog();
    const { hash } = await givenImage(catalog);
    const { body } = await catalog.as(staff('admin')).get('/api/admin/images');
    expect(body.images).toEqual([expect.objectContaining({ hash, width: 300, height: 200 })]);
    expect(body.images[0].bytes).toBeGreaterThan(50);
  });

  it('is shown by a product and a brand like any other', async () => {
    const catalog = await givenCatalog();
    const brand = await givenBrand(catalog);
    const form = await aProductForm({ brand: brand.name }, await anImage());
    const { body } = await catalog.as(staff('seller')).post('/api/products/single_product', form);
    expect(await widthOf(catalog, body.product.image_url)).toBe(300);
    expect(await widthOf(catalog, brand.image_url)).toBe(32);
  });

  it('loses its files in the bucket a day after it was deleted', async () => {
    const catalog = await givenCatalog();
    const { hash, url } = await givenImage(catalog);
    await widthOf(catalog, url.replace('.webp', '-96.webp'));
    await query(catalog.databaseUrl, 'DELETE FROM images');
    await tidy(catalog, 23);
    expect(await filesOf(hash)).toHaveLength(2);
    await tidy(catalog, 2);
    expect(await filesOf(hash)).toEqual([]);
  });

  it('keeps its files when it was uploaded again meanwhile', async () => {
    const catalog = await givenCatalog();
    const { hash, url } = await givenImage(catalog);
    await query(catalog.databaseUrl, 'DELETE FROM images');
    await query(catalog.databaseUrl, 'INSERT INTO images (hash, byte_count) VALUES ($1, 1)', [hash]);
    await tidy(catalog, 25);
    expect(await widthOf(catalog, url)).toBe(300);
  });

  it('leaves no file for good when saving it failed', async () => {
    const catalog = await givenCatalog({ ...settings, IMAGE_QUOTA: '1' });
    const form = new FormData();
    for (const name of ['one.png', 'two.png']) form.append('images', await anImage(), name);
    const { body } = await catalog.as(staff('seller')).post('/api/admin/images', form);
    expect(body.results.map(({ image }: { image: unknown }) => image !== null)).toEqual([true, false]);
    const before = (await query(catalog.databaseUrl, 'SELECT hash FROM bucket_checks')) as { hash: string }[];
    await tidy(catalog, 25);
    const left = await Promise.all(before.map(({ hash }) => filesOf(hash)));
    expect(left.flat()).toEqual([`${body.results[0].image.hash}.webp`]);
  });
});

describe('a bucket that does not answer', () => {
  it('has the upload refused with 503, and nothing is stored', async () => {
    const nobody = 's3://images?endpoint=http://127.0.0.1:9';
    const catalog = await givenCatalog({ ...settings, MEDIA_URL: nobody });
    const form = new FormData();
    form.set('name', aName('Brand'));
    form.set('image', await anImage(), 'logo.png');
    const { status, body } = await catalog.as(staff('admin')).post('/api/brands', form);
    expect([status, body.code]).toEqual([503, 'UNAVAILABLE']);
    expect(await query(catalog.databaseUrl, 'SELECT FROM images UNION ALL SELECT FROM brands')).toEqual([]);
  });

  it('is the same for a bucket that is not there', async () => {
    const catalog = await givenCatalog({ ...settings, MEDIA_URL: `s3://other?endpoint=${place.endpoint}` });
    await query(catalog.databaseUrl, `INSERT INTO images (hash, byte_count) VALUES ('${'0'.repeat(32)}', 1)`);
    expect(await widthOf(catalog, `/images/${'0'.repeat(32)}.webp`)).toBe(503);
  });
});

describe('a shop that gets a bucket later', () => {
  it('has the images of its database moved there', async () => {
    const catalog = await givenCatalog({});
    const { hash, url } = await givenImage(catalog);
    const later = await givenCatalog({ ...settings, DATABASE_URL: catalog.databaseUrl });
    expect(await widthOf(later, url)).toBe(300);
    await tidy(catalog);
    expect(await filesOf(hash)).toEqual([`${hash}.webp`]);
    expect(await query(catalog.databaseUrl, 'SELECT bytes FROM images')).toEqual([{ bytes: null }]);
    expect(await widthOf(later, url)).toBe(300);
  });

  it('does not start without it again', async () => {
    const catalog = await givenCatalog();
    await givenImage(catalog);
    await expect(givenCatalog({ DATABASE_URL: catalog.databaseUrl })).rejects.toThrow('MEDIA_URL');
  });

  it.each([
    [{ MEDIA_URL: 's3://images' }, 'AWS_ACCESS_KEY_ID is needed'],
    [{ MEDIA_URL: 'https://images.example' }, 'MEDIA_URL must look like s3://'],
  ])('does not start with %j', async (env, words) => {
    await expect(givenCatalog(env)).rejects.toThrow(words);
  });
});
