import { outboxOf, query, staff, waitFor } from '@mekong/testing';
import type { Identity } from '@mekong/service-defaults';
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
  brand = (await givenBrand(catalog, 'Mekongtech')).name;
});
afterAll(() => catalog.stop());

const header = 'name,category,brand,price,stock,description,image,dpi';
interface Cells {
  brand?: string;
  price?: string;
  stock?: string;
  description?: string;
  image?: string;
  dpi?: string;
}
const row = (name: string, but: Cells = {}) => {
  const cells = {
    brand,
    price: '12.50',
    stock: '4',
    description: 'Nice',
    image: 'a.png',
    dpi: '800',
    ...but,
  };
  return `${name},mouse,${cells.brand},${cells.price},${cells.stock},${cells.description},${cells.image},${cells.dpi}`;
};

const { rehearse: rehearseFile, read, commit, upload, undo } = uploadsOf(() => catalog);
const fileOf = (rows: string[]) => [header, ...rows].join('\n');
const rehearse = (rows: string[], by: Identity, images?: string[]) => rehearseFile(fileOf(rows), by, images);
const uploaded = (rows: string[], by: Identity) => upload(fileOf(rows), by);
const product = async (id: number) => (await catalog.as().get(`/api/products/${id}`)).body.product;
const productsOf = (by: Identity) =>
  query(
    catalog.databaseUrl,
    `SELECT id FROM products WHERE deleted_at IS NULL AND seller_id = '${by.userId}'`,
  );

