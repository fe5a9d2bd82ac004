import { randomUUID } from 'node:crypto';
import { aCustomer, anEvent, outboxOf, query } from '@mekong/testing';
import { aCheckout, aProduct, givenProduct, startOrders, type OrdersUnderTest } from './builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders();
});
afterAll(() => orders.stop());

const quoteOf = async (id: number, quantity = 1) =>
  (await orders.as().post('/api/checkout/quote', { cart: [{ id, quantity }] })).body;
const changed = (product: ReturnType<typeof aProduct>) =>
  orders.others.deliver(anEvent('product.changed.v1', product.product_id, product));

it('a created product can be quoted, and its stock is published', async () => {
  const product = await givenProduct(orders);
  expect((await quoteOf(product.product_id)).lines).toMatchObject([
    { name: product.name, price: 19.99, available: 10 },
  ]);
  expect(await outboxOf(orders.databaseUrl, product.product_id)).toMatchObject([
    { type: 'stock.changed.v1', data: { available: 10, version: 1 } },
  ]);
});

describe('events of many products at once', () => {
  const written = (...products: ReturnType<typeof aProduct>[]) =>
    orders.others.deliver(anEvent('products.written.v1', products[0]!.product_id, { products }));

  it('makes new products buyable and publishes the stock of each', async () => {
    const [one, two] = [aProduct({ stock: { quantity: 3, version: 1 } }), aProduct()];
    await written(two, one);
    expect((await quoteOf(one.product_id)).lines).toMatchObject([{ name: one.name, available: 3 }]);
    expect((await quoteOf(two.product_id)).lines).toMatchObject([{ name: two.name, available: 10 }]);
    for (const { product_id, stock } of [one, two])
      expect(await outboxOf(orders.databaseUrl, product_id)).toMatchObject([
        { type: 'stock.changed.v1', data: { product_id, available: stock.quantity, version: 1 } },
      ]);
  });

  it('changes only the products of which it has a newer version', async () => {
    const known = await givenProduct(orders, { version: 5, name: 'Newest' });
    const fresh = await givenProduct(orders);
    const restocked = { ...fresh, version: 2, stock: { quantity: 10, version: 1, change: 5 } };
    await written({ ...known, version: 4, name: 'Older' }, restocked);
    expect((await quoteOf(known.product_id)).lines).toMatchObject([{ name: 'Newest', available: 10 }]);
    expect((await quoteOf(fresh.product_id)).lines).toMatchObject([{ available: 15 }]);
  });

  it('makes deleted products unavailable, even those that were unknown before', async () => {
    const [known, unknown] = [await givenProduct(orders), aProduct()];
    const products = [known, unknown].map(({ product_id }) => ({ product_id, version: 2 }));
    await orders.others.deliver(anEvent('products.deleted.v1', known.product_id, { products }));
    await changed(unknown);
    for (const { product_id } of products) expect((await quoteOf(product_id)).lines).toEqual([]);
  });
});

it('an older event of a product changes nothing', async () => {
  const product = aProduct({ version: 3, name: 'Newest' });
  await changed(product);
  await changed({ ...product, version: 2, name: 'Older' });
  expect((await quoteOf(product.product_id)).lines[0].name).toBe('Newest');
});

it('a stock that staff set is applied once, however often the event arrives', async () => {
  const product = await givenProduct(orders);
  const restocked = { ...product, version: 2, stock: { quantity: 50, version: 2 } };
  await changed(restocked);
  await query(orders.databaseUrl, 'UPDATE stock SET available = 49 WHERE product_id = $1', [
    product.product_id,
  ]);
  await changed({ ...restocked, version: 3 });
  expect((await quoteOf(product.product_id)).lines[0].available).toBe(49);
});

