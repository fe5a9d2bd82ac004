import { staff, type ApiAnswer } from '@mekong/testing';
import sharp from 'sharp';
import { aName, aPng, aProductForm, givenBrand, startCatalog, type CatalogUnderTest } from './builders.js';
import { justFits, largeInMemory } from './odd-images.js';

let catalog: CatalogUnderTest;
let brand: string;
beforeAll(async () => {
  catalog = await startCatalog();
  brand = (await givenBrand(catalog)).name;
});
afterAll(() => catalog.stop());

const megabyte = 1024 * 1024;
const aJpeg = async () =>
  sharp(await aPng(60, 60))
    .jpeg()
    .toBuffer();
/** The beginning of a file of Apple's and others' containers of photos. */
const photo = (type: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${type}\0\0\0\0mif1`)]);
const padded = async (bytes: number) => Buffer.concat([await aPng(), Buffer.alloc(bytes)]);

/** All ways by which an image comes in, each with one that is called photo.png. */
const ways: [string, (image: Buffer) => Promise<ApiAnswer>][] = [
  [
    'with a new product',
    async (image) => catalog.as(staff('seller')).post('/api/products/single_product', await aFormWith(image)),
  ],
  [
    'as the logo of a brand',
    async (image) => {
      const form = new FormData();
      form.set('name', aName('Logo'));
      form.set('image', namedFile(image));
      return catalog.as(staff('admin')).post('/api/brands', form);
    },
  ],
];
async function aFormWith(image: Buffer): Promise<FormData> {
  const form = await aProductForm({ brand }, null);
  form.set('image', namedFile(image));
  return form;
}
const namedFile = (image: Buffer) => new File([new Uint8Array(image)], 'photo.png');

describe.each(ways)('an image %s', (_, send) => {
  it.each([
    ['of more than 5 MB', () => padded(5 * megabyte + 300_000), { limit: 5, is: 5.3, unit: 'MB' }],
    ['of more than 30,000 px on a side', () => aPng(1, 30_001), { limit: 30_000, is: 30_001, unit: 'px' }],
    ['of more than 40 megapixels', () => aPng(9_000, 5_000), { limit: 40, is: 45, unit: 'megapixels' }],
    [
      'that takes more than 160 MB to decode',
      () => largeInMemory(),
      { limit: 160, is: 320, unit: 'MB of memory' },
    ],
  ])('%s is refused with the limit and its own figure', async (_what, image, params) => {
    const { status, body } = await send(await image());
    expect([status, body.code, body.params]).toEqual([
      413,
      'IMAGE_TOO_LARGE',
      expect.objectContaining(params),
    ]);
    expect(body.message).toContain(`${params.is} ${params.unit}`);
    expect(body.params.file).toBe('photo.png');
  });

  it('that is cut off is damaged, and of no other type', async () => {
    const { status, body } = await send((await aJpeg()).subarray(0, 200));
    expect([status, body.code]).toEqual([415, 'DAMAGED_IMAGE']);
  });
});

const [, send] = ways[0]!;

it.each([
  ['with the main brand of their container', 'mif1', ['mif1', 'heic'], 'HEIC'],
  ['with that of AVIF behind it', 'mif1', ['mif1', 'miaf', 'avif'], 'AVIF'],
  ['of a sequence', 'msf1', ['msf1', 'hevc'], 'HEIC'],
])('photos are named by all of their brands: %s', async (_, main, brands, type) => {
  const head = Buffer.from(`\0\0\0\0ftyp${main}\0\0\0\0${brands.join('')}`, 'latin1');
  head.writeUInt32BE(head.length, 0);
  const { status, body } = await send(Buffer.concat([head, Buffer.alloc(200)]));
  expect([status, body.code, body.params.type]).toEqual([415, 'WRONG_IMAGE_TYPE', type]);
});

it('an image of more than an upload reads is refused with its own figure, too', async () => {
  const { status, body } = await send(await padded(25 * megabyte));
  expect([status, body.code, body.params]).toMatchObject([
    413,
    'IMAGE_TOO_LARGE',
    { limit: 5, is: 25.1, file: 'photo.png' },
  ]);
});

it.each([
  ['image', ['damaged.jpg'], 'damaged.jpg: The image is damaged. Please save it anew'],
  ['images', ['fine.png', 'damaged.jpg'], 'damaged.jpg: The image is damaged. Please save it anew'],
])('the refusal of a product form names the field %s and the file', async (field, files, message) => {
  const form = await aProductForm({ brand }, null);
  for (const name of files)
    form.append(
      field,
      new File([new Uint8Array(name === 'fine.png' ? await aPng() : (await aJpeg()).subarray(0, 200))], name),
    );
  const { body } = await catalog.as(staff('seller')).post('/api/products/single_product', form);
  expect(body.errors).toMatchObject([
    { field, code: 'DAMAGED_IMAGE', message, params: { file: 'damaged.jpg' } },
  ]);
});

it('a file without anything in it is told to be empty, and of no type', async () => {
  const { status, body } = await send(Buffer.alloc(0));
  expect([status, body.code, body.message]).toEqual([
    415,
    'WRONG_IMAGE_TYPE',
    'The file of the image is empty. Please choose it again, or save it anew',
  ]);
});

it.each([
  ['heic', 'HEIC'],
  ['hevc', 'HEIC'],
  ['mif1', 'HEIF'],
  ['avif', 'AVIF'],
])('a photo of the brand %s is refused as %s, and is to be saved as JPEG', async (mark, type) => {
  const { status, body } = await send(photo(mark));
  expect([status, body.code, body.params]).toMatchObject([415, 'WRONG_IMAGE_TYPE', { type }]);
  expect(body.message).toBe(`The image is ${type}, which is not accepted. Please save it as JPEG`);
});

const ofColours = (channels: 3 | 4, width: number, height: number) =>
  sharp({
    create: { width, height, channels, background: { r: 9, g: 99, b: 200, alpha: 0.5 } },
    limitInputPixels: false,
  });

it.each([
  ['interlaced, with 40 megapixels and transparency', () => justFits()],
  ['interlaced with 16 bits and 20 megapixels', () => largeInMemory(5_000, 4_000)],
  [
    'a progressive JPEG of 26 megapixels',
    () => ofColours(3, 6_500, 4_000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  ],
  ['an ordinary JPEG of 40 megapixels', () => ofColours(3, 5_000, 8_000).jpeg().toBuffer()],
  [
    'a WebP of 40 megapixels with transparency',
    () => ofColours(4, 5_000, 8_000).webp({ effort: 0 }).toBuffer(),
  ],
])('an image that fits is taken: %s', async (_, image) => {
  expect((await send(await image())).status).toBe(201);
});

it.each([
  [
    'a progressive JPEG of 40 megapixels',
    () => ofColours(3, 5_000, 8_000).jpeg({ progressive: true }).toBuffer(),
    240,
  ],
  [
    'a progressive JPEG for printers',
    () => ofColours(3, 5_000, 8_000).toColourspace('cmyk').jpeg({ progressive: true }).toBuffer(),
    320,
  ],
  ['a PNG of 16 bits', () => ofColours(3, 5_000, 8_000).toColourspace('rgb16').png().toBuffer(), 240],
])('an image that does not fit is refused: %s', async (_, image, is) => {
  const { status, body } = await send(await image());
  expect([status, body.params]).toMatchObject([413, { is, limit: 160 }]);
});
