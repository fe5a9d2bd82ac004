import type { Identity } from '@mekong/service-defaults';
import { aCustomer, staff } from '@mekong/testing';
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

const header = 'name,category,brand,price,stock,image';
const row = (name: string, image = 'a.png') => `${name},mouse,${brand},12.50,4,${image}`;
const { rehearse, read, commit, upload, undo } = uploadsOf(() => catalog);

describe('the check of a file', () => {
  it('shows what will be created', async () => {
    const by = staff('seller');
    const csv = `${header},dpi,connection\n${row(aName('New'))},800,`;
    const { rows } = await read(by, (await rehearse(csv, by)).body.batch.id);
    expect(rows).toMatchObject([{ verdict: 'create', before: {} }]);
    expect(rows[0].after).toEqual({ category: 'mouse', price: 12.5, stock: 4, dpi: 800 });
  });

  it('accepts the first good row of a product, even after a bad one', async () => {
    const by = staff('seller');
    const name = aName('Twice');
    const csv = [header, row(name, 'missing.png'), row(name), row(name)].join('\n');
    const { rows } = await read(by, (await rehearse(csv, by)).body.batch.id);
    expect(rows.map((one: { verdict: string; error: string }) => [one.verdict, one.error])).toEqual([
      ['error', 'Unknown image: missing.png'],
      ['create', null],
      ['error', 'Row 3 has this product already'],
    ]);
  });

  it('finds an image whose name differs only in letter case', async () => {
    const by = staff('seller');
    const csv = `${header}\n${row(aName('Loud'), 'A.PNG')}`;
    expect((await rehearse(csv, by, ['a.png'])).body.batch).toMatchObject({ create: 1, unused_images: [] });
  });

  it('refuses a row that may mean either of two images', async () => {
    const by = staff('seller');
    const csv = `${header}\n${row(aName('Loud'), 'A.PNG')}`;
    expect((await rehearse(csv, by, ['a.png', 'a.PNG'])).body.batch).toMatchObject({ error: 1 });
  });

  it('refuses a row with different values for one field', async () => {
    const by = staff('seller');
    const csv = `${header},connection,mouse_connection\n${row(aName('Two'))},USB,Bluetooth\n${row(aName('One'))},,USB`;
    const { rows } = await read(by, (await rehearse(csv, by)).body.batch.id);
    expect(rows.map((one: { error: string }) => one.error)).toEqual([
      'connection and mouse_connection say different things',
      null,
    ]);
    expect(rows[0].faults).toMatchObject([
      { code: 'CONTRADICTION', params: { name: 'connection', alias: 'mouse_connection' } },
    ]);
  });

  it('reads Khmer digits', async () => {
    const by = staff('seller');
    const csv = `${header}\n${aName('Khmer')},mouse,${brand},១២.៥០,៣,a.png`;
    const { rows } = await read(by, (await rehearse(csv, by)).body.batch.id);
    expect(rows[0].after).toMatchObject({ price: 12.5, stock: 3 });
  });
});

it.each([
  ['\\r alone', '\r', '\r'],
  ['\\r\\n after the header and \\n after rows', '\r\n', '\n'],
  ['\\n after the header and \\r\\n after rows', '\n', '\r\n'],
])('each row of a file is one, and has its line, with %s', async (_, first, others) => {
  const by = staff('seller');
  const csv =
    header + first + [row(aName('One')), row(aName('Two'), 'lost.png'), row(aName('Three'))].join(others);
  const { rows } = await read(by, (await rehearse(csv, by)).body.batch.id);
  expect(rows.map((one: { row: number; verdict: string }) => [one.row, one.verdict])).toEqual([
    [2, 'create'],
    [3, 'error'],
    [4, 'create'],
  ]);
  const form = new FormData();
  form.set('csv', asFile(csv, 'text/csv'), 'products.csv');
  form.set('images', asFile(await aPng()), 'a.png');
  const { body } = await catalog.as(staff('seller')).post('/api/products/bulk', form);
  expect([body.uploaded, body.failures[0].row.number]).toEqual([2, 3]);
});

