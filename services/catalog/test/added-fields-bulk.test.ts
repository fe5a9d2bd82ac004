import { staff } from '@mekong/testing';
import {
  aName,
  aPng,
  asFile,
  createProduct,
  givenBrand,
  startCatalog,
  type CatalogUnderTest,
} from './builders.js';
import { addFields, changeFields } from './spec-fields.js';
import { uploadsOf } from './uploads.js';

let catalog: CatalogUnderTest;
let brand: string;
beforeAll(async () => {
  catalog = await startCatalog();
  brand = (await givenBrand(catalog)).name;
  await addFields(
    catalog,
    'mouse',
    { label: 'Hot swap', label_km: 'ប្ដូរបាន', kind: 'yes_no' },
    { label: 'Cable length', kind: 'number', unit: 'cm' },
    { label: 'Secret', kind: 'text', hidden: true },
  );
});
afterAll(() => catalog.stop());

const { rehearse, read, upload } = uploadsOf(() => catalog);
const header = 'name,category,brand,price,stock,image';
const aRow = (name = aName('Mouse')) => `${name},mouse,${brand},9.00,3,a.png`;
const rowOf = async (csv: string, by = staff('seller')) => {
  const { body } = await rehearse(csv, by);
  const { rows, batch } = await read(by, body.batch.id);
  return { ...rows[0], batch };
};

describe('a file of products', () => {
  it.each(['x_hot_swap,x_cable_length', 'HOT SWAP,cable length', 'ប្ដូរបាន,Cable Length'])(
    'has added fields by their names and labels: %s',
    async (columns) => {
      const row = await rowOf(`${header},${columns}\n${aRow()},yes,180 cm`);
      expect(row).toMatchObject({ verdict: 'create', after: { x_hot_swap: true, x_cable_length: 180 } });
      expect(row.batch.unread_columns).toEqual([]);
    },
  );

  it('writes their values', async () => {
    const by = staff('seller');
    const name = aName('Mouse');
    await upload(`${header},Hot swap\n${aRow(name)},no`, by);
    const { products } = (await catalog.as(by).get(`/api/admin/products?q=${encodeURIComponent(name)}`)).body;
    expect(products[0].MouseModel).toMatchObject({ x_hot_swap: false });
  });

  it('that is uploaded at once has them too', async () => {
    const by = staff('seller');
    const name = aName('Mouse');
    const form = new FormData();
    form.set('csv', asFile(`${header},Hot swap\n${aRow(name)},yes`, 'text/csv'), 'products.csv');
    form.set('images', asFile(await aPng()), 'a.png');
    const { body } = await catalog.as(by).post('/api/products/bulk', form);
    const { product } = (await catalog.as().get(`/api/products/${body.rows[0].id}`)).body;
    expect(product.MouseModel).toMatchObject({ x_hot_swap: true });
  });

  it('tells what a row changes of them, and keeps those that are blank', async () => {
    const by = staff('seller');
    const name = aName('Mouse');
    await createProduct(catalog, by, { brand, name, x_hot_swap: 'yes', x_cable_length: '90' });
    const row = await rowOf(`${header},x_hot_swap,x_cable_length\n${aRow(name)},,1.5 cm`, by);
    expect(row.before).toMatchObject({ x_cable_length: 90 });
    expect(row.after).toMatchObject({ x_cable_length: 1.5 });
    expect(row.after).not.toHaveProperty('x_hot_swap');
  });

  it('changes them of the product of a known SKU', async () => {
    const by = staff('seller');
    const sku = aName('SKU');
    await createProduct(catalog, by, { brand, sku, x_cable_length: '90' });
    const row = await rowOf(`sku,Cable length\n${sku},120 cm`, by);
    expect(row).toMatchObject({
      verdict: 'change',
      before: { x_cable_length: 90 },
      after: { x_cable_length: 120 },
    });
  });

  it('names a wrong value at its field by its label, and repeats it in the file of failures', async () => {
    const by = staff('seller');
    const { body } = await rehearse(`${header},Hot swap\n${aRow()},perhaps`, by);
    const { rows } = await read(by, body.batch.id);
    expect(rows[0].faults).toMatchObject([
      { field: 'x_hot_swap', message: 'Hot swap must be yes or no, not “perhaps”' },
    ]);
    const failures = (await catalog.as(by).get(`/api/products/batches/${body.batch.id}/failures.csv`)).body;
    expect(String(failures)).toMatch(/,x_hot_swap,error\r\n.*,perhaps,/);
  });

  it('has a field that is added twice, once by its label, refused', async () => {
    const { body } = await rehearse(`${header},x_hot_swap,Hot swap\n${aRow()},yes,no`, staff('seller'));
    expect(body.errors).toMatchObject([{ code: 'CSV_COLUMN_TWICE', params: { column: 'x_hot_swap' } }]);
  });

  it('shows a column of a field that is removed as not read', async () => {
    await addFields(catalog, 'mouse', { label: 'Feet', kind: 'text' });
    await changeFields(catalog, 'mouse', (fields) => fields.filter(({ label }) => label !== 'Feet'));
    const row = await rowOf(`${header},x_feet\n${aRow()},Glass`);
    expect(row.batch.unread_columns).toEqual(['x_feet']);
  });
});

