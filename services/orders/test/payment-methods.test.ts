import { aCustomer, anEvent, outboxOf, query, staff } from '@mekong/testing';
import { aCheckout, givenProduct, pay, startOrders, type OrdersUnderTest } from './builders.js';

let orders: OrdersUnderTest;
let demoOnly: OrdersUnderTest;
beforeAll(async () => {
  [orders, demoOnly] = await Promise.all([
    startOrders({ PAYMENT_METHODS: 'demo,khqr' }),
    startOrders({ PAYMENT_METHODS: 'demo' }),
  ]);
});
afterAll(() => Promise.all([orders.stop(), demoOnly.stop()]));

/** Checks out two pieces at $19.99. */
async function checkOut(how: object = {}, shop = orders, customer = aCustomer()) {
  const product = await givenProduct(shop);
  const body = { ...aCheckout(product, 2, 39.98), ...how };
  const answer = await shop.as(customer).post('/api/checkout/Recipt-generator', body);
  return { answer, customer, orderId: answer.body.orderId as string };
}
const placedOf = async (orderId: string) => (await outboxOf(orders.databaseUrl, orderId))[0]!.data;
const own = async (orderId: string, customer: ReturnType<typeof aCustomer>) =>
  (await orders.as(customer).get(`/api/checkout/order/${orderId}`)).body.order;
const setRate = (riel_rate: number, version: number) =>
  orders.others.deliver(anEvent('riel-rate.changed.v1', 'riel-rate', { riel_rate, version }));

describe('the methods of payment', () => {
  const methods = (shop: OrdersUnderTest, search = '') => shop.as().get(`/api/payment/methods${search}`);

  it('are those of the configuration, the first one first, for everybody', async () => {
    expect((await methods(orders, '?total_cents=3998&province=Kampot')).body).toEqual({
      methods: [
        { key: 'demo', available: true, reason: null },
        { key: 'khqr', available: true, reason: null },
      ],
      vat_invoices: false,
    });
    expect((await methods(demoOnly)).body.methods).toEqual([{ key: 'demo', available: true, reason: null }]);
  });

  it('say why one is not there for a cart', async () => {
    expect((await methods(orders, '?total_cents=0')).body.methods[1]).toEqual({
      key: 'khqr',
      available: false,
      reason: 'NOTHING_TO_PAY',
    });
  });

  it.each(['-1', '1.5', 'much'])('refuse %s as a total, naming the field', async (total) => {
    const { status, body } = await methods(orders, `?total_cents=${total}`);
    expect([status, body.errors[0].field]).toEqual([400, 'total_cents']);
  });
});

