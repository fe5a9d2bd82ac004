import { aCustomer, anEvent, outboxOf, staff } from '@mekong/testing';
import { createProduct, givenBrand, startCatalog, type CatalogUnderTest } from './builders.js';

let catalog: CatalogUnderTest;
let brand: { id: number; name: string };
const seller = staff('seller');
beforeAll(async () => {
  catalog = await startCatalog();
  brand = await givenBrand(catalog);
});
afterAll(() => catalog.stop());

const given = async (fields: Record<string, string> = {}, by = seller) =>
  (await createProduct(catalog, by, { brand: brand.name, ...fields })).body.product;
const changeMany = async (
  products: { id: number; version?: number; stock_seen?: number }[],
  change: object,
  by = seller,
) => (await catalog.as(by).post('/api/products/change-many', { products, change })).body;
const now = async (id: number) => (await catalog.as().get(`/api/products/${id}`)).body.product;

describe('a change of many products', () => {
  it.each([
    [{ type: 'price', how: 'to', value: 12.5 }, { price: 12.5 }],
    [{ type: 'price', how: 'amount', value: -5 }, { price: 14.99 }],
    [{ type: 'price', how: 'percent', value: 10 }, { price: 21.99 }],
    [{ type: 'stock', stock: 3 }, { stock: 3 }],
    [{ type: 'stock-by', by: 12, reason: 'received' }, { stock: 22 }],
    [{ type: 'stock-by', by: -4, reason: 'damaged' }, { stock: 6 }],
  ])('%j', async (change, result) => {
    const [one, other] = [await given(), await given()];
    expect(await changeMany([one, other], change)).toMatchObject({ changed: 2, failed: 0 });
    expect([await now(one.id), await now(other.id)]).toMatchObject([result, result]);
  });

  it('tells the new version of each, with which it is undone unless somebody has changed it since', async () => {
    const [one, other] = [await given(), await given()];
    const { results } = await changeMany([one, other], { type: 'price', how: 'percent', value: 10 });
    await changeMany([{ id: other.id }], { type: 'stock', stock: 3 });
    const seen = results.map(({ id, version }: { id: number; version: number }) => ({ id, version }));
    const undone = await changeMany(seen, { type: 'price', how: 'to', value: 19.99 });
    expect(undone.results).toMatchObject([{ ok: true }, { ok: false, faults: [{ code: 'STALE_EDIT' }] }]);
    expect([await now(one.id), await now(other.id)]).toMatchObject([{ price: 19.99 }, { price: 21.99 }]);
  });

  it('of the stock tells what is left of each, and refuses to take away more than there is', async () => {
    const [few, many] = [await given({ stock: '2' }), await given({ stock: '9' })];
    const { results } = await changeMany([few, many], { type: 'stock-by', by: -3, reason: 'lost' });
    expect(results).toMatchObject([
      {
        ok: false,
        error: 'Only 2 are left',
        faults: [{ code: 'TOO_FEW_LEFT', params: { left: 2 } }],
        stock: null,
      },
      { ok: true, stock: 6 },
    ]);
  });

  it('adds nothing a second time when it is sent again', async () => {
    const product = await given();
    const received = { type: 'stock-by', by: 5, reason: 'received' };
    await changeMany([product], received);
    const { results } = await changeMany([product], received);
    expect(results).toMatchObject([{ ok: false, faults: [{ code: 'STALE_EDIT' }] }]);
    expect((await now(product.id)).stock).toBe(15);
  });

  it('gives them another brand', async () => {
    const [product, to] = [await given(), await givenBrand(catalog)];
    await changeMany([product], { type: 'brand', brand: to.name });
    expect((await now(product.id)).brand.id).toBe(to.id);
  });

  it('deletes them', async () => {
    const product = await given();
    await changeMany([product], { type: 'delete' });
    expect(await now(product.id)).toBeUndefined();
  });

  it('says of each row what became of it, and one bad row stops no other', async () => {
    const [cheap, dear] = [await given({ price: '2' }), await given({ price: '9' })];
    const foreign = await given({}, staff('seller'));
    const rows = [cheap, foreign, dear].map(({ id }) => ({ id }));
    const no = { ok: false, stock: null, version: null };
    const [tooCheap, unknown] = ['The price would fall below $0', 'Product not found'];
    const faults = [
      { code: 'INVALID_PRICE', params: { reason: 'below', limit: 0 }, message: tooCheap },
      { code: 'NOT_FOUND', params: { what: 'Product' }, message: unknown },
    ];
    expect(await changeMany(rows, { type: 'price', how: 'amount', value: -5 })).toEqual({
      changed: 1,
      failed: 2,
      results: [
        { id: cheap.id, name: cheap.name, ...no, error: tooCheap, faults: [faults[0]] },
        { id: foreign.id, name: null, ...no, error: unknown, faults: [faults[1]] },
        { id: dear.id, name: dear.name, ok: true, error: null, faults: [], stock: null, version: 2 },
      ],
    });
    expect((await now(cheap.id)).price).toBe(2);
  });

  it('names the field that a row is refused for', async () => {
    const { results } = await changeMany([await given()], { type: 'brand', brand: 'No such brand' });
    const message = "Brand must be one of the shop's brands";
    expect(results).toMatchObject([
      { error: message, faults: [{ field: 'brand', code: 'UNKNOWN_BRAND', params: {}, message }] },
    ]);
  });

  it('leaves a row that somebody else has changed meanwhile', async () => {
    const product = await given();
    await catalog.as(seller).patch(`/api/products/${product.id}`, { price: 30 });
    const { results } = await changeMany([product], { type: 'delete' });
    expect(results).toMatchObject([{ ok: false, error: 'Somebody else has changed this product meanwhile' }]);
    expect((await now(product.id)).price).toBe(30);
  });

  it('takes a stock as a difference from the one that was seen of each product', async () => {
    const [one, other] = [await given(), await given({ stock: '4' })];
    await catalog.others.deliver(
      anEvent('stock.changed.v1', one.id, { product_id: one.id, available: 8, held: 0, version: 2 }),
    );
    const chosen = [one, other].map(({ id, version, stock }) => ({ id, version, stock_seen: stock }));
    expect(await changeMany(chosen, { type: 'stock', stock: 6 })).toMatchObject({ changed: 2 });
    expect([await now(one.id), await now(other.id)]).toMatchObject([{ stock: 4 }, { stock: 6 }]);
  });

  it('is told to the audit log row by row', async () => {
    const by = staff('seller');
    const product = await given({}, by);
    await changeMany([product], { type: 'stock', stock: 4 }, by);
    expect((await outboxOf(catalog.databaseUrl, by.userId)).at(-1)).toMatchObject({
      data: { action: 'product.edited', before: { stock: 10 }, after: { stock: 4 } },
    });
  });

  it.each([
    [{ type: 'price', how: 'percent', value: -101 }],
    [{ type: 'price', how: 'to', value: 1.999 }],
    [{ type: 'stock', stock: -1 }],
    [{ type: 'rename' }],
  ])('refuses %j', async (change) => {
    expect(await changeMany([{ id: 1 }], change)).toMatchObject({ status: 400 });
  });

  it('takes each product once', async () => {
    const twice = await changeMany([{ id: 1 }, { id: 1 }], { type: 'delete' });
    expect(twice).toMatchObject({ status: 400 });
  });

  it("is not a customer's to make", async () => {
    expect(await changeMany([{ id: 1 }], { type: 'delete' }, aCustomer())).toMatchObject({ status: 403 });
  });
});