it("the check of a file without an image answers the specification's message", async () => {
  const { status, body } = await rehearse(`${header}\n${row('x')}`, staff('seller'), []);
  expect([status, body.message]).toEqual([400, 'Please select both CSV file and images!']);
});

describe('the file of failed rows', () => {
  async function failuresOf(csv: string, by: Identity): Promise<string> {
    const { batch } = (await rehearse(csv, by)).body;
    const { body } = await catalog.as(by).get(`/api/products/batches/${batch.id}/failures.csv`);
    return body.replace('\ufeff', '');
  }

  it.each([
    ['columns that nobody reads', 'Colour of box,', 'red,'],
    ['columns of one name', 'Note,Note,', 'first,second,'],
    ['columns without a name', ',Note,,', 'first,,third,'],
    ['columns that are called like a place', '7,1,', 'first,second,'],
  ])('has all cells of %s', async (_what, columns, cells) => {
    const bad = row('Bad', 'lost.png');
    expect(await failuresOf(`${columns}${header}\n${cells}${bad}`, staff('seller'))).toBe(
      `${columns}${header},error\r\n${cells}${bad},Unknown image: lost.png`,
    );
  });

  it('has the cells beyond the header, and fails in the same way when it is uploaded again', async () => {
    const by = staff('seller');
    const [bad, fault] = [row(aName('Cut')), 'The row has more cells than the header'];
    const failures = `${header},description,error\r\n${bad},one,${fault},"'=2",,three`;
    expect(await failuresOf(`${header},description\n${bad},one,=2,,three`, by)).toBe(failures);
    expect(await failuresOf(failures, by)).toBe(failures);
  });
});

describe('the codes in a file', () => {
  const coded = `${header},sku,barcode,restock_at`;
  const warranted = `${header},warranty_months`;
  const verdicts = async (by: Identity, csv: string) =>
    (await read(by, (await rehearse(csv, by)).body.batch.id)).rows.map(
      (one: { verdict: string; error: string }) => [one.verdict, one.error],
    );

  it('are written, kept where a cell is blank, and taken back by an undo', async () => {
    const by = staff('seller');
    const name = aName('Coded');
    const { rows } = await upload(`${coded}\n${row(name)},S-1,885,7`, by);
    const now = async () => (await catalog.as().get(`/api/products/${rows[0].id}`)).body.product;
    expect(await now()).toMatchObject({ sku: 'S-1', barcode: '885', restock_at: 7 });
    const { batch } = await upload(`${coded}\n${row(name)},S-2,,`, by);
    expect(await now()).toMatchObject({ sku: 'S-2', barcode: '885', restock_at: 7 });
    await undo(by, batch.id);
    expect(await now()).toMatchObject({ sku: 'S-1', barcode: '885', restock_at: 7 });
  });

  it('and its months of warranty, which a blank cell keeps and an undo takes back', async () => {
    const by = staff('seller');
    const name = aName('Warranted');
    const { rows } = await upload(`${warranted}\n${row(name)},12`, by);
    const months = async () =>
      (await catalog.as().get(`/api/products/${rows[0].id}`)).body.product.warranty_months;
    expect(await months()).toBe(12);
    await upload(`${warranted},description\n${row(name)},,New words`, by);
    expect(await months()).toBe(12);
    const { batch } = await upload(`${warranted}\n${row(name)},24`, by);
    expect(await months()).toBe(24);
    await undo(by, batch.id);
    expect(await months()).toBe(12);
    expect(await verdicts(by, `${warranted}\n${row(name)},many`)).toMatchObject([
      ['error', expect.anything()],
    ]);
  });

  it('name a product that a row renames, which an undo takes back', async () => {
    const by = staff('seller');
    const [before, after, third] = [aName('Before'), aName('After'), aName('Third')];
    const product = (await createProduct(catalog, by, { name: before, brand, sku: 'R-1' })).body.product;
    const renaming = `${coded}\n${row(after)},r-1,,`;
    const { rows } = await read(by, (await rehearse(renaming, by)).body.batch.id);
    expect(rows).toMatchObject([{ verdict: 'change', before: { name: before }, after: { name: after } }]);
    const { batch } = await upload(renaming, by);
    const now = async () => (await catalog.as().get(`/api/products/${product.id}`)).body.product.name;
    const found = async (q: string) =>
      (await catalog.as().get(`/products?q=${encodeURIComponent(q)}`)).body.products.length;
    expect([await now(), await found(after), await found(before)]).toEqual([after, 1, 0]);
    await undo(by, batch.id);
    expect(await now()).toBe(before);
    const twice = [`${row(after)},R-1,,`, `${row(third)},R-1,,`];
    expect(await verdicts(by, [coded, ...twice].join('\n'))).toEqual([
      ['change', null],
      ['error', 'Row 2 has this product already'],
    ]);
  });

  it('are refused where another product or an earlier row has them', async () => {
    const by = staff('seller');
    const there = aName('There');
    await createProduct(catalog, by, { name: there, brand, sku: 'T-1' });
    const csv = [
      coded,
      `${row(aName('A'))},t-1,,`,
      `${row(aName('B'))},T-2,,`,
      `${row(aName('C'))},t-2,,`,
      `${row(there)},T-1,,`,
    ];
    expect(await verdicts(by, csv.join('\n'))).toEqual([
      ['error', `This SKU is that of ${there} already`],
      ['create', null],
      ['error', 'Row 3 has this SKU already'],
      ['change', null],
    ]);
  });

  it('that another product got since the check fail their row alone', async () => {
    const by = staff('seller');
    const csv = [coded, `${row(aName('A'))},L-1,,`, `${row(aName('B'))},L-2,,`].join('\n');
    const { id } = (await rehearse(csv, by)).body.batch;
    await createProduct(catalog, by, { name: aName('Quick'), brand, sku: 'L-1' });
    expect((await commit(by, id)).rows).toMatchObject([
      {
        error: 'Another product of yours has this SKU already',
        faults: [{ field: 'sku', code: 'CODE_TAKEN' }],
      },
      { error: null },
    ]);
  });
});

