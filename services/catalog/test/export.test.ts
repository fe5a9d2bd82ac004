import { anEvent, staff } from '@mekong/testing';
import { aName, createProduct, givenBrand, startCatalog, type CatalogUnderTest } from './builders.js';
import { uploadsOf } from './uploads.js';

let catalog: CatalogUnderTest;
let brand: string;
beforeAll(async () => {
  catalog = await startCatalog();
  brand = (await givenBrand(catalog)).name;
});
afterAll(() => catalog.stop());

const { rehearse, upload, commit } = uploadsOf(() => catalog);
const given = async (by: ReturnType<typeof staff>, fields: Record<string, string> = {}) =>
  (await createProduct(catalog, by, { brand, ...fields })).body.product;
const stockOf = async (id: number) => (await catalog.as().get(`/api/products/${id}`)).body.product.stock;

async function exported(by: ReturnType<typeof staff>): Promise<string> {
  const { body } = await catalog.as(by).get('/api/admin/products/export.csv');
  return body as unknown as string;
}

describe('the exported products of a seller', () => {
  it('are no change when they are uploaded as they are, hidden ones and formulas included', async () => {
    const by = staff('seller');
    await given(by, {
      name: aName('=Sum'),
      description: '=One, "two"\nthree',
      dpi: '800',
      mouse_rgb: 'true',
    });
    await given(by, { hidden: 'true', sku: aName('S') });
    await given(staff('seller'));
    const { body } = await rehearse(await exported(by), by, []);
    expect(body.batch).toMatchObject({ total: 2, same: 2, error: 0 });
  });

  it('change the stock by the difference from what was exported, so that what was sold since stays sold', async () => {
    const by = staff('seller');
    const { id } = await given(by, { stock: '40' });
    const file = await exported(by);
    await catalog.others.deliver(
      anEvent('stock.changed.v1', id, { product_id: id, available: 38, held: 0, version: 2 }),
    );
    await upload(file.replace(',40,', ',50,'), by);
    expect(await stockOf(id)).toBe(48);
  });
});

it('a file needs no image where it names a product by its SKU', async () => {
  const by = staff('seller');
  const sku = aName('S');
  const { id } = await given(by, { sku, price: '1' });
  const file = `name,category,brand,price,stock,image,sku\n${aName('Renamed')},mouse,${brand},9.50,,,${sku}`;
  const { body } = await rehearse(file, by, []);
  expect(body.batch).toMatchObject({ total: 1, change: 1, error: 0 });
  await commit(by, body.batch.id);
  expect((await catalog.as().get(`/api/products/${id}`)).body.product.price).toBe(9.5);
});

describe('a rehearsed file', () => {
  const rows = (separator: string, name: string) =>
    [
      ['name', 'category', 'brand', 'price', 'stock', 'image'],
      [name, 'mouse', brand, '9.50', '3', ''],
    ]
      .map((row) => row.join(separator))
      .join('\r\n');

  it.each([
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('may have its cells parted by %s', async (_, separator) => {
    const by = staff('seller');
    const { name } = await given(by, { price: '1' });
    const { body } = await rehearse(rows(separator, name), by);
    expect(body.batch).toMatchObject({ total: 1, change: 1, error: 0 });
  });

  it('may be UTF-16', async () => {
    const by = staff('seller');
    const { name } = await given(by, { price: '1', name: aName('ម៉ៅស៍') });
    const bytes = Buffer.from(`\ufeff${rows('\t', name)}`, 'utf16le');
    const { body } = await rehearse(bytes, by);
    expect(body.batch).toMatchObject({ total: 1, change: 1, error: 0 });
  });
});
