import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staff, waitFor } from '@mekong/testing';
import { aName, aPng, asFile, givenBrand, startCatalog, type CatalogUnderTest } from './builders.js';

let catalog: CatalogUnderTest;
let brand: string;
let folder: string;
beforeAll(async () => {
  // A folder for temporary files of this test alone.
  folder = process.env.TMPDIR = await mkdtemp(join(tmpdir(), 'uploads-'));
  catalog = await startCatalog({ UPLOAD_LIMIT_MB: '1' });
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