describe('a rehearsal', () => {
  it('shows what each row would do, and changes no product', async () => {
    const by = staff('seller');
    const [there, same, fresh] = [aName('There'), aName('Same'), aName('Fresh')];
    await createProduct(catalog, by, { name: there, brand, price: '10', stock: '4', dpi: '800' });
    await createProduct(catalog, by, { name: same, brand, price: '12.50', stock: '4', dpi: '800' });
    const { status, body } = await rehearse(
      [
        row(fresh),
        row(there, { image: '', dpi: '' }),
        row(same, { image: '', description: '' }),
        row('Bad', { price: 'x' }),
      ],
      by,
    );
    expect(status).toBe(201);
    expect(body.batch).toMatchObject({
      state: 'rehearsed',
      file_name: 'products.csv',
      ...{ total: 4, create: 1, change: 1, same: 1, error: 1, uploaded: 0, failed: 1, waiting: 2 },
    });
    const { rows } = await read(by, body.batch.id);
    expect(rows).toMatchObject([
      {
        row: 2,
        name: fresh,
        verdict: 'create',
        image: 'a.png',
        image_url: expect.stringContaining('/images/'),
      },
      {
        row: 3,
        name: there,
        verdict: 'change',
        before: { price: 10, description: '' },
        after: { price: 12.5, description: 'Nice' },
      },
      { row: 4, name: same, verdict: 'same', error: null, faults: [] },
      {
        ...{ row: 5, name: 'Bad', verdict: 'error', error: 'Price must be a number, not “x”' },
        faults: [
          {
            code: 'WRONG_KIND',
            params: { kind: 'number', value: 'x' },
            field: 'price',
            message: 'Price must be a number, not “x”',
          },
        ],
      },
    ]);
    expect(await productsOf(by)).toHaveLength(2);
  });

  it('names all faults of a row at once', async () => {
    const by = staff('seller');
    const there = aName('There');
    await createProduct(catalog, by, { name: there, brand });
    const bad = { brand: 'Nobody', price: 'x', image: 'lost.png' };
    const { body } = await rehearse([row('Bad', bad), row(there, { price: 'x', image: '' })], by, ['a.png']);
    const { rows } = await read(by, body.batch.id);
    expect(rows.map((one: { error: string }) => one.error)).toEqual([
      'Price must be a number, not “x”. Unknown brand: Nobody. Unknown image: lost.png',
      // Its product exists and has an image.
      'Price must be a number, not “x”',
    ]);
  });

  it('keeps the old value where a cell is blank, even price and stock, which a new product needs', async () => {
    const by = staff('seller');
    const [there, blank] = [aName('There'), aName('There')];
    for (const name of [there, blank])
      await createProduct(catalog, by, { name, brand, price: '10.5', stock: '9' });
    const gaps = { price: '', stock: ' ', description: '', image: '', dpi: '' };
    const { body } = await rehearse(
      [
        row(there, { ...gaps, description: 'New' }),
        row(blank, gaps),
        row(aName('New'), { price: '', stock: '' }),
      ],
      by,
    );
    const { rows } = await read(by, body.batch.id);
    expect(rows).toMatchObject([
      { verdict: 'change', before: { description: '' }, after: { description: 'New' } },
      { verdict: 'same' },
      { verdict: 'error', error: 'Price is required. Stock is required' },
    ]);
    expect(Object.keys(rows[0].after)).toEqual(['description']);
  });

  it('counts an image as used if only a bad row names it', async () => {
    const { body } = await rehearse([row('Bad', { price: 'x' })], staff('seller'));
    expect(body.batch.unused_images).toEqual([]);
  });

  it('shows brands with similar names', async () => {
    const by = staff('seller');
    const { body } = await rehearse([row(aName('Typo'), { brand: 'Mekong-teck' })], by);
    const { rows } = await read(by, body.batch.id, '?rows=near-brand');
    expect(rows).toMatchObject([{ error: 'Unknown brand: Mekong-teck', like_brands: ['Mekongtech'] }]);
    expect(body.batch.near_brands).toBe(1);
  });

  it('refuses a second row for a product, and names the unused images', async () => {
    const by = staff('seller');
    const name = aName('Twice');
    const { body } = await rehearse([row(name), row(name.toUpperCase())], by, ['a.png', 'b.png']);
    const { rows } = await read(by, body.batch.id, '?rows=error');
    expect(rows).toMatchObject([
      {
        row: 3,
        error: 'Row 2 has this product already',
        faults: [{ code: 'ROW_TWICE', params: { row: 2 } }],
      },
    ]);
    expect(body.batch.unused_images).toEqual(['b.png']);
  });

  it('names the unknown columns of the file', async () => {
    const by = staff('seller');
    const csv = `${header},Colour of the box\n${row(aName('Wide'))},red`;
    const { batch } = (await rehearseFile(csv, by)).body;
    expect(batch).toMatchObject({ create: 1, error: 0, unread_columns: ['Colour of the box'] });
  });

  it('keeps rows with a character that cannot be stored, as bad rows', async () => {
    const by = staff('seller');
    const { body } = await rehearse(
      [row('Nul\0'), row(aName('Fine')), row(aName('Lost'), { image: 'lo\0st.png' })],
      by,
    );
    expect(body.batch).toMatchObject({ create: 1, error: 2 });
  });

  it('shows its rows in pages', async () => {
    const by = staff('seller');
    const { body } = await rehearse(
      [1, 2, 3].map(() => row(aName('Paged'))),
      by,
    );
    const page = await read(by, body.batch.id, '?page=2&limit=2');
    expect(page).toMatchObject({ page: 2, total: 3, totalPages: 2, rows: [{ row: 4 }] });
  });

  it('removes all but the newest rehearsals', async () => {
    const by = staff('seller');
    for (let count = 0; count < 7; count += 1) await rehearse([row('One')], by);
    expect((await catalog.as(by).get('/api/products/batches')).body.batches).toHaveLength(5);
  });
});

