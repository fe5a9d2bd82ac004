import { actsOn, aCustomer, outboxOf, query, staff } from '@mekong/testing';
import { aCheckout, givenProduct, startOrders, type OrdersUnderTest } from './builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders({ COD_HOLD_HOURS: '48' });
  await settings(defaults);
});
afterAll(() => orders.stop());

const admin = staff('admin');
const hour = 3_600_000;
const defaults = { provinces: ['Phnom Penh'], limit_cents: 10_000, open_orders: 2 };

/** Checks out two pieces at $19.99 in cash. */
async function checkOut(how: object = {}, customer = aCustomer(), price = 1_999, total = 39.98) {
  const product = await givenProduct(orders, { price: { amount: price, currency: 'USD' } });
  const body = { ...aCheckout(product, 2, total), payment_method: 'cod', province: 'Phnom Penh', ...how };
  const answer = await orders.as(customer).post('/api/checkout/Recipt-generator', body);
  return { answer, customer, product, orderId: answer.body.orderId as string };
}
const reasonOf = async (...how: Parameters<typeof checkOut>) => {
  const { status, code, params } = (await checkOut(...how)).answer.body;
  return [status, code, params?.reason];
};
const unavailable = (reason: string) => [409, 'PAYMENT_METHOD_UNAVAILABLE', reason];
const settings = (body: object, who = admin) => orders.as(who).put('/api/admin/cash-on-delivery', body);

describe('a checkout by cash on delivery', () => {
  it('holds the stock until it is confirmed, and is paid by no time', async () => {
    const { customer, product, orderId } = await checkOut();
    const { order } = (await orders.as(customer).get(`/api/checkout/order/${orderId}`)).body;
    expect(order).toMatchObject({
      ...{ status: 'pending', payment_method: 'cod', pay_until: null, Payment: { status: 'pending' } },
      cod: {
        ...{ confirmed_at: null, handed_over_at: null, refused_at: null },
        asked: { usd_cents: 3_998, khr: 163_900 },
      },
    });
    const left = Date.parse(order.cod.hold_until) - Date.now();
    expect(Math.round(left / hour)).toBe(48);
    const stock = 'SELECT available, held FROM stock WHERE product_id = $1';
    expect(await query(orders.databaseUrl, stock, [product.product_id])).toEqual([{ available: 8, held: 2 }]);
  });

  it('tells payments how it is paid', async () => {
    const { orderId } = await checkOut();
    const [placed] = await outboxOf(orders.databaseUrl, orderId);
    expect(placed!.data).toMatchObject({ payment: { method: 'cod', currency: 'USD' }, riel_rate: 4_100 });
  });

  it('is in the open orders', async () => {
    const { customer, orderId } = await checkOut();
    const open = (await orders.as(customer).get('/api/user/open-orders')).body.orders;
    expect(open).toMatchObject([
      { id: orderId, status: 'pending', pay_until: null, cod: { confirmed_at: null } },
    ]);
  });

  it('is refused where it is not offered, above the limit, and without a province', async () => {
    expect(await reasonOf({ province: 'Kampot' })).toEqual(unavailable('NOT_IN_PROVINCE'));
    expect(await reasonOf({ province: undefined })).toEqual(unavailable('PROVINCE_NEEDED'));
    expect(await reasonOf({}, aCustomer(), 5_001, 100.02)).toEqual(unavailable('ABOVE_COD_LIMIT'));
    expect((await checkOut({}, aCustomer(), 5_000, 100)).answer.status).toBe(201);
    expect(await reasonOf({}, aCustomer(), 0, 0)).toEqual(unavailable('NOTHING_TO_PAY'));
  });

  it('knows the province in any letter case', async () => {
    expect((await checkOut({ province: 'phnom penh' })).answer.status).toBe(201);
  });

  it('in riel is refused, naming the field', async () => {
    const { answer } = await checkOut({ currency: 'KHR' });
    expect([answer.status, answer.body.errors[0].field]).toEqual([400, 'currency']);
  });

  it('is refused to whoever has as many already, also where all are sent at once', async () => {
    const customer = aCustomer();
    const answers = await Promise.all([1, 2, 3, 4].map(() => checkOut({}, customer)));
    expect(answers.map(({ answer }) => answer.status).sort()).toEqual([201, 201, 409, 409]);
    expect(await reasonOf({}, customer)).toEqual(unavailable('TOO_MANY_COD_ORDERS'));
    const { answer } = await checkOut({ payment_method: 'demo' }, customer);
    expect(answer.status).toBe(201);
  });

  it('is refused to whoever has refused two at the door', async () => {
    const customer = aCustomer();
    await checkOut({}, customer);
    await checkOut({}, customer);
    const refused = `UPDATE orders SET status = 'cancelled', payment_status = 'cancelled', refused_at = now() WHERE user_id = $1`;
    await query(orders.databaseUrl, refused, [customer.userId]);
    expect(await reasonOf({}, customer)).toEqual(unavailable('REFUSED_BEFORE'));
    expect(await methodFor('?total_cents=3998&province=Phnom%20Penh', customer)).toMatchObject({
      reason: 'REFUSED_BEFORE',
    });
  });
});

