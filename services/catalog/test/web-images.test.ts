import { jest } from '@jest/globals';
import type { Identity } from '@mekong/service-defaults';
import { natively, query, staff, waitFor } from '@mekong/testing';
import { aName, aPng, asFile, givenBrand, startCatalog, type CatalogUnderTest } from './builders.js';
import { publicAddress, TheWeb } from './the-web.js';
import { uploadsOf } from './uploads.js';

const { WebDoor } = await natively<typeof import('../src/web-images/web-door.js')>(
  new URL('../dist/web-images/web-door.js', import.meta.url).href,
);
const { WaitingImagesRepository } = await natively<typeof import('../src/bulk/waiting-images.repository.js')>(
  new URL('../dist/bulk/waiting-images.repository.js', import.meta.url).href,
);

let catalog: CatalogUnderTest;
let web: TheWeb;
let brand: string;
/** What each host's name means. */
const names = new Map<string, string[]>();
beforeAll(async () => {
  catalog = await startCatalog();
  brand = (await givenBrand(catalog)).name;
});
beforeEach(async () => {
  web = await new TheWeb().start();
  jest
    .spyOn(WebDoor.prototype, 'addressesOf')
    .mockImplementation((host) => Promise.resolve(names.get(host) ?? [publicAddress]));
  jest.spyOn(WebDoor.prototype, 'placeOf').mockImplementation((address) => web.placeOf(address));
  await allow('http://cdn.example.com', 'http://in.example.com');
});
afterEach(async () => {
  jest.restoreAllMocks();
  await web.stop();
});
afterAll(() => catalog.stop());

const { commit, read, undo, upload } = uploadsOf(() => catalog);
const allow = (...hosts: string[]) => catalog.as(staff('admin')).put('/api/admin/image-hosts', { hosts });

const at = (path: string) => `http://cdn.example.com${path}`;
const fileOf = (cells: string[], given: string[] = cells.map(() => aName('Fetched'))) =>
  [
    'name,category,brand,price,stock,image',
    ...cells.map((cell, place) => `${given[place]},mouse,${brand},9.50,1,"${cell}"`),
  ].join('\n');

async function sent(by: Identity, csv: string) {
  const form = new FormData();
  form.set('csv', asFile(csv, 'text/csv'), 'products.csv');
  const { status, body } = await catalog.as(by).post('/api/products/batches', form);
  expect(status).toBe(201);
  return body.batch;
}

/** The upload once no image waits. */
const fetched = (by: Identity, id: string) =>
  waitFor(
    async () => {
      const page = await read(by, id);
      return page.batch.images_waiting === 0 ? page : undefined;
    },
    { what: 'the images to be fetched' },
  );

const imagesOf = ({ rows }: { rows: { error: string | null; image_url: string | null }[] }) =>
  rows.map(({ error, image_url }) => error ?? image_url);
const anAddress = expect.stringMatching(/^\/images\/[0-9a-f]{32}\.webp$/);

/** The images that the shop shows of a row's product. */
async function picturesOf({ id }: { id: number }): Promise<string[]> {
  const { body } = await catalog.as().get(`/api/products/${id}`);
  return body.images.map(({ url }: { url: string }) => url);
}

/** An answer that waits until it is let go. */
function held(bytes: Buffer) {
  let letGo = () => undefined as void;
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  return {
    answer: (_: unknown, response: { end(b: Buffer): void }) => void isLetGo.then(() => response.end(bytes)),
    letGo,
  };
}

it('images that a file names by addresses of an allowed host become those of its products', async () => {
  const by = staff('seller');
  web.answer('/a.png', await aPng());
  const { id } = await sent(by, fileOf([at('/a.png')]));
  const checked = await fetched(by, id);
  expect([checked.batch.create, imagesOf(checked)]).toEqual([1, [anAddress]]);
  const { rows } = await commit(by, id);
  const { body } = await catalog.as(by).get(`/api/admin/products/${rows[0].id}`);
  expect(body.product.image_url).toBe(rows[0].image_url);
  expect((await catalog.as().get(body.product.image_url)).status).toBe(200);
});