describe('a commit', () => {
  it('creates and changes products as rehearsed, publishes each, and is published for the audit log', async () => {
    const by = staff('seller');
    const there = aName('There');
    const old = (await createProduct(catalog, by, { name: there, brand, price: '10', dpi: '1600' })).body
      .product;
    const { batch, rows } = await uploaded([row(aName('New')), row(there, { dpi: '' }), row('', {})], by);
    expect(batch).toMatchObject({ state: 'done', uploaded: 2, failed: 1, waiting: 0 });
    expect(rows.map((one: { outcome: string }) => one.outcome)).toEqual(['done', 'done', null]);
    expect(await product(old.id)).toMatchObject({ price: 12.5, stock: 4, MouseModel: { dpi: 1600 } });
    const { data } = await catalog.others.received('products.written.v1', rows[0].id);
    expect(data.products).toMatchObject([
      { product_id: rows[0].id, version: 1 },
      { product_id: old.id, version: 2, price: { amount: 1_250 } },
    ]);
    const acts = await outboxOf(catalog.databaseUrl, by.userId);
    expect(acts.at(-1)).toMatchObject({
      data: {
        ...{ action: 'product.uploaded', subject: { type: 'upload', id: batch.id, name: 'products.csv' } },
        after: { created: 1, changed: 1, failed: 1 },
      },
    });
  });

  it('requested twice at the same time writes once', async () => {
    const by = staff('seller');
    const { body } = await rehearse([row(aName('Once'))], by);
    await Promise.all([commit(by, body.batch.id), commit(by, body.batch.id)]);
    expect(await productsOf(by)).toHaveLength(1);
  });

  it('does not overwrite products that were edited or created since the rehearsal', async () => {
    const by = staff('seller');
    const [there, late] = [aName('There'), aName('Late')];
    const old = (await createProduct(catalog, by, { name: there, brand, price: '10' })).body.product;
    const { body } = await rehearse([row(there), row(late)], by);
    await catalog.as(by).patch(`/api/products/${old.id}`, { price: 77 });
    await createProduct(catalog, by, { name: late, brand });
    const { batch, rows } = await commit(by, body.batch.id);
    expect(batch).toMatchObject({ uploaded: 0, failed: 2 });
    expect(rows).toMatchObject([
      {
        ...{ outcome: 'failed', error: 'Somebody else has changed this product meanwhile' },
        faults: [{ code: 'STALE_EDIT', params: { what: 'product' } }],
      },
      {
        ...{ outcome: 'failed', error: 'You already have a product of this name, category and brand' },
        faults: [{ code: 'PRODUCT_EXISTS', params: {} }],
      },
    ]);
    expect((await product(old.id)).price).toBe(77);
  });

  it('fails only the row with an unexpected error, and continues with the others and the next upload', async () => {
    const by = staff('seller');
    const { body } = await rehearse(
      [1, 2, 3].map(() => row(aName('Poison'))),
      by,
    );
    const { id } = body.batch;
    await query(
      catalog.databaseUrl,
      `UPDATE bulk_rows SET product = product - 'create' WHERE line = 3 AND batch_id = '${id}'`,
    );
    const { batch, rows } = await commit(by, id);
    expect(batch).toMatchObject({ uploaded: 2, failed: 1 });
    expect(rows[1]).toMatchObject({
      error: 'The row could not be stored. Please try again.',
      faults: [{ code: 'NOT_STORED', params: {} }],
    });
    expect((await uploaded([row(aName('Next'))], by)).batch.uploaded).toBe(1);
  });

  it('fails only the row whose image was deleted', async () => {
    const by = staff('seller');
    const { body } = await rehearse([row(aName('Bare')), row(aName('Fine'))], by);
    const gone = `/images/${'0'.repeat(32)}.webp`;
    await query(
      catalog.databaseUrl,
      `UPDATE bulk_rows SET product = product || '{"imageUrl": "${gone}"}'
       WHERE line = 2 AND batch_id = '${body.batch.id}'`,
    );
    const { batch, rows } = await commit(by, body.batch.id);
    expect(batch).toMatchObject({ uploaded: 1, failed: 1 });
    expect(rows[0]).toMatchObject({
      ...{ outcome: 'failed', error: 'Image must be one of your library' },
      faults: [{ code: 'NOT_IN_LIBRARY', params: {}, field: 'image' }],
    });
  });

  it('that was interrupted continues with the remaining rows', async () => {
    const by = staff('seller');
    const { body } = await rehearse(
      [1, 2].map(() => row(aName('Half'))),
      by,
    );
    await query(
      catalog.databaseUrl,
      `UPDATE bulk_rows SET outcome = 'failed' WHERE line = 2 AND batch_id = '${body.batch.id}'`,
    );
    expect((await commit(by, body.batch.id)).batch).toMatchObject({ uploaded: 1, failed: 1 });
  });

  it('adds one entry to the audit log, however many products it writes', async () => {
    const by = staff('seller');
    await uploaded(
      Array.from({ length: 250 }, () => row(aName('Counted'))),
      by,
    );
    expect(await outboxOf(catalog.databaseUrl, by.userId)).toHaveLength(1);
  });

  it('of 5,000 rows, 30 of them bad, writes the others, and takes them all back', async () => {
    const by = staff('seller');
    const rows = Array.from({ length: 5_000 }, (_, index) =>
      row(`Many ${index}`, index % 167 === 0 ? { price: 'x' } : {}),
    );
    const { body } = await rehearse(rows, by);
    expect(body.batch).toMatchObject({ create: 4_970, error: 30 });
    await catalog.as(by).post(`/api/products/batches/${body.batch.id}/commit`);
    const isDone = async () => (await read(by, body.batch.id)).batch.state === 'done';
    await waitFor(isDone, { what: 'the upload', timeoutMs: 60_000 });
    expect((await read(by, body.batch.id)).batch).toMatchObject({ uploaded: 4_970 });
    expect((await undo(by, body.batch.id)).status).toBe(200);
    expect(await productsOf(by)).toHaveLength(0);
  });
});

