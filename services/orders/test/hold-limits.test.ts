import type { Identity } from '@mekong/service-defaults';
import { aCustomer, anEvent, gatewayKey, query } from '@mekong/testing';
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

const plenty = { stock: { quantity: 10_000, version: 1 } };
const dollars = (pieces: number) => (pieces * 1_999 + (pieces === 1 ? 200 : 0)) / 100;
const from = (address: string) => ({ 'x-gateway-key': gatewayKey, 'x-client-address': address });

/** Places an order of so many pieces, from this address if the gateway says so. */
async function place(customer: Identity, pieces = 1, headers: Record<string, string> = {}) {
  const product = await givenProduct(orders, plenty);
  const checkout = aCheckout(product, pieces, dollars(pieces));
  return orders.as(customer).post('/api/checkout/Recipt-generator', checkout, headers);
}

const placeMany = (count: number, customer: Identity, pieces?: number) =>
  Promise.all(Array.from({ length: count }, () => place(customer, pieces)));

const expire = (orderId: string) =>
  orders.others.deliver(
    anEvent('payment.expired.v1', orderId, { order_id: orderId, expired_at: new Date().toISOString() }),
  );

const cancel = (orderId: string, at: Date, by: { userId: string }) =>
  orders.others.deliver(
    anEvent('payment.cancelled.v1', orderId, {
      order_id: orderId,
      cancelled_at: at.toISOString(),
      cancelled_by: { ...aPerson(), user_id: by.userId },
    }),
  );

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);

describe('unpaid orders', () => {
  it('may be 25, also when many are placed at once, and not one more', async () => {
    await given();
    const customer = aCustomer();
    const answers = await placeMany(30, customer);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(25);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(refused.body).toMatchObject({
      code: 'TOO_MANY_OPEN_ORDERS',
      params: { reason: 'orders', orders: 25 },
    });
    expect(refused.body.message).toMatch(
      /^25 of your orders wait for payment\. Pay or cancel .* in 15 minutes\.$/,
    );
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
  });

  it('may hold 200 pieces together', async () => {
    await given();
    const customer = aCustomer();
    expect((await place(customer, 150)).status).toBe(201);
    expect((await place(customer, 51)).body).toMatchObject({
      status: 429,
      params: { reason: 'pieces', pieces: 150 },
    });
    expect((await place(customer, 50)).status).toBe(201);
  });

  it('make room when they are paid or cancelled', async () => {
    await given({ OPEN_ORDERS_LIMIT: '2' });
    const customer = aCustomer();
    const [one, two] = await placeMany(2, customer);
    expect((await place(customer)).status).toBe(429);
    await pay(orders, one!.body.orderId, 2_199);
    expect((await place(customer)).status).toBe(201);
    await cancel(two!.body.orderId, new Date(), customer);
    expect((await place(customer)).status).toBe(201);
  });

  it('of one shopper are none of another', async () => {
    await given({ OPEN_ORDERS_LIMIT: '1' });
    await place(aCustomer());
    expect((await place(aCustomer())).status).toBe(201);
  });

  it('of all shoppers of one address may be ten times as many', async () => {
    await given({ OPEN_ORDERS_LIMIT: '1' });
    for (let shopper = 1; shopper <= 10; shopper += 1)
      expect((await place(aCustomer(), 1, from('203.0.113.7'))).status).toBe(201);
    const refused = await place(aCustomer(), 1, from('203.0.113.7'));
    expect(refused.body).toMatchObject({ status: 429, params: { reason: 'network' } });
    expect((await place(aCustomer(), 1, from('203.0.113.8'))).status).toBe(201);
  });

  it('of one IPv6 network count together', async () => {
    await given({ OPEN_ORDERS_LIMIT: '1' });
    for (let shopper = 1; shopper <= 10; shopper += 1)
      await place(aCustomer(), 1, from(`2001:db8:1:2::${shopper}`));
    expect((await place(aCustomer(), 1, from('2001:db8:1:2:ffff::1'))).status).toBe(429);
    expect((await place(aCustomer(), 1, from('2001:db8:1:3::1'))).status).toBe(201);
  });

  it.each([
    ['/48', 40, (n: number) => `2001:db8:1:${n.toString(16)}::1`],
    ['/24', 160, (n: number) => `198.51.100.${n % 250}`],
  ])('of a whole %s may be as many as its shares, %i shoppers', async (_what, shoppers, addressOf) => {
    await given({ OPEN_ORDERS_LIMIT: '1' });
    for (let n = 0; n < shoppers; n += 20) {
      const some = Array.from({ length: 20 }, (_, place) => addressOf(n + place));
      const answers = await Promise.all(some.map((address) => place(aCustomer(), 1, from(address))));
      expect(answers.every(({ status }) => status === 201)).toBe(true);
    }
    const refused = await place(aCustomer(), 1, from(addressOf(200)));
    expect(refused.body).toMatchObject({ status: 429, params: { reason: 'network' } });
    expect((await place(aCustomer(), 1, from('192.0.2.1'))).status).toBe(201);
  });

  it('are not limited where the limits are switched off', async () => {
    await given({ OPEN_ORDERS_LIMIT: '0', HOLD_LIMIT_PIECES: '0' });
    const customer = aCustomer();
    const answers = await placeMany(30, customer, 20);
    expect(answers.every(({ status }) => status === 201)).toBe(true);
  });

  it('that are repeated by their key answer the first one, also at the limit', async () => {
    await given({ OPEN_ORDERS_LIMIT: '1' });
    const [customer, product] = [aCustomer(), await givenProduct(orders)];
    const again = () =>
      orders
        .as(customer)
        .post('/api/checkout/Recipt-generator', aCheckout(product, 2, 39.98), { 'idempotency-key': 'once' });
    const first = await again();
    expect((await again()).body).toEqual(first.body);
  });
});

