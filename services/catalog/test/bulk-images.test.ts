import type { Identity } from '@mekong/service-defaults';
import { staff } from '@mekong/testing';
import sharp from 'sharp';
import {
  aName,
  aPng,
  asFile,
  createProduct,
  givenBrand,
  startCatalog,
  type CatalogUnderTest,
} from './builders.js';
import { uploadsOf } from './uploads.js';

let catalog: CatalogUnderTest;
let brand: string;
beforeAll(async () => {
  catalog = await startCatalog();
  brand = (await givenBrand(catalog)).name;
});
afterAll(() => catalog.stop());

const { read } = uploadsOf(() => catalog);
const aColour = (hue: number) =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: { r: hue % 256, g: 99, b: 200 } } })
    .png()
    .toBuffer();

/** A form with a row for each of these image cells, and files of these names, each of another content. */
async function formOf(cells: string[], files: string[], header = 'image') {
  const rows = cells.map((cell) => `${aName('Pictured')},mouse,${brand},9.50,1,"${cell}"`);
  const form = new FormData();
  form.set(
    'csv',
    asFile([`name,category,brand,price,stock,${header}`, ...rows].join('\n'), 'text/csv'),
    'products.csv',
  );
  for (const [place, name] of files.entries()) form.append('images', asFile(await aColour(place * 40)), name);
  return form;
}

/** For each row its image's address or its fault; and the images that no row has named. */
async function checked(cells: string[], files: string[], by: Identity = staff('seller')) {
  const { batch } = (await catalog.as(by).post('/api/products/batches', await formOf(cells, files))).body;
  const { rows } = await read(by, batch.id);
  return {
    images: rows.map(
      (one: { image_url: string | null; error: string }) => one.error ?? one.image_url,
    ) as string[],
    unused: batch.unused_images as string[],
  };
}

/** The faults of rows, by the upload without a rehearsal. */
async function refused(cells: string[], files: string[]): Promise<string[]> {
  const { body } = await catalog.as(staff('seller')).post('/api/products/bulk', await formOf(cells, files));
  return body.failures.map(({ error }: { error: string }) => error);
}

const anAddress = expect.stringMatching(/^\/images\/[0-9a-f]{32}\.webp$/);

describe('images of one name in several folders', () => {
  it.each([
    ['whole paths', ['a/1.png', 'b/1.png'], ['a/1.png', 'b/1.png']],
    ['paths of Windows', ['C:\\shop\\a\\1.png', 'C:\\shop\\b\\1.png'], ['a/1.png', 'b/1.png']],
    ['paths within the chosen folder', ['a/1.png', 'b/1.png'], ['photos/a/1.png', 'photos/b/1.png']],
    [
      'addresses',
      ['https://cdn.example/a/1.png?v=1', 'https://cdn.example/b/1.png?v=2'],
      ['a/1.png', 'b/1.png'],
    ],
  ])('are each those of their rows: %s', async (_, cells, files) => {
    const { images, unused } = await checked(cells, files);
    expect(images).toEqual([anAddress, anAddress]);
    expect(new Set(images).size).toBe(2);
    expect(unused).toEqual([]);
    expect(await refused(cells, files)).toEqual([]);
  });

  it.each([
    ['one file has the name', ['a/1.png', 'b/1.png'], ['1.png']],
    ['one file has the name in another letter case', ['a/1.png', 'B/1.PNG'], ['1.png']],
    ['one file is of a third folder', ['a/1.png', 'b/1.png'], ['c/1.png']],
  ])('fail both rows where %s', async (__, cells, files) => {
    const says = expect.stringMatching(/^Rows name 1\.png in several folders|^Rows name 1\.PNG in several/);
    expect((await checked(cells, files)).images).toEqual([says, says]);
    expect(await refused(cells, files)).toEqual([says, says]);
  });

  it('fail the row that names none of the folders', async () => {
    expect((await checked(['1.png'], ['a/1.png', 'b/1.png'])).images).toEqual([
      'Two images are called 1.png',
    ]);
  });

  it('need no folder where one is named, and the file has none', async () => {
    expect((await checked(['a/1.png', 'a/1.png'], ['1.png'])).images).toEqual([anAddress, anAddress]);
  });
});

describe('the name of an image is understood', () => {
  it.each([
    ['with words behind a question mark', 'a b.png?v=1', 'a b.png'],
    ['with %20 for a blank', 'a%20b.png', 'a b.png'],
    ['as an address', 'https://cdn.example/files/a%20b.png?v=167&width=9', 'a b.png'],
    ['with another letter case of the ending', 'a b.PNG', 'a b.png'],
    ['with another letter case in a folder', 'Photos/A B.png', 'photos/a b.png'],
    ['with what nobody sees', 'a\u200B b.png\uFEFF', 'a b.png'],
    ['with a blank that does not break', 'a\u00A0b.png', 'a b.png'],
    ['with letters put together otherwise', 'cafe\u0301.png', 'caf\u00E9.png'],
    ['when the file itself is so called', 'a%20b,c.png', 'a%20b,c.png'],
    ['with a sign behind it, and no other image', 'a.png, ', 'a.png'],
    ['with an upright line behind it', 'a.png|', 'a.png'],
    ['when it could be two', 'a.png b.png', 'a.png b.png'],
  ])('%s', async (_, cell, file) => {
    expect(await checked([cell], [file])).toEqual({ images: [anAddress], unused: [] });
    expect(await refused([cell], [file])).toEqual([]);
  });

  it('in the column image_name too', async () => {
    const by = staff('seller');
    const form = await formOf(['a.png'], ['a.png'], 'image_name');
    const { batch } = (await catalog.as(by).post('/api/products/batches', form)).body;
    expect(batch).toMatchObject({ create: 1, unread_columns: [] });
    const sent = await formOf(['a.png'], ['a.png'], 'Image_Name');
    expect((await catalog.as(by).post('/api/products/bulk', sent)).body).toMatchObject({ uploaded: 1 });
  });

  it.each(['', 'https://shop.example'])(
    'as the address of an image in the library: %s/images/…',
    async (host) => {
      const by = staff('seller');
      const { image_url: url } = (await createProduct(catalog, by, { brand })).body.product;
      expect((await checked([host + url], ['a.png'], by)).images).toEqual([url]);
      expect((await checked([host + url], [], by)).images).toEqual([url]);
      const by2 = staff('seller');
      const unknown = `${host}/images/${'0'.repeat(32)}.webp`;
      expect((await checked([unknown], ['a.png'], by2)).images).toEqual([
        'Image must be one of your library',
      ]);
    },
  );
});

