import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staff, waitFor } from '@mekong/testing';
import { aName, aPng, asFile, givenBrand, startCatalog, type CatalogUnderTest } from './builders.js';

let catalog: CatalogUnderTest;
let brand: string;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  catalog = await startCatalog({ UPLOAD_LIMIT_MB: '1', UPLOAD_FOLDER: folder });
  brand = (await givenBrand(catalog)).name;
});
afterAll(async () => {
  await catalog.stop();
  await rm(folder, { recursive: true });
});

const aFile = (name: string) => `name,category,brand,price,stock,image\n${name},mouse,${brand},1,1,a.png`;

async function aForm(name: string, imageBytes: number[] = []): Promise<FormData> {
  const form = new FormData();
  form.set('csv', asFile(aFile(name), 'text/csv'), 'products.csv');
  form.append('images', asFile(await aPng()), 'a.png');
  for (const bytes of imageBytes) form.append('images', asFile(Buffer.alloc(bytes)), 'large.png');
  return form;
}

describe('a bulk upload', () => {
  it.each(['/api/products/bulk', '/api/products/batches'])(
    'to %s is refused when all its files together are too large, and leaves none behind',
    async (path) => {
      const { status, headers, body } = await catalog
        .as(staff('seller'))
        .post(path, await aForm(aName('Large'), [400_000, 400_000, 400_000]));
      expect([status, headers.get('content-type')]).toEqual([
        413,
        expect.stringContaining('application/problem+json'),
      ]);
      expect(body).toMatchObject({
        code: 'TOO_LARGE',
        message: 'An upload may have at most 1 MB with all its files',
      });
      await waitFor(async () => (await readdir(folder)).length === 0, { what: 'the files to be gone' });
    },
  );

  it('below the limit is accepted', async () => {
    const { status } = await catalog
      .as(staff('seller'))
      .post('/api/products/bulk', await aForm(aName('Small'), [800_000]));
    expect(status).toBe(200);
  });

  it('waits for 200 others of a seller, and none is refused', async () => {
    const seller = catalog.as(staff('seller'));
    const answers = await Promise.all(
      Array.from({ length: 200 }, async () =>
        seller.post('/api/products/bulk', await aForm(aName('In line'))),
      ),
    );
    expect(answers.filter(({ body }) => body.uploaded !== 1)).toEqual([]);
  });
});

it('files that a crash left behind are deleted at the next start, and those of running uploads are kept', async () => {
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  await writeFile(join(folder, 'left-over'), 'x');
  await utimes(join(folder, 'left-over'), yesterday, yesterday);
  await writeFile(join(folder, 'being-read'), 'x');
  const next = await startCatalog({ UPLOAD_FOLDER: folder });
  expect(await readdir(folder)).toContain('being-read');
  expect(await readdir(folder)).not.toContain('left-over');
  await rm(join(folder, 'being-read'));
  await next.stop();
});