describe('undoing an upload with products edited since', () => {
  it('is refused unless the edits may be lost', async () => {
    const by = staff('seller');
    const there = aName('There');
    const old = (await createProduct(catalog, by, { name: there, brand, price: '10' })).body.product;
    const { batch, rows } = await upload([header, row(aName('New')), row(there)].join('\n'), by);
    const edit = async (id: number) => {
      const { version } = (await catalog.as().get(`/api/products/${id}`)).body.product;
      await catalog.as(by).patch(`/api/products/${id}`, { price: 99, version });
    };
    await edit(rows[0].id);
    await edit(old.id);
    const refused = await undo(by, batch.id);
    expect(refused.body).toMatchObject({ code: 'BATCH_TOUCHED', products: [{ why: 'edited since' }, {}] });
    const path = `/api/products/batches/${batch.id}/undo`;
    expect((await catalog.as(by).post(path, { with_edits: true })).body.batch.state).toBe('undone');
    expect((await catalog.as().get(`/api/products/${rows[0].id}`)).status).toBe(404);
    expect((await catalog.as().get(`/api/products/${old.id}`)).body.product.price).toBe(10);
  });
});

describe('an upload', () => {
  it('is only for its owner and admins', async () => {
    const by = staff('seller');
    const csv = `${header}\n${row('x')}`;
    const id = (await rehearse(csv, by)).body.batch.id;
    const path = `/api/products/batches/${id}`;
    const other = catalog.as(staff('seller'));
    const answers = [
      other.get(path),
      other.get(`${path}/failures.csv`),
      other.post(`${path}/commit`),
      other.post(`${path}/undo`),
    ];
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await catalog.as(staff('admin')).get(path)).status).toBe(200);
    expect((await catalog.as(by).get('/api/products/batches/nonsense')).status).toBe(404);
    expect((await rehearse(csv, aCustomer())).status).toBe(403);
  });
});