it('each address is fetched once for a file, and all of a cell become images of its product', async () => {
  const by = staff('seller');
  for (const [place, path] of ['/a.png', '/b.png', '/c.png'].entries())
    web.answer(path, await aPng(40 + place, 20));
  const cells = [
    at('/a.png'),
    `${at('/a.png')}|${at('/b.png')}`,
    `${at('/b.png')}, ${at('/c.png')}`,
    `${at('/c.png')};${at('/a.png')} ${at('/b.png')}`,
  ];
  const { id, web_images } = await sent(by, fileOf(cells));
  expect([web_images, imagesOf(await fetched(by, id))]).toEqual([3, cells.map(() => anAddress)]);
  expect(web.asked.toSorted()).toEqual(
    ['/a.png', '/b.png', '/c.png'].map((path) => `cdn.example.com ${path}`),
  );
  const { rows } = await commit(by, id);
  const [a, b, c] = [rows[0].image_url, rows[2].image_url, rows[3].image_url];
  expect(await Promise.all(rows.map(picturesOf))).toEqual([[a], [a, b], [b, c], [c, a, b]]);
});

it('a further image that cannot be had is left out and told, and the row is written without it', async () => {
  const by = staff('seller');
  web.answer('/a.png', await aPng());
  const cell = `${at('/a.png')}|${at('/gone.png')}|https://other.example/b.png`;
  const { id } = await sent(by, fileOf([cell]));
  const notes = [
    { code: 'WEB_HOST_NOT_ALLOWED', params: { host: 'other.example' } },
    { code: 'WEB_IMAGE_MISSING' },
  ];
  const page = await fetched(by, id);
  expect(page.rows).toMatchObject([{ error: null, notes, verdict: 'create' }]);
  expect(page.foreign_hosts).toEqual([{ host: 'other.example', rows: 1 }]);
  const { rows } = await commit(by, id);
  expect(rows).toMatchObject([{ error: null, outcome: 'done', notes }]);
  expect(await picturesOf(rows[0])).toHaveLength(1);
});

it('a product gets the further images that it lacks, and loses them where that is undone', async () => {
  const by = staff('seller');
  const name = aName('Pictured');
  for (const [place, path] of ['/a.png', '/b.png'].entries()) web.answer(path, await aPng(60 + place, 20));
  const first = await sent(by, fileOf([at('/a.png')], [name]));
  await fetched(by, first.id);
  await commit(by, first.id);
  const both = [`${at('/a.png')}|${at('/b.png')}`];
  const second = await sent(by, fileOf(both, [name]));
  expect((await fetched(by, second.id)).rows).toMatchObject([{ verdict: 'change', after: { images: 1 } }]);
  const { rows } = await commit(by, second.id);
  expect(await picturesOf(rows[0])).toHaveLength(2);
  expect((await fetched(by, (await sent(by, fileOf(both, [name]))).id)).batch).toMatchObject({ same: 1 });
  expect((await undo(by, second.id)).status).toBe(200);
  expect(await picturesOf(rows[0])).toHaveLength(1);
});

it('rows are counted as what they have become where the answer says that no image waits', async () => {
  const by = staff('seller');
  const name = aName('Settled meanwhile');
  const image = await aPng();
  web.answer('/a.png', image);
  const first = await sent(by, fileOf([at('/a.png')], [name]));
  await fetched(by, first.id);
  await commit(by, first.id);
  const { answer, letGo } = held(image);
  web.answer('/again.png', answer);
  const { id } = await sent(by, fileOf([at('/again.png')], [name]));
  const countEach = WaitingImagesRepository.prototype.countEach;
  const counted = jest.spyOn(WaitingImagesRepository.prototype, 'countEach');
  counted.mockImplementation(async function (this: InstanceType<typeof WaitingImagesRepository>, ids, db) {
    letGo();
    return waitFor(
      async () => {
        const counts = await countEach.call(this, ids, db);
        return counts.get(id)?.waiting === 0 ? counts : undefined;
      },
      { what: 'the image to be stored' },
    );
  });
  expect((await read(by, id)).batch).toMatchObject({ images_waiting: 0, same: 1, change: 0 });
});