describe('staff changing the stock by a difference', () => {
  const changedBy = (
    product: ReturnType<typeof aProduct>,
    version: number,
    stock: { quantity: number; version: number; change?: number; by?: string },
  ) => anEvent('product.changed.v1', product.product_id, { ...product, version, stock });
  const deliver = (event: ReturnType<typeof changedBy>) => orders.others.deliver(event);
  const left = async (id: number) => (await quoteOf(id)).lines[0].available;
  const sell = (id: number, pieces: number) =>
    query(orders.databaseUrl, 'UPDATE stock SET available = available - $2 WHERE product_id = $1', [
      id,
      pieces,
    ]);

  it('adds to what is left after sales, once, however often the event arrives', async () => {
    const product = await givenProduct(orders);
    await sell(product.product_id, 3);
    const event = changedBy(product, 2, { quantity: 10, version: 1, change: 5 });
    await Promise.all([deliver(event), deliver(event)]);
    expect(await left(product.product_id)).toBe(12);
    const { available_from, available_to } = (
      await query(orders.databaseUrl, 'SELECT * FROM stock_changes WHERE product_id = $1 ORDER BY id DESC', [
        product.product_id,
      ])
    )[0]!;
    expect([available_from, available_to]).toEqual([7, 12]);
  });

  it('is applied when a later event arrives first, even before the creation of the product', async () => {
    const product = aProduct();
    await deliver(changedBy(product, 3, { quantity: 10, version: 1, change: -2 }));
    await deliver(changedBy(product, 2, { quantity: 10, version: 1, change: 5 }));
    await givenProduct(orders, product);
    expect(await left(product.product_id)).toBe(13);
  });

  it('adds up with other differences and sales at the same moment', async () => {
    const product = await givenProduct(orders, { stock: { quantity: 30, version: 1 } });
    const other = await givenProduct(orders, { stock: { quantity: 30, version: 1 } });
    const products = (version: number) =>
      [other, product].map((one) => ({
        ...one,
        version,
        stock: { quantity: 30, version: 1, change: 1 },
      }));
    const cart = [product, other].map(({ product_id }) => ({ id: product_id, quantity: 1 }));
    const checkout = { ...aCheckout(product, 1, 39.98), cart };
    const placed = Array.from({ length: 15 }, () =>
      orders.as(aCustomer()).post('/api/checkout/Recipt-generator', checkout),
    );
    const delivered = Array.from({ length: 15 }, (_, index) =>
      orders.others.deliver(
        anEvent('products.written.v1', other.product_id, { products: products(index + 2) }),
      ),
    );
    expect((await Promise.all(placed)).map(({ status }) => status)).toEqual(Array(15).fill(201));
    await Promise.all(delivered);
    for (const { product_id } of [product, other]) expect(await left(product_id)).toBe(30);
  });

  it('is overwritten by a later setting, even when it arrives after that', async () => {
    const product = await givenProduct(orders);
    await deliver(changedBy(product, 4, { quantity: 20, version: 2, change: 1 }));
    await deliver(changedBy(product, 3, { quantity: 20, version: 2 }));
    await deliver(changedBy(product, 2, { quantity: 10, version: 1, change: 5 }));
    expect(await left(product.product_id)).toBe(21);
  });

  it('is published with who did it, and what an order does later without', async () => {
    const product = await givenProduct(orders);
    const by = randomUUID();
    await deliver(changedBy(product, 2, { quantity: 10, version: 1, change: -5, by }));
    await orders.as(aCustomer()).post('/api/checkout/Recipt-generator', aCheckout(product, 1, 21.99));
    const events = await outboxOf(orders.databaseUrl, product.product_id);
    expect(events.map(({ data }) => data)).toMatchObject([
      { available: 10 },
      { available: 5, by },
      { available: 4 },
    ]);
    expect(events.at(-1)!.data).not.toHaveProperty('by');
  });

  it('never makes the stock negative', async () => {
    const product = await givenProduct(orders);
    await sell(product.product_id, 8);
    await deliver(changedBy(product, 2, { quantity: 10, version: 1, change: -5 }));
    expect(await left(product.product_id)).toBe(0);
  });
});

it('a change of name or price leaves the stock alone', async () => {
  const product = await givenProduct(orders);
  await query(orders.databaseUrl, 'UPDATE stock SET available = 4 WHERE product_id = $1', [
    product.product_id,
  ]);
  await changed({ ...product, version: 2, price: { amount: 500, currency: 'USD' } });
  expect((await quoteOf(product.product_id)).lines[0]).toMatchObject({ price: 5, available: 4 });
});

it('a product whose deletion arrives before its creation cannot be bought', async () => {
  const product = aProduct();
  await orders.others.deliver(
    anEvent('product.deleted.v1', product.product_id, { product_id: product.product_id, version: 2 }),
  );
  await givenProduct(orders, product);
  expect((await quoteOf(product.product_id)).lines).toEqual([]);
});

it('a hidden product cannot be bought until it is shown again', async () => {
  const product = await givenProduct(orders);
  await changed({ ...product, version: 2, hidden: true });
  expect((await quoteOf(product.product_id)).lines).toEqual([]);
  await changed({ ...product, version: 3 });
  expect((await quoteOf(product.product_id)).lines).toHaveLength(1);
});

it('a restored product can be bought again, whichever event arrives first', async () => {
  const product = await givenProduct(orders);
  await changed({ ...product, version: 3 });
  await orders.others.deliver(
    anEvent('product.deleted.v1', product.product_id, { product_id: product.product_id, version: 2 }),
  );
  expect((await quoteOf(product.product_id)).lines).toHaveLength(1);
});

it('an unknown product is left out of a quote', async () => {
  expect(await quoteOf(987_654)).toMatchObject({ lines: [], subtotal: 0, shipping: 0, tax: 0, total: 0 });
});
