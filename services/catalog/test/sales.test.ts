import { randomUUID } from 'node:crypto';
import { staff } from '@mekong/testing';
import { aName, createProduct, givenBrand, startCatalog, type CatalogUnderTest } from './builders.js';
import { paid, partlyRefunded, refunded } from './sales.js';

let catalog: CatalogUnderTest;
let brand: string;
const seller = staff('seller');
beforeAll(async () => {
  catalog = await startCatalog();
  brand = (await givenBrand(catalog)).name;
});
afterAll(() => catalog.stop());

const given = async (fields: Record<string, string> = {}): Promise<{ id: number; name: string }> =>
  (await createProduct(catalog, seller, { brand, ...fields })).body.product;
const soldOf = async (id: number) => (await catalog.as().get(`/api/products/${id}`)).body.product.sold;

describe('the pieces sold of a product', () => {
  it('are none at first', async () => {
    expect(await soldOf((await given()).id)).toBe(0);
  });

  it('are those in paid orders', async () => {
    const [one, two] = [await given(), await given()];
    await catalog.others.deliver(paid(randomUUID(), { [one.id]: 2, [two.id]: 1 }));
    await catalog.others.deliver(paid(randomUUID(), { [one.id]: 3 }));
    expect([await soldOf(one.id), await soldOf(two.id)]).toEqual([5, 1]);
  });

  it('count an order once, however often its event arrives', async () => {
    const { id } = await given();
    const orderId = randomUUID();
    const event = paid(orderId, { [id]: 2 });
    for (const one of [event, event, paid(orderId, { [id]: 2 })]) await catalog.others.deliver(one);
    expect(await soldOf(id)).toBe(2);
  });

  it('are subtracted by a refund, once', async () => {
    const { id } = await given();
    const orderId = randomUUID();
    await catalog.others.deliver(paid(orderId, { [id]: 2 }));
    await catalog.others.deliver(paid(randomUUID(), { [id]: 1 }));
    for (const event of [refunded(orderId), refunded(orderId)]) await catalog.others.deliver(event);
    expect(await soldOf(id)).toBe(1);
  });

  it('do not count an order whose refund arrives first', async () => {
    const { id } = await given();
    const orderId = randomUUID();
    await catalog.others.deliver(refunded(orderId));
    await catalog.others.deliver(paid(orderId, { [id]: 2 }));
    expect(await soldOf(id)).toBe(0);
  });

  it('are without those that were given back, whatever is heard of first', async () => {
    const [one, two] = [await given(), await given()];
    const orderId = randomUUID();
    const [sale, firstBack, secondBack] = [
      paid(orderId, { [one.id]: 5, [two.id]: 3 }),
      partlyRefunded(orderId, { [one.id]: 2, [two.id]: 3 }),
      partlyRefunded(orderId, { [one.id]: 1 }),
    ];
    for (const event of [firstBack, sale, secondBack, secondBack, sale]) await catalog.others.deliver(event);
    expect([await soldOf(one.id), await soldOf(two.id)]).toEqual([2, 0]);
  });

  it('are none of an order that is given back part by part, in any order of the events', async () => {
    const { id } = await given();
    await catalog.others.deliver(paid(randomUUID(), { [id]: 7 }));
    const eventsOf = (orderId: string) => [
      paid(orderId, { [id]: 4 }),
      partlyRefunded(orderId, { [id]: 3 }),
      refunded(orderId),
    ];
    for (const order of ['012', '021', '102', '120', '201', '210']) {
      const events = eventsOf(randomUUID());
      for (const place of order) await catalog.others.deliver(events[Number(place)]!);
    }
    expect(await soldOf(id)).toBe(7);
  });

  it('are kept by an edit and are in lean answers', async () => {
    const { id, name } = await given();
    await catalog.others.deliver(paid(randomUUID(), { [id]: 4 }));
    await catalog.as(seller).patch(`/api/products/${id}`, { price: 3 });
    const { body } = await catalog.as().get(`/products?limit=1&q=${encodeURIComponent(name)}`);
    expect(body.products).toMatchObject([{ id, sold: 4 }]);
  });
});

it('products can be sorted by sales, equal ones oldest first', async () => {
  const products = [];
  for (const pieces of [101, 103, 101, 102]) {
    const product = await given({ name: aName('Best') });
    await catalog.others.deliver(paid(randomUUID(), { [product.id]: pieces }));
    products.push(product.id);
  }
  const { body } = await catalog.as().get('/api/products?sort=best-selling&limit=4');
  const [a, b, c, d] = products;
  expect(body.products.map((product: { id: number }) => product.id)).toEqual([b, d, a, c]);
});

it('a search for a price alone begins with the best sellers, and ends with what is sold out', async () => {
  const [slow, fast, gone] = [
    await given({ price: '7001' }),
    await given({ price: '7002' }),
    await given({ price: '7003', stock: '0' }),
  ];
  await catalog.others.deliver(paid(randomUUID(), { [slow.id]: 1, [fast.id]: 2, [gone.id]: 3 }));
  const { body } = await catalog.as().get(`/products?q=${encodeURIComponent('$7001-$7003')}`);
  expect(body.products.map(({ id }: { id: number }) => id)).toEqual([fast.id, slow.id, gone.id]);
});
