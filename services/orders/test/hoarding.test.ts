import type { Identity } from '@mekong/service-defaults';
import { aCustomer, anEvent, anIdentity, gatewayKey, query } from '@mekong/testing';
import { aCheckout, aPerson, givenProduct, pay, startOrders, type OrdersUnderTest } from './builders.js';

let orders: OrdersUnderTest;
let stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops) await stop();
  stops = [];
});

async function given(env: Record<string, string> = {}): Promise<void> {
  orders = await startOrders(env);
  stops.push(orders.stop);
}

type Product = Awaited<ReturnType<typeof givenProduct>>;

const givenStock = (quantity: number) => givenProduct(orders, { stock: { quantity, version: 1 } });
const totalOf = (pieces: number) => (pieces * 1_999 + (pieces === 1 ? 200 : 0)) / 100;
const place = (customer: Identity, product: Product, pieces = 1, headers: Record<string, string> = {}) =>
  orders
    .as(customer)
    .post('/api/checkout/Recipt-generator', aCheckout(product, pieces, totalOf(pieces)), headers);

const expire = (orderId: string) =>
  orders.others.deliver(
    anEvent('payment.expired.v1', orderId, { order_id: orderId, expired_at: new Date().toISOString() }),
  );
const cancel = (orderId: string, by: { userId: string }) =>
  orders.others.deliver(
    anEvent('payment.cancelled.v1', orderId, {
      order_id: orderId,
      cancelled_at: new Date().toISOString(),
      cancelled_by: { ...aPerson(), user_id: by.userId },
    }),
  );

describe('who has let an order with a product run out', () => {
  it('may hold half of its stock, and hears how many', async () => {
    await given();
    const [customer, product] = [aCustomer(), await givenStock(10)];
    const { body } = await place(customer, product, 10);
    await expire(body.orderId);
    const refused = await place(customer, product, 6);
    expect(refused.body).toMatchObject({
      status: 409,
      code: 'OUT_OF_STOCK',
      items: [{ id: product.product_id, available: 5 }],
    });
    expect((await place(customer, product, 5)).status).toBe(201);
  });

  it('has what they hold already counted', async () => {
    await given();
    const [customer, product] = [aCustomer(), await givenStock(10)];
    await expire((await place(customer, product, 1)).body.orderId);
    expect((await place(customer, product, 4)).status).toBe(201);
    expect((await place(customer, product, 2)).body).toMatchObject({ items: [{ available: 1 }] });
    expect((await place(customer, product, 1)).status).toBe(201);
    expect((await place(customer, product, 1)).body).toMatchObject({ items: [{ available: 0 }] });
  });

  it('may always have one piece, also of the last', async () => {
    await given();
    const [customer, product] = [aCustomer(), await givenStock(1)];
    await expire((await place(customer, product)).body.orderId);
    expect((await place(customer, product)).status).toBe(201);
  });

  it('may have all of other products, and of this one a day later', async () => {
    await given();
    const [customer, product, other] = [aCustomer(), await givenStock(10), await givenStock(10)];
    await expire((await place(customer, product, 10)).body.orderId);
    expect((await place(customer, other, 10)).status).toBe(201);
    await query(orders.databaseUrl, "UPDATE orders SET abandoned_at = abandoned_at - interval '25 hours'");
    expect((await place(customer, product, 10)).status).toBe(201);
  });

  it('keeps nobody else from having all of it', async () => {
    await given();
    const product = await givenStock(10);
    await expire((await place(aCustomer(), product, 10)).body.orderId);
    expect((await place(aCustomer(), product, 10)).status).toBe(201);
  });
});

it.each([
  ['', {}],
  [', also where no other limit is set', { OPEN_ORDERS_LIMIT: '0', HOLD_LIMIT_PIECES: '0' }],
])(
  'whoever holds all pieces, cancels and orders again, holds half of them from the fourth time on%s',
  async (_, env) => {
    await given(env);
    const [customer, product] = [aCustomer(), await givenStock(10)];
    const statuses: number[] = [];
    for (let n = 1; n <= 8; n += 1) {
      const { status, body } = await place(customer, product, 10);
      statuses.push(status);
      if (status === 201) await cancel(body.orderId, customer);
    }
    expect(statuses).toEqual([201, 201, 201, 409, 409, 409, 409, 409]);
  },
);

it('orders that staff cancel are not held against their customer', async () => {
  await given();
  const [customer, product] = [aCustomer(), await givenStock(10)];
  for (let n = 1; n <= 4; n += 1) {
    const { status, body } = await place(customer, product, 10);
    expect(status).toBe(201);
    await cancel(body.orderId, anIdentity({ role: 'support' }));
  }
});

describe('within an hour', () => {
  it('a shopper may place 30 orders, whatever becomes of them, and is then told when to come back', async () => {
    await given();
    const [customer, product] = [aCustomer(), await givenStock(1_000)];
    for (let n = 1; n <= 30; n += 1) {
      const { body } = await place(customer, product);
      await pay(orders, body.orderId, 2_199);
    }
    const refused = await place(customer, product);
    expect(refused.body).toMatchObject({
      status: 429,
      code: 'TOO_MANY_ORDERS',
      params: { reason: 'account', most: 30 },
    });
    expect(refused.body.message).toMatch(/^You have placed 30 orders within an hour\. .* in 60 minutes\.$/);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(59 * 60);
    expect((await place(aCustomer(), product)).status).toBe(201);
    await query(orders.databaseUrl, "UPDATE orders SET created_at = created_at - interval '61 minutes'");
    expect((await place(customer, product)).status).toBe(201);
  });

  it('all shoppers of a wide network may place so many, whatever becomes of them', async () => {
    await given({ ORDERS_PER_HOUR_NETWORK: '3' });
    const product = await givenStock(1_000);
    const from = (n: number) => ({ 'x-gateway-key': gatewayKey, 'x-client-address': `198.51.100.${n}` });
    for (let n = 1; n <= 3; n += 1) {
      const { body } = await place(aCustomer(), product, 1, from(n));
      await pay(orders, body.orderId, 2_199);
    }
    expect((await place(aCustomer(), product, 1, from(4))).body).toMatchObject({
      status: 429,
      code: 'TOO_MANY_ORDERS',
      params: { reason: 'network' },
    });
    expect((await place(aCustomer(), product)).status).toBe(201);
  });

  it('a repeated key answers the first order, also at the limit', async () => {
    await given({ ORDERS_PER_HOUR: '1' });
    const [customer, product] = [aCustomer(), await givenStock(10)];
    const key = { 'idempotency-key': 'once' };
    const first = await place(customer, product, 1, key);
    expect((await place(customer, product, 1, key)).body).toEqual(first.body);
    expect((await place(customer, product)).body).toMatchObject({ code: 'TOO_MANY_ORDERS' });
  });

  it('there is no limit where both are 0', async () => {
    await given({ ORDERS_PER_HOUR: '0', ORDERS_PER_HOUR_NETWORK: '0', OPEN_ORDERS_LIMIT: '0' });
    const [customer, product] = [aCustomer(), await givenStock(1_000)];
    for (let n = 1; n <= 35; n += 1) expect((await place(customer, product)).status).toBe(201);
    expect(await query(orders.databaseUrl, 'SELECT FROM network_orders')).toEqual([]);
  });
});