describe('an image that cannot be found is told', () => {
  it.each([
    'a.png|b.png',
    'a.png, b.png',
    '[a.png, b.webp]',
    'a.png b.png',
    'a.png / b.png',
    'a.png & b.png',
    'a.png and b.png',
    'a.png និង b.png',
    'a.png、b.png',
    'a.png，b.png',
  ])('as several in one cell, where no rehearsal shows what becomes of them: %s', async (cell) => {
    const says = `A row can have one image, and this names 2: ${cell}. More can be added to the product later`;
    expect(await refused([cell], ['a.png', 'b.png'])).toEqual([says]);
    expect((await checked([cell], ['a.png', 'b.png'])).images).toEqual([anAddress]);
  });

  it('of several addresses in one cell as the first', async () => {
    const cell = 'https://x.example/lost.png;https://x.example/b.jpg?v=1';
    expect((await checked([cell], ['a.png'])).images).toEqual([
      expect.stringMatching(/^No images are fetched from x\.example\./),
    ]);
  });

  it('as one on the web', async () => {
    const cell = 'https://cdn.example/lost.png?v=1';
    expect((await checked([cell], ['a.png'])).images).toEqual([
      'No images are fetched from cdn.example. Please ask an admin to allow cdn.example, or save the image on your computer and choose it with the file',
    ]);
    expect(await refused([cell], ['a.png'])).toEqual([
      `Unknown image: ${cell}. Please save it on your computer and choose it with the file`,
    ]);
  });
});

const oddSizes: [string, number, number][] = [
  ['one pixel', 1, 1],
  ['a strip', 20_000, 100],
  ['a strip that stands', 40, 1_000],
];

/** A form of two rows, the first with an image of this size. */
async function formWithOdd(width: number, height: number): Promise<FormData> {
  const form = await formOf(['odd.png', 'fine.png'], []);
  form.append('images', asFile(await aPng(width, height)), 'odd.png');
  form.append('images', asFile(await aPng(600, 400)), 'fine.png');
  return form;
}

/** The size of an image once it is stored. */
function storedSize(width: number, height: number) {
  const times = Math.min(1, 1_200 / Math.max(width, height));
  return { width: Math.round(width * times), height: Math.round(height * times) };
}

it.each(oddSizes)(
  'an image that can hardly be meant is questioned, and not refused: %s',
  async (_, width, height) => {
    const by = staff('seller');
    const sent = await formWithOdd(width, height);
    const { batch } = (await catalog.as(by).post('/api/products/batches', sent)).body;
    expect(batch).toMatchObject({ create: 2 });
    const { rows } = await read(by, batch.id);
    const size = storedSize(width, height);
    expect(rows.map((one: { odd_image: object | null }) => one.odd_image)).toEqual([size, null]);
  },
);

it.each(oddSizes)('the call without a rehearsal questions it too: %s', async (_, width, height) => {
  const { body } = await catalog
    .as(staff('seller'))
    .post('/api/products/bulk', await formWithOdd(width, height));
  expect(body).toMatchObject({ uploaded: 2, failed: 0, failures: [] });
  const [odd] = body.rows;
  expect(body.odd_images).toEqual([
    { row: 2, name: odd.name, image: 'odd.png', ...storedSize(width, height) },
  ]);
});

it('an image of more than an upload reads fails its row alone, with its own figure', async () => {
  const form = await formOf(['fine.png', 'huge.png'], []);
  form.append('images', asFile(await aPng()), 'fine.png');
  form.append('images', asFile(Buffer.concat([await aPng(), Buffer.alloc(25 * 1024 * 1024)])), 'huge.png');
  const { body } = await catalog.as(staff('seller')).post('/api/products/bulk', form);
  expect(body.rows.map(({ error }: { error: string | null }) => error)).toEqual([
    null,
    'The image has 25.1 MB, more than 5 MB. Please save it smaller',
  ]);
});

it('a table of more than an upload reads is refused with its own figure', async () => {
  const form = await formOf(['a.png'], ['a.png']);
  form.set('csv', asFile(Buffer.alloc(21 * 1024 * 1024, 'x'), 'text/csv'), 'huge.csv');
  const { status, body } = await catalog.as(staff('seller')).post('/api/products/bulk', form);
  expect([status, body.code, body.message]).toEqual([
    413,
    'TOO_LARGE',
    'The file has 21 MB, more than 20 MB. Please part it in several',
  ]);
});

it('the library has the name of an image without its folder', async () => {
  const by = staff('seller');
  await checked(['a/one.png'], ['a/one.png'], by);
  const { images } = (await catalog.as(by).get('/api/admin/images')).body;
  expect(images.map(({ file_name }: { file_name: string }) => file_name)).toEqual(['one.png']);
});
