import { aCustomer, gatewayKey, outboxOf, waitFor } from '@mekong/testing';
import { aCheckout, givenProduct, startOrders, type OrdersUnderTest } from './builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders();
});
afterAll(() => orders.stop());

const quote = async (visitor: string, address = '192.0.2.1') => {
  const product = await givenProduct(orders);
  const cart = [{ id: product.product_id, quantity: 1 }];
  const headers = { 'x-visitor': visitor, 'x-gateway-key': gatewayKey, 'x-client-address': address };
  return orders.as().post('/api/checkout/quote', { cart }, headers);
};

it("a browser's first quote of the day is published, its others are not", async () => {
  const [visitor, later] = ['a'.repeat(32), 'b'.repeat(32)];
  for (const who of [visitor, visitor, later]) expect((await quote(who)).status).toBe(200);
  await waitFor(async () => (await outboxOf(orders.databaseUrl, later)).length === 1);
  expect(await outboxOf(orders.databaseUrl, visitor)).toMatchObject([
    { type: 'cart.quoted.v1', data: { visitor_id: visitor } },
  ]);
});

it('a quote with a malformed browser id works, and publishes nothing', async () => {
  expect((await quote("'; --")).status).toBe(200);
  expect(await outboxOf(orders.databaseUrl, "'; --")).toEqual([]);
});

it('a placed order names the browser, and the seller of each line', async () => {
  const product = await givenProduct(orders);
  const visitor = 'c'.repeat(32);
  const { body } = await orders
    .as(aCustomer())
    .post('/api/checkout/Recipt-generator', aCheckout(product, 2, 39.98), { 'x-visitor': visitor });
  const [placed] = await outboxOf(orders.databaseUrl, body.orderId);
  expect(placed!.data).toMatchObject({ visitor_id: visitor, lines: [{ seller_id: product.seller_id }] });
});