describe('the ways to pay that an admin turns off', () => {
  let own: OrdersUnderTest;
  beforeEach(async () => {
    own = await startOrders({ PAYMENT_METHODS: 'demo,khqr' });
  });
  afterEach(() => own.stop());
  const admin = staff('admin');
  const path = '/api/admin/payment-methods';
  const turnOff = (off: string[], version: number) => own.as(admin).put(path, { off, version });

  it('are not offered, and a checkout by them is refused, until they are on again', async () => {
    const { body } = await turnOff(['demo'], 0);
    expect(body.payment_methods).toEqual({
      methods: [
        { key: 'demo', on: false, allowed: true },
        { key: 'khqr', on: true, allowed: true },
        { key: 'cod', on: false, allowed: false },
      ],
      version: 1,
    });
    const offered = (await own.as().get('/api/payment/methods')).body.methods;
    expect(offered.map(({ key }: { key: string }) => key)).toEqual(['khqr']);
    const { answer } = await checkOut({ payment_method: 'demo' }, own);
    expect([answer.status, answer.body.params]).toEqual([409, { reason: 'NOT_OFFERED' }]);
    await turnOff([], 1);
    expect((await checkOut({ payment_method: 'demo' }, own)).answer.status).toBe(201);
    const told = await outboxOf(own.databaseUrl, admin.userId);
    expect(told.map(({ data }) => data)).toMatchObject([{ after: { off: 'demo' } }, { after: { off: '' } }]);
  });

  it('are refused at once where another replica has turned them off', async () => {
    expect((await checkOut({}, own)).answer.status).toBe(201);
    const off = `INSERT INTO settings (name, value, version) VALUES ('payment-methods', '["demo"]', 1)`;
    await query(own.databaseUrl, off);
    const { answer } = await checkOut({ payment_method: 'demo' }, own);
    expect(answer.body.params).toEqual({ reason: 'NOT_OFFERED' });
  });

  it('leave one on, and are not overwritten where somebody else has changed them', async () => {
    expect((await turnOff(['demo', 'khqr'], 0)).body.code).toBe('NO_WAY_TO_PAY');
    await turnOff(['demo'], 0);
    const { status, body } = await turnOff(['khqr'], 0);
    expect([status, body.code, body.current.payment_methods.version]).toEqual([409, 'STALE_EDIT', 1]);
  });

  it('are for admins to choose', async () => {
    const answers = await Promise.all([
      own.as(staff('support')).get(path),
      own.as(staff('seller')).put(path, { off: [], version: 0 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  });
});

describe('a checkout', () => {
  it('without a method takes the first one, in dollars', async () => {
    const { orderId, customer } = await checkOut();
    expect(await placedOf(orderId)).toMatchObject({ payment: { method: 'demo', currency: 'USD' } });
    expect(await own(orderId, customer)).toMatchObject({ payment_method: 'demo' });
  });

  it.each(['USD', 'KHR'])('by KHQR says so to payments, in %s', async (currency) => {
    const { orderId, customer } = await checkOut({ payment_method: 'khqr', currency });
    expect(await placedOf(orderId)).toMatchObject({ payment: { method: 'khqr', currency } });
    expect(await own(orderId, customer)).toMatchObject({ payment_method: 'khqr' });
  });

  it('by a method that the shop does not offer is refused, and writes nothing', async () => {
    const { answer, customer } = await checkOut({ payment_method: 'khqr' }, demoOnly);
    expect(answer.body).toMatchObject({
      status: 409,
      code: 'PAYMENT_METHOD_UNAVAILABLE',
      params: { reason: 'NOT_OFFERED' },
    });
    expect((await demoOnly.as(customer).get('/api/user/open-orders')).body.orders).toEqual([]);
  });

  it('of nothing to pay cannot be by KHQR', async () => {
    const product = await givenProduct(orders, { price: { amount: 0, currency: 'USD' } });
    const body = { ...aCheckout(product, 2, 0), payment_method: 'khqr' };
    const answer = await orders.as(aCustomer()).post('/api/checkout/Recipt-generator', body);
    expect(answer.body).toMatchObject({ status: 409, params: { reason: 'NOTHING_TO_PAY' } });
  });

  it.each([
    ['a method that there is not', { payment_method: 'gold' }, 'payment_method'],
    ['a currency that there is not', { payment_method: 'khqr', currency: 'EUR' }, 'currency'],
    ['riel for another method', { payment_method: 'demo', currency: 'KHR' }, 'currency'],
  ])('with %s is refused, naming the field', async (_what, how, field) => {
    const { answer } = await checkOut(how);
    expect([answer.status, answer.body.errors[0].field]).toEqual([400, field]);
  });

  it('with the same key and another method is another one', async () => {
    const customer = aCustomer();
    const body = aCheckout(await givenProduct(orders), 1, 21.99);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const send = (how: object) =>
      orders.as(customer).post('/api/checkout/Recipt-generator', { ...body, ...how }, key);
    expect((await send({ payment_method: 'demo' })).status).toBe(201);
    expect((await send({ payment_method: 'khqr' })).status).toBe(422);
  });
});

describe('the riel rate of an order', () => {
  it('is the usual one until payments tells another, and the total rounds half up to 100 riel', async () => {
    const { orderId, customer } = await checkOut();
    expect(await placedOf(orderId)).toMatchObject({ riel_rate: 4_100 });
    // 39.98 x 4100 = 163,918.
    expect(await own(orderId, customer)).toMatchObject({ riel_rate: 4_100, total_khr: 163_900 });
  });

  it('is frozen when it is placed, whatever the rate is when it is paid', async () => {
    await setRate(4_105, 7);
    const { orderId, customer } = await checkOut();
    await setRate(4_200, 8);
    await pay(orders, orderId, 3_998, { riel_rate: 4_200 });
    const { body } = await orders.as(customer).get('/api/user/my-orders');
    expect(body.orders[0]).toMatchObject({ riel_rate: 4_105, total_khr: 164_100, payment_method: 'demo' });
    const paid = (await outboxOf(orders.databaseUrl, orderId)).find(({ type }) => type === 'order.paid.v1');
    expect(paid!.data).toMatchObject({ riel_rate: 4_105 });
  });

  it('does not go back to an older one that is told late', async () => {
    await setRate(4_300, 20);
    await setRate(4_250, 19);
    const { orderId } = await checkOut();
    expect(await placedOf(orderId)).toMatchObject({ riel_rate: 4_300 });
  });

  it('stands in open orders, and of the lines that are shown for a seller; packers see no amounts', async () => {
    const seller = staff('seller');
    await setRate(4_000, 30);
    const product = await givenProduct(orders, { seller_id: seller.userId });
    const customer = aCustomer();
    const body = aCheckout(product, 1, 21.99);
    const { body: placed } = await orders.as(customer).post('/api/checkout/Recipt-generator', body);
    const open = (await orders.as(customer).get('/api/user/open-orders')).body.orders;
    expect(open).toMatchObject([{ payment_method: 'demo', riel_rate: 4_000, total_khr: 88_000 }]);
    const seen = async (who: typeof seller) =>
      (await orders.as(who).get(`/api/admin/orders/${placed.orderId}`)).body.order;
    expect(await seen(seller)).toMatchObject({ total_price: 19.99, total_khr: 80_000 });
    await pay(orders, placed.orderId, 2_199);
    expect(await seen(staff('packer'))).toMatchObject({
      total_price: null,
      total_khr: null,
      riel_rate: null,
    });
  });
});