const methodFor = async (search: string, customer?: ReturnType<typeof aCustomer>) => {
  const client = customer ? orders.as(customer) : orders.as();
  const { methods } = (await client.get(`/api/payment/methods${search}`)).body;
  return methods.find(({ key }: { key: string }) => key === 'cod');
};

describe('the methods of payment', () => {
  it.each([
    ['?total_cents=3998&province=Phnom%20Penh', null],
    ['?total_cents=3998', 'PROVINCE_NEEDED'],
    ['?total_cents=3998&province=Kep', 'NOT_IN_PROVINCE'],
    ['?total_cents=10001&province=Phnom%20Penh', 'ABOVE_COD_LIMIT'],
    ['?total_cents=0&province=Phnom%20Penh', 'NOTHING_TO_PAY'],
  ])('say for %s why cash cannot be had: %s', async (search, reason) => {
    expect(await methodFor(search)).toEqual({
      ...{ key: 'cod', available: reason === null, reason },
      ...{ limit_cents: 10_000, provinces: ['Phnom Penh'] },
    });
  });

  it('know how many orders a shopper has', async () => {
    const customer = aCustomer();
    await checkOut({}, customer);
    const search = '?total_cents=100&province=Phnom%20Penh';
    expect((await methodFor(search, customer)).reason).toBeNull();
    await checkOut({}, customer);
    expect((await methodFor(search, customer)).reason).toBe('TOO_MANY_COD_ORDERS');
  });
});

describe('the conditions of cash on delivery', () => {
  afterEach(() => settings(defaults));

  it('are read by all staff, and hold as the shop begins until an admin sets others', async () => {
    const { cash_on_delivery: now } = (await orders.as(staff('packer')).get('/api/cash-on-delivery')).body;
    expect(now).toMatchObject({ ...defaults, version: expect.any(Number) });
    expect((await orders.as(aCustomer()).get('/api/cash-on-delivery')).status).toBe(403);
  });

  it('are changed by admins alone, for orders to come, which goes into the audit log', async () => {
    const wanted = { provinces: ['Kampot'], limit_cents: 4_000, open_orders: 1 };
    expect((await settings(wanted, staff('support'))).status).toBe(403);
    const { status, body } = await settings(wanted);
    expect([status, body.cash_on_delivery]).toEqual([
      200,
      { ...wanted, version: expect.any(Number), environment: [] },
    ]);
    expect((await checkOut({ province: 'Kampot' })).answer.status).toBe(201);
    expect(await reasonOf()).toEqual(unavailable('NOT_IN_PROVINCE'));
    const acts = await actsOn(orders.databaseUrl, 'cash-on-delivery');
    expect(acts.at(-1)?.data).toMatchObject({
      action: 'cash-on-delivery.changed',
      after: { provinces: ['Kampot'], limit: 40, open_orders: 1 },
    });
  });

  it('that somebody else has changed meanwhile are shown as they are now', async () => {
    const { version } = (await settings(defaults)).body.cash_on_delivery;
    await settings({ ...defaults, open_orders: 5, version });
    const { status, body } = await settings({ ...defaults, open_orders: 6, version });
    expect([status, body.code, body.current.cash_on_delivery.open_orders]).toEqual([409, 'STALE_EDIT', 5]);
  });

  it.each([
    ['provinces', { provinces: ['Nowhere'] }],
    ['provinces', { provinces: ['Kep', 'Kep'] }],
    ['limit_cents', { limit_cents: -1 }],
    ['open_orders', { open_orders: 1.5 }],
  ])('with wrong %s are refused, naming the field', async (field, wrong) => {
    const { status, body } = await settings({ ...defaults, ...wrong });
    expect([status, body.errors[0].field.split('.')[0]]).toEqual([400, field]);
  });
});
