import { actsOn, aCustomer, query, staff } from '@mekong/testing';
import { aCheckout, givenProduct, startOrders, type OrdersUnderTest } from './builders.js';
import { givenDelivered } from './return-builders.js';

let orders: OrdersUnderTest;
beforeEach(async () => {
  orders = await startOrders();
});
afterEach(() => orders.stop());

const admin = staff('admin');
const path = '/api/admin/order-rules';
const usual = { return_days: 14, shipping_policy: 'item-count' };
const save = (body: object, who = admin, shop = orders) => shop.as(who).put(path, body);
const now = async (shop = orders) => (await shop.as(admin).get(path)).body.order_rules;

/** What one piece at $19.99 costs with its delivery. */
async function totalOf(shop: OrdersUnderTest): Promise<number> {
  const { product_id: id } = await givenProduct(shop);
  return (await shop.as().post('/api/checkout/quote', { cart: [{ id, quantity: 1 }] })).body.total;
}

describe('the rules of orders', () => {
  it('are as usual until an admin sets them, for orders to come, which goes into the audit log', async () => {
    expect(await now()).toEqual({ ...usual, version: 0, environment: [] });
    expect(await totalOf(orders)).toBe(21.99);
    const wanted = { return_days: 30, shipping_policy: 'order-total' };
    const { status, body } = await save({ ...wanted, version: 0 });
    expect([status, body.order_rules]).toEqual([200, { ...wanted, version: 1, environment: [] }]);
    expect(await totalOf(orders)).toBe(24.99);
    const [act] = await actsOn(orders.databaseUrl, 'order-rules');
    expect(act!.data).toMatchObject({ action: 'order-rules.changed', before: usual, after: wanted });
  });

  it('hold at once where another replica has changed them, in checkouts as in quotes', async () => {
    const product = await givenProduct(orders);
    const rules = `INSERT INTO settings (name, value, version) VALUES
      ('order-rules', '{"returnDays":7,"shippingPolicy":"order-total"}', 1)`;
    await query(orders.databaseUrl, rules);
    const checkOut = (total: number) =>
      orders.as(aCustomer()).post('/api/checkout/Recipt-generator', aCheckout(product, 1, total));
    expect((await checkOut(21.99)).body).toMatchObject({ code: 'PRICE_CHANGED', total: 24.99 });
    expect((await checkOut(24.99)).status).toBe(201);
    expect((await orders.as().get('/api/delivery')).body.shipping_policy).toBe('order-total');
  });

  it('that the environment sets stand above those of admins, by name', async () => {
    const fixed = await startOrders({ RETURN_DAYS: '3', SHIPPING_POLICY: 'order-total' });
    const set = { return_days: 3, shipping_policy: 'order-total' };
    const environment = ['RETURN_DAYS', 'SHIPPING_POLICY'];
    expect(await now(fixed)).toEqual({ ...set, version: 0, environment });
    expect(await totalOf(fixed)).toBe(24.99);
    const answers = [
      await save({ ...set, return_days: 4, version: 0 }, admin, fixed),
      await save({ ...set, shipping_policy: 'item-count', version: 0 }, admin, fixed),
    ];
    await fixed.stop();
    expect(answers.map(({ status, body }) => [status, body.code, body.params])).toEqual([
      [409, 'SET_BY_ENVIRONMENT', { setting: 'RETURN_DAYS' }],
      [409, 'SET_BY_ENVIRONMENT', { setting: 'SHIPPING_POLICY' }],
    ]);
  });

  it('that somebody else has changed meanwhile are shown as they are now', async () => {
    await save({ ...usual, return_days: 20, version: 0 });
    const { status, body } = await save({ ...usual, return_days: 21, version: 0 });
    expect([status, body.code, body.current.order_rules]).toEqual([
      ...[409, 'STALE_EDIT', { ...usual, return_days: 20, version: 1, environment: [] }],
    ]);
  });

  it.each([
    ['return_days', { return_days: -1 }],
    ['return_days', { return_days: 4_000 }],
    ['shipping_policy', { shipping_policy: 'free' }],
    ['version', { version: undefined }],
  ])('with a wrong %s are refused, naming the field', async (field, wrong) => {
    const { status, body } = await save({ ...usual, version: 0, ...wrong });
    expect([status, body.errors[0].field]).toEqual([400, field]);
  });

  it('say until when an order can be returned, also one that was delivered before', async () => {
    const { customer, orderId } = await givenDelivered(orders, 2);
    const returnable = async () =>
      (await orders.as(customer).get(`/api/user/orders/${orderId}/returns`)).body.returnable;
    const until = async () => Date.parse((await returnable()).until);
    const before = await until();
    await save({ ...usual, return_days: 16, version: 0 });
    expect((await until()) - before).toBe(2 * 24 * 60 * 60 * 1000);
    await save({ ...usual, return_days: 0, version: 1 });
    expect((await orders.as(customer).get('/api/user/returns')).body.returnable).toEqual([]);
  });

  it('are for admins to read and change', async () => {
    const answers = [await orders.as(staff('support')).get(path), await save(usual, staff('seller'))];
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  });
});

it('what admins have saved is kept below what the environment sets', async () => {
  const fixed = await startOrders({ RETURN_DAYS: '7' });
  const saved = `INSERT INTO settings (name, value, version) VALUES ('order-rules', '{"returnDays": 30}', 1)`;
  await query(fixed.databaseUrl, saved);
  const body = { return_days: 7, shipping_policy: 'order-total', version: 1 };
  const { status } = await fixed.as(staff('admin')).put('/api/admin/order-rules', body);
  const kept = await query(fixed.databaseUrl, `SELECT value FROM settings WHERE name = 'order-rules'`);
  await fixed.stop();
  expect([status, kept]).toEqual([200, [{ value: { returnDays: 30, shippingPolicy: 'order-total' } }]]);
});