describe('who has let three orders run out within a day', () => {
  const letThreeRunOut = async (customer: Identity) => {
    for (const { body } of await placeMany(3, customer)) await expire(body.orderId);
  };

  it('may have five unpaid orders', async () => {
    await given();
    const customer = aCustomer();
    await letThreeRunOut(customer);
    const answers = await placeMany(6, customer);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  });

  it('may hold 40 pieces, and is told so while none of their orders waits', async () => {
    await given();
    const customer = aCustomer();
    await letThreeRunOut(customer);
    const refused = await place(customer, 41);
    expect(refused.body).toMatchObject({ status: 429, params: { reason: 'cart', most: 40 } });
    expect(refused.body.message).toMatch(/40 pieces at most can be held for you now\. Please order fewer\.$/);
    expect((await place(customer, 40)).status).toBe(201);
    expect((await place(customer, 1)).body).toMatchObject({ status: 429, params: { reason: 'pieces' } });
  });

  it('is as free as others a day later', async () => {
    await given();
    const customer = aCustomer();
    await letThreeRunOut(customer);
    await query(orders.databaseUrl, "UPDATE orders SET abandoned_at = abandoned_at - interval '25 hours'");
    expect((await placeMany(6, customer)).every(({ status }) => status === 201)).toBe(true);
  });
});

it.each([
  ['count when they were given up after more than five minutes', 6, 429],
  ['do not count when they were given up sooner', 4, 201],
])('cancelled orders %s', async (_rule, minutes, status) => {
  await given();
  const customer = aCustomer();
  for (const { body } of await placeMany(3, customer))
    await cancel(body.orderId, minutesFromNow(minutes), customer);
  expect((await place(customer, 41)).status).toBe(status);
});

it('the third order that a shopper cancels within an hour counts, whatever its age, and those after it', async () => {
  await given({ ORDERS_PER_HOUR: '0' });
  const customer = aCustomer();
  for (let n = 1; n <= 5; n += 1) {
    expect((await place(customer, 41)).status).toBe(201);
    const { id } = (
      await query(orders.databaseUrl, 'SELECT id FROM orders ORDER BY created_at DESC LIMIT 1')
    )[0]!;
    await cancel(String(id), new Date(), customer);
  }
  expect((await place(customer, 41)).body).toMatchObject({ status: 429, params: { reason: 'cart' } });
});

it('orders that are cancelled all at once count alike', async () => {
  await given();
  const customer = aCustomer();
  const placed = await placeMany(5, customer);
  await Promise.all(placed.map(({ body }) => cancel(body.orderId, new Date(), customer)));
  const { count } = (
    await query(orders.databaseUrl, 'SELECT count(abandoned_at)::int AS count FROM orders')
  )[0]!;
  expect(count).toBe(3);
});

describe('one cart', () => {
  const cart = (id: number) => ({ cart: [100, 101].map((quantity) => ({ id, quantity })) });

  it('above the limit of pieces is refused by the quote already', async () => {
    await given();
    const { product_id } = await givenProduct(orders, plenty);
    const answer = await orders.as(aCustomer()).post('/api/checkout/quote', cart(product_id));
    expect(answer.body).toMatchObject({
      status: 400,
      code: 'TOO_MANY_PIECES',
      params: { most: 200 },
      message: 'One order can hold 200 pieces at most.',
    });
  });

  it('above the limit of pieces becomes no order', async () => {
    await given();
    expect((await place(aCustomer(), 201)).body).toMatchObject({ status: 400, code: 'TOO_MANY_PIECES' });
    expect(await query(orders.databaseUrl, 'SELECT id FROM orders')).toEqual([]);
  });
});

it('where an order was placed from is forgotten when it is paid', async () => {
  await given();
  const { body } = await place(aCustomer(), 1, from('203.0.113.7'));
  await pay(orders, body.orderId, 2_199);
  expect(await query(orders.databaseUrl, 'SELECT client_network, client_wide_network FROM orders')).toEqual([
    { client_network: null, client_wide_network: null },
  ]);
});
