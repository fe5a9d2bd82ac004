import { anEvent, outboxOf, query } from '@mekong/testing';
import { aProduct, givenProduct, startOrders, type OrdersUnderTest } from './builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders();
});
afterAll(() => orders.stop());

const quoteOf = async (id: number, quantity = 1) =>
  (await orders.as().post('/api/checkout/quote', { cart: [{ id, quantity }] })).body;
const changed = (product: ReturnType<typeof aProduct>) =>
  orders.others.deliver(anEvent('product.changed.v1', product.product_id, product));

it('a created product can be quoted, and its stock is told', async () => {
  const product = await givenProduct(orders);
  expect((await quoteOf(product.product_id)).lines).toMatchObject([
    { name: product.name, price: 19.99, available: 10 },
  ]);
  expect(await outboxOf(orders.databaseUrl, product.product_id)).toMatchObject([
    { type: 'stock.changed.v1', data: { available: 10, version: 1 } },
  ]);
});

it('older news of a product changes nothing', async () => {
  const product = aProduct({ version: 3, name: 'Newest' });
  await changed(product);
  await changed({ ...product, version: 2, name: 'Older' });
  expect((await quoteOf(product.product_id)).lines[0].name).toBe('Newest');
});

it('staff setting the stock sets it once, however often the news comes', async () => {
  const product = await givenProduct(orders);
  const restocked = { ...product, version: 2, stock: { quantity: 50, version: 2 } };
  await changed(restocked);
  await query(orders.databaseUrl, 'UPDATE stock SET available = 49 WHERE product_id = $1', [
    product.product_id,
  ]);
  await changed({ ...restocked, version: 3 });
  expect((await quoteOf(product.product_id)).lines[0].available).toBe(49);
});

it('a change of name or price leaves the stock alone', async () => {
  const product = await givenProduct(orders);
  await query(orders.databaseUrl, 'UPDATE stock SET available = 4 WHERE product_id = $1', [
    product.product_id,
  ]);
  await changed({ ...product, version: 2, price: { amount: 500, currency: 'USD' } });
  expect((await quoteOf(product.product_id)).lines[0]).toMatchObject({ price: 5, available: 4 });
});

it('a product whose deletion is told before its creation is never sold', async () => {
  const product = aProduct();
  await orders.others.deliver(
    anEvent('product.deleted.v1', product.product_id, { product_id: product.product_id, version: 2 }),
  );
  await givenProduct(orders, product);
  expect((await quoteOf(product.product_id)).lines).toEqual([]);
});

it('an unknown product is left out of a quote', async () => {
  expect(await quoteOf(987_654)).toEqual({ lines: [], subtotal: 0, shipping: 0, tax: 0, total: 0 });
});
