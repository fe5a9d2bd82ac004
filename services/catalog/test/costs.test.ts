import { outboxOf, staff } from '@mekong/testing';
import { asFile, createProduct, givenBrand, startCatalog, type CatalogUnderTest } from './builders.js';

let catalog: CatalogUnderTest;
let brand: string;
beforeAll(async () => {
  catalog = await startCatalog();
  brand = (await givenBrand(catalog)).name;
});
afterAll(() => catalog.stop());

type Person = ReturnType<typeof staff>;
const seller = staff('seller');
let serial = 0;

async function given(fields: Record<string, string> = {}, by: Person = seller) {
  const sku = `COST-${(serial += 1)}`;
  const { body } = await createProduct(catalog, by, { brand, price: '20', stock: '10', sku, ...fields });
  return { id: body.product.id as number, sku };
}
const change = async (id: number, fields: object, by: Person = seller) =>
  (await catalog.as(by).patch(`/api/products/${id}`, fields)).body;
const seen = async (id: number, by: Person = seller) =>
  (await catalog.as(by).get(`/api/admin/products/${id}`)).body.product;
const receipts = (id: number, by: Person = seller) => catalog.as(by).get(`/api/admin/products/${id}/costs`);
const told = async (id: number) =>
  (await outboxOf(catalog.databaseUrl, String(id)))
    .filter(({ type }) => type === 'product.costs-told.v1')
    .flatMap(({ data }) => (data as { costs: object[] }).costs);

function take(csv: string, by: Person = seller) {
  const form = new FormData();
  form.set('csv', asFile(csv, 'text/csv'), 'list.csv');
  form.set('supplier', 'Parts Co');
  return catalog.as(by).post('/api/products/price-lists', form);
}

describe('the cost of a product', () => {
  it('is written down in its form, and is what all pieces cost, with the margin', async () => {
    const { id } = await given({ cost: '8' });
    expect(await seen(id)).toMatchObject({ cost: 8, average_cost: 8, margin: 60 });
    await change(id, { cost: 10.5 });
    expect(await seen(id)).toMatchObject({ cost: 10.5, average_cost: 10.5, margin: 47.5 });
    await change(id, { cost: '' });
    expect(await seen(id)).toMatchObject({ cost: null, average_cost: null, margin: null });
    expect((await receipts(id)).body.receipts).toMatchObject([
      { pieces: 0, cost: null, average_cost: null },
      { pieces: 0, cost: 10.5, average_cost: 10.5 },
      { pieces: 10, cost: 8, stock_before: 10, average_cost: 8 },
    ]);
  });

  it('is averaged with what is on stock when pieces come in, by a price list or by hand', async () => {
    const { id, sku } = await given({ cost: '8' });
    // (10 × 8 + 30 × 10) / 40
    expect((await take(`SKU,Cost,Qty\n${sku},10,30`)).status).toBe(201);
    expect(await seen(id)).toMatchObject({ cost: 10, average_cost: 9.5, stock: 40 });
    // (40 × 9.50 + 10 × 12) / 50
    await change(id, { stock_change: 10, stock_reason: 'received', cost: 12 });
    expect(await seen(id)).toMatchObject({ cost: 12, average_cost: 10, stock: 50 });
    // Without a cost pieces came for the last one: (50 × 10 + 10 × 12) / 60.
    await change(id, { stock_change: 10, stock_reason: 'received' });
    expect(await seen(id)).toMatchObject({ cost: 12, average_cost: 10.33, stock: 60 });
    expect((await receipts(id)).body.receipts).toMatchObject([
      { pieces: 10, cost: 12, stock_before: 50, average_cost: 10.33, supplier: null },
      { pieces: 10, cost: 12, stock_before: 40, average_cost: 10 },
      { pieces: 30, cost: 10, stock_before: 10, average_cost: 9.5, supplier: 'Parts Co' },
      { pieces: 10, cost: 8 },
    ]);
  });

  it('of a list without pieces is what it costs the next time, and of none on stock the cost of what comes', async () => {
    const { id, sku } = await given({ cost: '8' });
    await take(`SKU,Cost\n${sku},11`);
    expect(await seen(id)).toMatchObject({ cost: 11, average_cost: 8 });
    const none = await given({ cost: '8', stock: '0' });
    await take(`SKU,Cost,Qty\n${none.sku},11,4`);
    expect(await seen(none.id)).toMatchObject({ cost: 11, average_cost: 11 });
  });

  it('is told to analytics by an event of its own with the supplier, and by no other event', async () => {
    const { id, sku } = await given({ cost: '8' });
    await take(`SKU,Cost,Qty\n${sku},11,20`);
    expect(await told(id)).toEqual([
      { product_id: id, version: 1, average_cents: 800, last_cents: 800 },
      { product_id: id, version: 2, average_cents: 1_000, last_cents: 1_100, supplier: 'Parts Co' },
    ]);
    const others = (await outboxOf(catalog.databaseUrl, String(id))).filter(
      ({ type }) => type !== 'product.costs-told.v1',
    );
    expect(others.length).toBeGreaterThan(0);
    expect(JSON.stringify(others)).not.toMatch(/"(cost|average_c\w*|last_cents)"/);
  });

  it('is seen by its seller and admins alone, and not by shoppers', async () => {
    const { id } = await given({ cost: '8' });
    expect(await seen(id, staff('admin'))).toMatchObject({ cost: 8 });
    expect((await receipts(id, staff('admin'))).status).toBe(200);
    expect((await receipts(id, staff('seller'))).status).toBe(404);
    expect((await catalog.as(staff('support')).get(`/api/admin/products/${id}/costs`)).status).toBe(403);
    for (const path of [`/api/products/${id}`, '/api/products', '/products', `/products?q=${id}`])
      expect(JSON.stringify((await catalog.as().get(path)).body)).not.toMatch(/"(cost|average_cost|margin)"/);
  });

  it('is refused below nothing, naming the field', async () => {
    const { id } = await given();
    expect(await change(id, { cost: -1 })).toMatchObject({ status: 400, errors: [{ field: 'cost' }] });
  });
});
