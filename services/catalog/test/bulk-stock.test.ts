import { randomUUID } from 'node:crypto';
import { anEvent, outboxOf, staff } from '@mekong/testing';
import { aName, createProduct, givenBrand, startCatalog, type CatalogUnderTest } from './builders.js';
import { uploadsOf } from './uploads.js';
import { paid, refunded } from './sales.js';

let catalog: CatalogUnderTest;
let brand: string;
beforeAll(async () => {
  catalog = await startCatalog();
  brand = (await givenBrand(catalog)).name;
});
afterAll(() => catalog.stop());

const row = (name: string, stock: number) =>
  `name,category,brand,price,stock,image\n${name},mouse,${brand},9,${stock},a.png`;

const { rehearse, read, commit, upload, undo } = uploadsOf(() => catalog);
const product = async (id: number) => (await catalog.as().get(`/api/products/${id}`)).body.product;
const stockIs = (id: number, level: { available: number; held?: number; version: number }) =>
  catalog.others.deliver(anEvent('stock.changed.v1', id, { product_id: id, held: 0, ...level }));

describe('the stock of an uploaded product', () => {
  it('changes by the difference of the rehearsal, so that later sales are not lost', async () => {
    const by = staff('seller');
    const there = aName('There');
    const { id } = (await createProduct(catalog, by, { name: there, brand, stock: '6' })).body.product;
    const { body } = await rehearse(row(there, 20), by);
    await stockIs(id, { available: 4, version: 2 });
    await commit(by, body.batch.id);
    expect(await product(id)).toMatchObject({ stock: 18 });
    const event = await catalog.others.received('products.written.v1', id);
    expect(event.data.products[0]!.stock).toEqual({ quantity: 6, version: 1, change: 14, by: by.userId });
  });

  describe('that the change of an exported file lifts above the most there may be', () => {
    const exported = (name: string, stock: number, seen: number) =>
      `name,category,brand,price,stock,stock_seen,image\n${name},mouse,${brand},9,${stock},${seen},a.png`;
    const tooMany = { error: 'Stock must be at most 1000000' };

    it('fails its row when it is rehearsed', async () => {
      const by = staff('seller');
      const there = aName('There');
      await createProduct(catalog, by, { name: there, brand, stock: '60' });
      const { body } = await rehearse(exported(there, 999_990, 40), by);
      expect(body.batch).toMatchObject({ total: 1, error: 1 });
      const { rows } = await read(by, body.batch.id);
      expect(rows).toMatchObject([tooMany]);
    });

    it('fails its row when pieces came since', async () => {
      const by = staff('seller');
      const there = aName('There');
      const { id } = (await createProduct(catalog, by, { name: there, brand, stock: '40' })).body.product;
      const { body } = await rehearse(exported(there, 999_990, 40), by);
      await stockIs(id, { available: 60, version: 2 });
      const { rows } = await commit(by, body.batch.id);
      expect(rows).toMatchObject([tooMany]);
      expect((await product(id)).stock).toBe(60);
    });
  });

  it('loses only what the upload added when that is undone, and keeps pieces released meanwhile', async () => {
    const by = staff('seller');
    const there = aName('There');
    const { id } = (await createProduct(catalog, by, { name: there, brand, stock: '20' })).body.product;
    await stockIs(id, { available: 15, held: 5, version: 2 });
    const { batch } = await upload(row(there, 30), by);
    await stockIs(id, { available: 35, held: 0, version: 4 });
    expect((await undo(by, batch.id)).status).toBe(200);
    expect((await product(id)).stock).toBe(20);
    const undone = (await outboxOf(catalog.databaseUrl, id)).at(-1);
    expect(undone).toMatchObject({ data: { products: [{ stock: { change: -15, by: by.userId } }] } });
  });

  it('cannot be undone while a piece is held, even if as many others were released', async () => {
    const by = staff('seller');
    const { batch, rows } = await upload(row(aName('Held'), 4), by);
    const [{ id }] = rows;
    await stockIs(id, { available: 4, held: 1, version: 3 });
    expect((await undo(by, batch.id)).body).toMatchObject({
      status: 409,
      code: 'BATCH_TOUCHED',
      products: [{ id }],
    });
    expect((await product(id)).stock).toBe(4);
  });
});

describe('an upload of products that were sold before', () => {
  /** A product of which a piece was sold, then uploaded at another price. */
  async function given() {
    const by = staff('seller');
    const name = aName('There');
    const { id } = (await createProduct(catalog, by, { name, brand, price: '5' })).body.product;
    const older = await sell(id);
    const { batch } = await upload(row(name, 20), by);
    return { by, id, name, older, batch };
  }

  async function sell(id: number): Promise<string> {
    const orderId = randomUUID();
    await catalog.others.deliver(paid(orderId, { [id]: 1 }));
    return orderId;
  }
  const refund = (orderId: string) => catalog.others.deliver(refunded(orderId));

  it('can be undone even when an older order is refunded', async () => {
    const { by, id, older, batch } = await given();
    await refund(older);
    expect((await undo(by, batch.id)).status).toBe(200);
    expect((await product(id)).price).toBe(5);
  });

  it('cannot be undone after a sale, even when an older order is refunded', async () => {
    const { by, id, name, older, batch } = await given();
    await sell(id);
    await refund(older);
    expect((await undo(by, batch.id)).body).toMatchObject({
      code: 'BATCH_TOUCHED',
      products: [{ id, name, why: 'sold or held in an order' }],
    });
    expect((await product(id)).price).toBe(9);
  });

  it('can be undone when the later sale was refunded', async () => {
    const { by, id, batch } = await given();
    await refund(await sell(id));
    expect((await undo(by, batch.id)).status).toBe(200);
  });

  it('can be undone when the sale was before this upload', async () => {
    const { by, id, name, batch } = await given();
    await sell(id);
    const next = await upload(row(name, 30), by);
    expect((await undo(by, batch.id)).status).toBe(409);
    expect((await undo(by, next.batch.id)).status).toBe(200);
  });
});
