import { query, staff } from '@mekong/testing';
import { createProduct, givenBrand, startCatalog, type CatalogUnderTest } from './builders.js';

let catalog: CatalogUnderTest;
let brand: string;
const seller = staff('seller');
beforeAll(async () => {
  catalog = await startCatalog();
  brand = (await givenBrand(catalog)).name;
});
afterAll(() => catalog.stop());

const create = (fields: Record<string, string>) => createProduct(catalog, seller, { brand, ...fields });
const change = (id: number, fields: object) => catalog.as(seller).patch(`/api/products/${id}`, fields);

describe.each(['sku', 'barcode'])('the %s of a product form', (field) => {
  it.each([
    ['8.80E+12', 'CODE_SHORTENED'],
    ['1E5', 'CODE_SHORTENED'],
    ['8,8 e+12', 'CODE_SHORTENED'],
    ['៨.៨E+12', 'CODE_SHORTENED'],
    ['8850123456789.00', 'CODE_SHORTENED'],
    ['5-Dec', 'CODE_A_DATE'],
    ['Mar-02', 'CODE_A_DATE'],
    ['2-Sept-26', 'CODE_A_DATE'],
    ['12/5/2026', 'CODE_A_DATE'],
    ['2-January', 'CODE_A_DATE'],
    ['2-មករា', 'CODE_A_DATE'],
    ['២-មករា', 'CODE_A_DATE'],
    ['2-janv.', 'CODE_A_DATE'],
    ['02-Thg1', 'CODE_A_DATE'],
    ['2-ม.ค.', 'CODE_A_DATE'],
    ['1月2日', 'CODE_A_DATE'],
    ['2026-01-02 00:00:00', 'CODE_A_DATE'],
    ['1/2/2026 12:00 AM', 'CODE_A_DATE'],
    ['#N/A', 'CODE_WITHOUT_VALUE'],
    ['#REF!', 'CODE_WITHOUT_VALUE'],
    ['#########', 'CODE_WITHOUT_VALUE'],
  ])('is no %s, in a new product and in a changed one', async (code, fault) => {
    const says = { status: 400, errors: [{ field, code: fault }] };
    expect((await create({ [field]: code })).body).toMatchObject(says);
    const { id } = (await create({})).body.product;
    expect((await change(id, { [field]: code })).body).toMatchObject(says);
  });

  it.each([
    'DEC5',
    'MAR-200',
    '2026-12-05',
    '5-DECK',
    '5-MARK',
    'MAY-BE',
    '12:30',
    '1/2',
    'E-5',
    '5E',
    'MX 2 E5',
    '#5',
    '100.5',
  ])('may be %s', async (code) => {
    expect((await create({ [field]: code })).status).toBe(201);
  });

  it('may stay what it is', async () => {
    const { id } = (await create({})).body.product;
    await query(
      catalog.databaseUrl,
      `UPDATE products SET ${field} = '1E5', ${field}_key = '1e5' WHERE id = $1`,
      [id],
    );
    expect((await change(id, { [field]: '1E5', price: 5 })).status).toBe(200);
    expect((await change(id, { [field]: '1e5' })).status).toBe(400);
  });
});