describe('the file of failed rows', () => {
  it('has each row with its reason, formulas made harmless, and can be uploaded again', async () => {
    const by = staff('seller');
    const { batch } = await uploaded([row('=1+1', { price: 'x' }), row(aName('Good'))], by);
    const { headers, body } = await catalog.as(by).get(`/api/products/batches/${batch.id}/failures.csv`);
    expect(headers.get('content-disposition')).toContain('failed-rows.csv');
    const lines = body.trim().split(/\r?\n/);
    expect(lines).toEqual([
      expect.stringContaining(`${header},error`),
      `"'=1+1",mouse,${brand},x,4,Nice,a.png,800,"Price must be a number, not “x”"`,
    ]);
    const form = new FormData();
    form.set('csv', asFile(body.replace(',x,', ',1,'), 'text/csv'), 'again.csv');
    form.append('images', asFile(await aPng()), 'a.png');
    const again = await catalog.as(by).post('/api/products/batches', form);
    const { rows } = await read(by, again.body.batch.id);
    expect(rows).toMatchObject([{ name: '=1+1', verdict: 'create' }]);
  });
});

describe('undoing an upload', () => {
  it('deletes created products, restores the old values of others, and publishes both', async () => {
    const by = staff('seller');
    const there = aName('There');
    const old = (await createProduct(catalog, by, { name: there, brand, price: '10', stock: '9', dpi: '1' }))
      .body.product;
    const { batch, rows } = await uploaded([row(aName('New')), row(there)], by);
    const { status, body } = await undo(by, batch.id);
    expect([status, body.batch.state]).toEqual([200, 'undone']);
    expect(await product(old.id)).toMatchObject({
      ...{ price: 10, stock: 9, description: '', image_url: old.image_url, version: 3 },
      MouseModel: { dpi: 1 },
    });
    const gone = await catalog.others.received('products.deleted.v1', rows[0].id);
    expect(gone.data.products).toEqual([{ product_id: rows[0].id, version: 2 }]);
    const restored = (await outboxOf(catalog.databaseUrl, old.id)).at(-1);
    expect(restored).toMatchObject({ data: { products: [{ product_id: old.id, version: 3 }] } });
    const acts = await outboxOf(catalog.databaseUrl, by.userId);
    expect(acts.at(-1)).toMatchObject({
      data: { action: 'product.upload-undone', after: { deleted: 1, restored: 1 } },
    });
  });

  it('does not overwrite what was edited after the upload', async () => {
    const by = staff('seller');
    const [there, fresh] = [aName('There'), aName('Fresh')];
    await createProduct(catalog, by, { name: there, brand, price: '10' });
    const { batch, rows } = await uploaded([row(there), row(fresh)], by);
    for (const { id } of rows) await catalog.as(by).patch(`/api/products/${id}`, { price: 55 });
    const { body } = await undo(by, batch.id);
    expect(body.products).toMatchObject([there, fresh].map((name) => ({ name, why: 'edited since' })));
    for (const { id } of rows) expect((await product(id)).price).toBe(55);
  });

  it('is refused for a rehearsal', async () => {
    const by = staff('seller');
    const { body } = await rehearse([row('x')], by);
    expect((await undo(by, body.batch.id)).status).toBe(409);
  });
});