it('nothing is written while images are fetched, which says how many', async () => {
  const by = staff('seller');
  const { answer, letGo } = held(await aPng());
  web.answer('/slow.png', answer);
  const batch = await sent(by, fileOf([at('/slow.png')]));
  expect(batch).toMatchObject({ state: 'rehearsed', create: 1, web_images: 1, images_waiting: 1 });
  expect(imagesOf(await read(by, batch.id))).toEqual([null]);
  const { status, body } = await catalog.as(by).post(`/api/products/batches/${batch.id}/commit`);
  expect([status, body.code, body.params]).toEqual([
    409,
    'BATCH_NOT_READY',
    { reason: 'images', waiting: 1 },
  ]);
  letGo();
  await fetched(by, batch.id);
  expect((await commit(by, batch.id)).batch.uploaded).toBe(1);
});

it('a row fails alone whose image cannot be had, with the reason', async () => {
  const by = staff('seller');
  names.set('in.example.com', ['10.0.0.7']);
  web.answer('/a.png', await aPng());
  web.answer('/text.png', Buffer.from('no image at all'));
  web.answer('/large.png', Buffer.alloc(6 * 1024 * 1024));
  web.answer('/bomb.png', await aPng(30_001, 1));
  const cells = [
    at('/a.png'),
    'https://other.example/a.png',
    'https://cdn.example.com.evil.example/a.png',
    'http://in.example.com/a.png',
    at('/gone.png'),
    at('/text.png'),
    at('/large.png'),
    at('/bomb.png'),
    'file:///etc/passwd',
    'data:image/png;base64',
  ];
  const { id } = await sent(by, fileOf(cells));
  expect(imagesOf(await fetched(by, id))).toEqual([
    anAddress,
    expect.stringMatching(
      /^No images are fetched from other\.example\. Please ask an admin to allow other\.example/,
    ),
    expect.stringMatching(/^No images are fetched from cdn\.example\.com\.evil\.example/),
    'in.example.com is within a private network, from which no images are fetched',
    'cdn.example.com does not have the image (it answers 404)',
    'The image must be a PNG, JPG, JPEG or WebP file',
    'The image at cdn.example.com has more than 5 MB. Please save it smaller, and choose it with the file',
    expect.stringMatching(/^The image is 30001 px long/),
    'Unknown image: file:///etc/passwd',
    'Unknown image: data:image/png;base64',
  ]);
});

it('hosts that are not allowed are listed once, most named first, without what nobody can allow', async () => {
  const by = staff('seller');
  const { id } = await sent(
    by,
    fileOf([
      ...['https://b.example/1.png', 'https://a.example/1.png', 'https://a.example/2.png'],
      ...['http://93.184.215.14/a.png', 'http://[2606:2800::1]/a.png'],
    ]),
  );
  expect((await read(by, id)).foreign_hosts).toEqual([
    { host: 'a.example', rows: 2 },
    { host: 'b.example', rows: 1 },
  ]);
});

it('a product that has the image already stays as it is, and gets another one that the file names', async () => {
  const by = staff('seller');
  const name = aName('Known');
  web.answer('/a.png', await aPng());
  web.answer('/b.png', await aPng(40, 20));
  const first = await sent(by, fileOf([at('/a.png')], [name]));
  await fetched(by, first.id);
  await commit(by, first.id);
  const again = await sent(by, fileOf([at('/a.png')], [name]));
  expect((await fetched(by, again.id)).batch).toMatchObject({ same: 1, change: 0 });
  const other = await sent(by, fileOf([at('/b.png')], [name]));
  const { batch, rows } = await fetched(by, other.id);
  expect([batch.change, Object.keys(rows[0].after)]).toEqual([1, ['image_url']]);
  expect((await commit(by, other.id)).rows[0].image_url).toBe(rows[0].after.image_url);
});

