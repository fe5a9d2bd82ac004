import { query, staff } from '@mekong/testing';
import sharp from 'sharp';
import { asFile, aProductForm, givenBrand, startCatalog, type CatalogUnderTest } from './builders.js';

let catalog: CatalogUnderTest;
let brand: string;
beforeAll(async () => {
  catalog = await startCatalog();
  brand = (await givenBrand(catalog)).name;
});
afterAll(() => catalog.stop());

let shade = 0;
/** The hash of a stored image of this size that no other test has. */
async function givenImage(width: number, height: number): Promise<string> {
  const background = { r: (shade += 20), g: 80, b: 120 };
  const image = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  const form = await aProductForm({ brand }, asFile(image));
  const { body } = await catalog.as(staff('seller')).post('/api/products/single_product', form);
  return /[0-9a-f]{32}/.exec(body.product.image_url)![0];
}

const fetchSize = (hash: string, width: number | string) => catalog.as().get(`/images/${hash}-${width}.webp`);
const keptSizes = async (hash: string) =>
  (await query(catalog.databaseUrl, 'SELECT width, bytes FROM image_sizes WHERE hash = $1', [hash])) as {
    width: number;
    bytes: Buffer;
  }[];

describe('an image in the size shown', () => {
  it.each([96, 160, 240, 320, 480, 640, 960])('is WebP, %i pixels wide', async (width) => {
    const hash = await givenImage(1_000, 500);
    const answer = await fetchSize(hash, width);
    const [kept] = await keptSizes(hash);
    expect(answer.status).toBe(200);
    expect(Number(answer.headers.get('content-length'))).toBe(kept!.bytes.length);
    expect(await sharp(kept!.bytes).metadata()).toMatchObject({ format: 'webp', width, height: width / 2 });
  });

  it('is never enlarged', async () => {
    const hash = await givenImage(120, 90);
    await fetchSize(hash, 640);
    expect(await sharp((await keptSizes(hash))[0]!.bytes).metadata()).toMatchObject({
      width: 120,
      height: 90,
    });
  });

  it('may be cached for ever, like the original', async () => {
    const hash = await givenImage(200, 200);
    const [original, size] = [await catalog.as().get(`/images/${hash}.webp`), await fetchSize(hash, 96)];
    for (const name of ['content-type', 'cache-control'])
      expect(size.headers.get(name)).toBe(original.headers.get(name));
    expect(size.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('is made once, however many request it at the same time', async () => {
    const hash = await givenImage(800, 800);
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetchSize(hash, 320)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(200);
    expect(await keptSizes(hash)).toHaveLength(1);
  });

  it('is read from the database the next time', async () => {
    const hash = await givenImage(300, 300);
    await fetchSize(hash, 96);
    await query(catalog.databaseUrl, `UPDATE image_sizes SET bytes = 'kept' WHERE hash = $1`, [hash]);
    expect((await fetchSize(hash, 96)).body).toBe('kept');
  });

  it('leaves the service responsive while many images are made', async () => {
    const hashes = await Promise.all(Array.from({ length: 4 }, () => givenImage(1_200, 1_200)));
    let isDone = false;
    const burst = Promise.all(
      hashes.flatMap((hash) => [160, 240, 320, 480, 640, 960].map((width) => fetchSize(hash, width))),
    ).finally(() => (isDone = true));
    expect((await catalog.as().get('/products?limit=1')).status).toBe(200);
    expect(isDone).toBe(false);
    expect((await burst).every(({ status }) => status === 200)).toBe(true);
  });

  it.each(['97', '1', '0960', '961', '9600', '-96', '96.5', ''])(
    'of width %s is not there',
    async (width) => {
      const answer = await fetchSize(await givenImage(100, 100), width);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('answers 404 if nobody uploaded it', async () => {
    expect((await fetchSize('0'.repeat(32), 96)).status).toBe(404);
  });
});