it('the template has columns of added fields, but of no hidden one', async () => {
  const file = String((await catalog.as(staff('seller')).get('/api/products/batches/template.csv')).body);
  const columns = file.split('\r\n')[0]!.split(',');
  expect(columns).toEqual(expect.arrayContaining(['dpi', 'x_hot_swap', 'x_cable_length']));
  expect(columns).not.toContain('x_secret');
});

it('an export has the values of added fields, hidden ones too, and is no change when it comes back', async () => {
  const by = staff('seller');
  const specs = { x_hot_swap: 'no', x_cable_length: '12.5', x_secret: 'Slow supplier' };
  await createProduct(catalog, by, { brand, name: aName('Mouse'), ...specs });
  const file = String((await catalog.as(by).get('/api/admin/products/export.csv')).body);
  expect(file).toContain('no,12.5,Slow supplier');
  const { body } = await rehearse(file, by, []);
  expect(body.batch).toMatchObject({ total: 1, same: 1, error: 0, unread_columns: [] });
});

describe('the columns of a file of another system', () => {
  const text = () => `Title,Vendor,Type,Price,Qty,Picture,Swap\nMX,${brand},mouse,9,3,a.png,yes`;
  const send = async (path: string, by: ReturnType<typeof staff>, file: string, mapping?: object) => {
    const form = new FormData();
    form.set('csv', asFile(file, 'text/csv'), 'products.csv');
    if (path === '') form.set('images', asFile(await aPng()), 'a.png');
    if (mapping) form.set('mapping', JSON.stringify(mapping));
    return catalog.as(by).post(`/api/products/batches${path}`, form);
  };
  const columns = {
    ...{ Title: 'name', Vendor: 'brand', Type: 'category', Price: 'price', Qty: 'stock', Picture: 'image' },
    Swap: 'x_hot_swap',
  };

  it('are guessed to be added fields by their labels', async () => {
    const { body } = await send('/columns', staff('seller'), text().replace('Swap', 'Hot Swap'));
    expect(body.columns.at(-1)).toMatchObject({ name: 'Hot Swap', guess: 'x_hot_swap' });
  });

  it('are read as the added fields that a person has chosen', async () => {
    const by = staff('seller');
    const { body } = await send('', by, text(), { columns });
    expect(body.batch.unread_columns).toEqual([]);
    const [row] = (await read(by, body.batch.id)).rows;
    expect(row).toMatchObject({ faults: [], after: { x_hot_swap: true } });
  });

  it('that are chosen as a field which is there no more are shown as not read', async () => {
    const { body } = await send('', staff('seller'), text(), { columns: { ...columns, Swap: 'x_gone' } });
    expect(body.batch.unread_columns).toEqual(['Swap']);
  });
});
