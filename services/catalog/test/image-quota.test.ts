import { staff } from '@mekong/testing';
import sharp from 'sharp';
import { asFile, startCatalog, type CatalogUnderTest } from './builders.js';
import { slowJpeg } from './slow-jpeg.js';

let catalog: CatalogUnderTest;
beforeAll(async () => {
  catalog = await startCatalog({ IMAGE_QUOTA: '3', IMAGE_QUOTA_MB: '1' });
});
afterAll(() => catalog.stop());

let shade = 0;
const anImage = async () => {
  const background = { r: (shade += 5) % 256, g: 99, b: 10 };
  return sharp({ create: { width: 20, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
};
/** An image that no encoder makes small. */
const noise = () =>
  sharp({
    create: {
      width: 1_200,
      height: 1_200,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
      background: '#000',
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();

async function upload(by: ReturnType<typeof staff>, ...files: Buffer[]) {
  const form = new FormData();
  files.forEach((file, n) => form.append('images', asFile(file), `${n}.png`));
  return (await catalog.as(by).post('/api/admin/images', form)).body;
}

it('a seller has no more images than the quota; the refusal says how many there are', async () => {
  const seller = staff('seller');
  const { uploaded, results } = await upload(seller, ...(await Promise.all([1, 2, 3, 4].map(anImage))));
  expect(uploaded).toBe(3);
  expect(results[3].faults).toEqual([
    {
      code: 'IMAGE_QUOTA_REACHED',
      params: { reason: 'images', used: 3, most: 3 },
      message: 'You have 3 of 3 images. Please delete some that you no longer use',
    },
  ]);
});

it('uploads at the same time do not pass the quota together', async () => {
  const seller = staff('seller');
  const images = await Promise.all([1, 2, 3, 4, 5, 6].map(anImage));
  const answers = await Promise.all(images.map((image) => upload(seller, image)));
  expect(answers.filter(({ uploaded }) => uploaded === 1)).toHaveLength(3);
});

it('a seller with a full library can upload an image again that is in it, and another after deleting one', async () => {
  const seller = staff('seller');
  const images = await Promise.all([1, 2, 3].map(anImage));
  const { results } = await upload(seller, ...images);
  expect((await upload(seller, images[0]!)).uploaded).toBe(1);
  await catalog.as(seller).delete(`/api/admin/images/${results[0].image.hash}`);
  expect((await upload(seller, await anImage())).uploaded).toBe(1);
});

it('the megabytes of a seller are limited too', async () => {
  const { results } = await upload(staff('seller'), await noise(), await noise(), await noise());
  const faults = results.flatMap((result: { faults: { params: object }[] }) => result.faults);
  expect(faults[0]).toMatchObject({ code: 'IMAGE_QUOTA_REACHED', params: { reason: 'megabytes', most: 1 } });
});

it('an admin has no quota', async () => {
  const images = await Promise.all([1, 2, 3, 4].map(anImage));
  expect((await upload(staff('admin'), ...images)).uploaded).toBe(4);
});

it('a small JPEG that takes a decoder very long is refused at once', async () => {
  const bytes = await slowJpeg();
  expect(bytes.length).toBeLessThan(300_000);
  const startedAt = performance.now();
  const { results } = await upload(staff('seller'), bytes);
  expect(results[0].faults).toMatchObject([{ code: 'IMAGE_TOO_COMPLEX' }]);
  expect(performance.now() - startedAt).toBeLessThan(3_000);
});

it('an ordinary progressive JPEG is taken', async () => {
  const jpeg = await sharp(await noise())
    .jpeg({ progressive: true, quality: 30 })
    .toBuffer();
  expect((await upload(staff('admin'), jpeg)).uploaded).toBe(1);
});