it('an image that was chosen with the file is taken instead of the address that ends with its name', async () => {
  const by = staff('seller');
  const { batch } = await upload(fileOf(['https://other.example/files/a.png?v=1']), by);
  expect([batch.uploaded, web.asked]).toEqual([1, []]);
});

it('who has a few images waits for no other who has many', async () => {
  const [many, few] = [staff('seller'), staff('seller')];
  const slow = Array.from({ length: 9 }, (_, place) => `/many${place}.png`);
  const image = await aPng();
  const all = slow.map((path) => {
    const one = held(image);
    web.answer(path, one.answer);
    return one;
  });
  web.answer('/few.png', image);
  const first = await sent(many, fileOf(slow.map(at)));
  await waitFor(() => web.asked.length === 4, { what: 'four to be under way' });
  const second = await sent(few, fileOf([at('/few.png')]));
  all[0]!.letGo();
  await fetched(few, second.id);
  expect(web.asked.length).toBeLessThanOrEqual(6);
  for (const { letGo } of all) letGo();
  expect((await fetched(many, first.id)).batch.create).toBe(9);
});

describe('what a process has begun that died', () => {
  /** An upload whose image was taken so often, the last time by a process that has not settled it. */
  async function begun(tries: number) {
    const by = staff('seller');
    web.answer('/a.png', await aPng());
    const { id } = await sent(by, fileOf([at('/a.png')]));
    await fetched(by, id);
    const askedBy = JSON.stringify({ userId: by.userId, name: by.name, role: by.role });
    await query(
      catalog.databaseUrl,
      `UPDATE bulk_web_images SET state = 'waiting', tries = $2, asked_by = $3,
         taken_until = now() - interval '1 second' WHERE batch_id = $1`,
      [id, tries, askedBy],
    );
    return { page: await fetched(by, id), asked: web.asked.length };
  }

  it('is begun anew', async () => {
    const { page, asked } = await begun(1);
    expect([imagesOf(page), asked]).toEqual([[anAddress], 2]);
  });

  it('is given up where each has died of it', async () => {
    const { page, asked } = await begun(3);
    expect([imagesOf(page), asked]).toEqual([['The row could not be stored. Please try again.'], 1]);
  });
});

describe('the hosts of images', () => {
  it('are none in a new shop, are set by an admin, and are shown to sellers', async () => {
    const { status, body } = await allow(
      'https://CDN.Example.com/files/',
      '*.example.org',
      'http://plain.example.com',
    );
    const hosts = ['*.example.org', 'cdn.example.com', 'http://plain.example.com'];
    expect([status, body.image_hosts.hosts]).toEqual([200, hosts]);
    expect((await catalog.as(staff('seller')).get('/api/admin/image-hosts')).body.image_hosts.hosts).toEqual(
      hosts,
    );
  });

  it('are not overwritten where somebody else has changed them', async () => {
    const body = { hosts: ['a.example.com'], version: 0 };
    const answer = await catalog.as(staff('admin')).put('/api/admin/image-hosts', body);
    expect([answer.status, answer.body.code]).toEqual([409, 'STALE_EDIT']);
  });

  it.each([
    'localhost',
    '127.0.0.1',
    '*.com',
    '*',
    '[::1]',
    'a b.example.com',
    'cdn.example.com:8080',
    'ftp://a.example.com',
  ])('are names of the internet: not %s', async (host) => {
    const { status, body } = await allow(host);
    expect([status, body.errors]).toMatchObject([400, [{ field: 'hosts', code: 'NOT_A_HOST' }]]);
  });

  it('are a hundred at most', async () => {
    expect((await allow(...Array.from({ length: 101 }, (_, n) => `h${n}.example.com`))).status).toBe(400);
  });
});
