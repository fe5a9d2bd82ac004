import { aCustomer, outboxOf, query, staff } from '@mekong/testing';
import { aCheckout, givenProduct, pay, startInvoicing, type OrdersUnderTest } from './builders.js';
import { givenPromo } from './promo-builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startInvoicing('2026-01-01');
});
afterAll(() => orders.stop());

const admin = staff('admin');
const method = (key: string, fee_cents: number, but: object = {}) => ({ key, name: key, fee_cents, ...but });
const bus = method('bus', 150, { name: 'By bus', name_km: 'តាមឡានក្រុង' });
const van = method('van', 400);
const shop = method('shop', 0, { name: 'Pick up at the shop', pick_up: true });
const change = (methods: object[], but: object = {}) =>
  orders.as(admin).put('/api/admin/delivery', {
    provinces:
      methods.length + Object.keys(but).length > 0
        ? [{ province: 'Kep', days_from: 3, days_to: 5, methods, ...but }]
        : [],
  });
beforeEach(async () => {
  expect((await change([bus, van, shop])).status).toBe(200);
});

const kep = { province: 'Kep' };
const inKep = (key?: string) => ({ ...kep, ...(key && { delivery_method: key }) });
/** A piece at $19.99. */
async function ask(how: object, pieces = 1) {
  const { product_id: id } = await givenProduct(orders);
  return orders.as(aCustomer()).post('/api/checkout/quote', { cart: [{ id, quantity: pieces }], ...how });
}
async function place(total: number, how: object, { pieces = 1, customer = aCustomer() } = {}) {
  const product = await givenProduct(orders);
  const body = { ...aCheckout(product, pieces, total), ...how };
  return orders.as(customer).post('/api/checkout/Recipt-generator', body);
}
const ofStaff = async (id: string) => (await orders.as(admin).get(`/api/admin/orders/${id}`)).body.order;
const countOf = async () =>
  Number((await query(orders.databaseUrl, 'SELECT count(*) FROM orders'))[0]!.count);

describe('a quote', () => {
  it('is by the cheapest way to the place, and tells all that are offered there', async () => {
    const { body } = await ask(inKep());
    expect(body).toMatchObject({ shipping: 1.5, total: 21.49, delivery_method: 'bus', free_shipping: null });
    expect(body.delivery_methods).toEqual([
      {
        ...{ key: 'bus', name: 'By bus', name_km: 'តាមឡានក្រុង', cutoff: null, fee_cents: 150 },
        ...{ free_from_cents: null, days_from: 3, days_to: 5, pick_up: false },
      },
      expect.objectContaining({ key: 'van', fee_cents: 400 }),
      expect.objectContaining({ key: 'shop', fee_cents: 0, pick_up: true }),
    ]);
  });

  it.each([
    ['that is named', inKep('van'), 4],
    ['of no province', {}, 2],
    ['of a province without methods', { province: 'Kampot' }, 2],
    ['of a district', { ...kep, district: 'Damnak Chang Aeur' }, 9],
  ])('%s costs what that costs', async (_whose, how, shipping) => {
    const districts = [{ district: 'Damnak Chang Aeur', methods: [method('bus', 900), method('van', 950)] }];
    await change([bus, van], { districts });
    expect((await ask(how)).body.shipping).toBe(shipping);
  });

  it('is by the cheapest way for what is bought, which may be one that is free from an amount', async () => {
    await change([bus, { ...van, free_from_cents: 3_000 }, shop]);
    expect((await ask(inKep())).body).toMatchObject({ delivery_method: 'bus', shipping: 1.5 });
    expect((await ask(inKep(), 2)).body).toMatchObject({ delivery_method: 'van', shipping: 0, total: 39.98 });
    const { body } = await place(39.98, inKep(), { pieces: 2 });
    expect(await ofStaff(body.orderId)).toMatchObject({ shipping: 0, delivery_method: { key: 'van' } });
  });

  it('of a method that is not there is refused, with the quote of the one that would be taken', async () => {
    expect((await ask(inKep('boat'))).body).toMatchObject({
      ...{ status: 409, code: 'DELIVERY_METHOD_UNAVAILABLE', params: { reason: 'NOT_OFFERED' } },
      ...{ delivery_method: 'bus', shipping: 1.5, total: 21.49 },
    });
    expect((await ask({ delivery_method: 'By Bus' })).status).toBe(400);
  });

  it('says from what amount it is free, and is free with a promo code for free delivery', async () => {
    await change([{ ...bus, free_from_cents: 3_000 }]);
    expect((await ask(inKep())).body.free_shipping).toEqual({ by: 'dollars', from: 30, missing: 10.01 });
    expect((await ask(inKep(), 2)).body).toMatchObject({ shipping: 0, free_shipping: { missing: 0 } });
    const { code } = await givenPromo(orders, { kind: 'free_delivery' });
    const free = (await ask({ ...inKep(), promo_code: code })).body;
    expect(free).toMatchObject({ shipping: 0, total: 19.99, delivery_method: 'bus' });
  });
});

describe('an order', () => {
  it('keeps how it is brought, as it was, and tells others', async () => {
    const { body } = await place(21.49, inKep('bus'));
    await change([{ ...bus, name: 'By night bus', fee_cents: 999 }]);
    const delivery_method = {
      ...{ key: 'bus', name: 'By bus', name_km: 'តាមឡានក្រុង', days_from: 3, days_to: 5, pick_up: false },
    };
    expect(await ofStaff(body.orderId)).toMatchObject({ shipping: 1.5, delivery_method });
    await pay(orders, body.orderId, 2_149);
    const [placed, paid] = await outboxOf(orders.databaseUrl, body.orderId);
    const told = { key: 'bus', name: 'By bus', name_km: 'តាមឡានក្រុង', pick_up: false };
    expect(placed!.data).toMatchObject({ delivery_method: told, shipping: { amount: 150 } });
    expect(paid!.data).toMatchObject({ delivery_method: told, delivery_days: { from: 3, to: 5 } });
    const { body: invoice } = await orders.as(admin).get(`/api/orders/${body.orderId}/invoice`);
    expect(JSON.stringify(invoice)).toContain('"name":"By bus","name_km":"តាមឡានក្រុង"');
  });

  it('of before, or to a place without methods, has none', async () => {
    const { body } = await place(21.99, { province: 'Kampot' });
    expect(await ofStaff(body.orderId)).toMatchObject({ shipping: 2, delivery_method: null });
    const [{ data }] = (await outboxOf(orders.databaseUrl, body.orderId)) as unknown as [{ data: object }];
    expect(data).not.toHaveProperty('delivery_method');
  });

  it('whose fee has changed since its quote is told the new total, and writes nothing', async () => {
    await change([{ ...bus, fee_cents: 175 }]);
    const before = await countOf();
    expect((await place(21.49, inKep('bus'))).body).toMatchObject({
      ...{ status: 409, code: 'PRICE_CHANGED', delivery_method: 'bus', shipping: 1.75, total: 21.74 },
    });
    expect(await countOf()).toBe(before);
  });

  it('whose method has gone since its quote is told what it costs by another one', async () => {
    await change([van]);
    const before = await countOf();
    expect((await place(21.49, inKep('bus'))).body).toMatchObject({
      ...{ status: 409, code: 'DELIVERY_METHOD_UNAVAILABLE', delivery_method: 'van', total: 23.99 },
    });
    expect(await countOf()).toBe(before);
  });

  it('that is late for the same day is told so', async () => {
    const today = method('today', 150, { days_from: 0, days_to: 0, cutoff: '00:00' });
    await change([today, van]);
    expect((await ask(inKep('today'))).body).toMatchObject({
      ...{ code: 'DELIVERY_METHOD_UNAVAILABLE', params: { reason: 'AFTER_CUTOFF', cutoff: '00:00' } },
    });
    expect((await place(21.49, inKep('today'))).body).toMatchObject({ status: 409, total: 23.99 });
  });

  it('and a change of the table at the same moment: what is charged is one of the two, whole', async () => {
    const [answer] = await Promise.all([place(21.49, inKep('bus')), change([{ ...bus, fee_cents: 500 }])]);
    if (answer.status === 201) expect(await ofStaff(answer.body.orderId)).toMatchObject({ shipping: 1.5 });
    else expect(answer.body).toMatchObject({ code: 'PRICE_CHANGED', shipping: 5 });
  });

  it('keeps where a map shows its place, which can be corrected, and is refused where it is no map', async () => {
    const link = 'https://maps.app.goo.gl/AbC';
    const { body } = await place(21.49, { ...inKep('bus'), map_link: link });
    expect((await ofStaff(body.orderId)).map_link).toBe(link);
    const correct = (map_link: string) =>
      orders.as(admin).patch(`/api/admin/orders/${body.orderId}/delivery`, { map_link });
    expect((await correct('11.5564, 104.9282')).status).toBe(200);
    expect((await ofStaff(body.orderId)).map_link).toBe('11.5564, 104.9282');
    for (const none of [
      'http://evil.example/?https://maps.google.com/x',
      'https://maps.google.com.evil.example/',
      '95, 10',
      'here',
    ])
      expect((await correct(none)).body).toMatchObject({
        status: 400,
        errors: [{ field: 'map_link', code: 'NOT_A_MAP_LINK' }],
      });
  });
});

describe('an order that is picked up', () => {
  it('needs no address, and one that is brought does', async () => {
    const { body } = await place(19.99, { ...inKep('shop'), shipping_address: '' });
    expect(await ofStaff(body.orderId)).toMatchObject({
      ...{ shipping: 0, shipping_address: 'Pick up at the shop', delivery_method: { pick_up: true } },
    });
    expect((await place(21.49, { ...inKep('bus'), shipping_address: ' ' })).body).toMatchObject({
      ...{ status: 400, errors: [{ field: 'shipping_address', code: 'REQUIRED' }] },
    });
  });

  it('is found among those that wait for their shoppers, and by its method', async () => {
    const { body } = await place(19.99, inKep('shop'));
    const { body: brought } = await place(21.49, inKep('bus'));
    const found = async (delivery: string) =>
      (await orders.as(admin).get(`/api/payment/admin-orders?delivery=${delivery}`)).body.orders.map(
        ({ id }: { id: string }) => id,
      );
    expect(await found('pick-up')).toContain(body.orderId);
    expect(await found('pick-up')).not.toContain(brought.orderId);
    expect(await found('bus')).toContain(brought.orderId);
  });

  it('has no courier, whoever brings the others that are sent with it', async () => {
    const { body } = await place(19.99, inKep('shop'));
    await pay(orders, body.orderId, 1_999);
    await orders.as(admin).patch(`/api/admin/orders/${body.orderId}`, { status: 'shipped', courier: 'J&T' });
    expect(await ofStaff(body.orderId)).toMatchObject({ status: 'shipped', courier: null });
    await orders.as(admin).patch(`/api/admin/orders/${body.orderId}`, { status: 'delivered' });
    const told = (await outboxOf(orders.databaseUrl, body.orderId)).filter(
      ({ type }) => type === 'order.shipped.v1' || type === 'order.delivered.v1',
    );
    expect(told.map(({ data }) => data)).toMatchObject([{ pick_up: true, courier: null }, { pick_up: true }]);
  });

  it('may be paid in cash wherever its shopper lives, into the hands of the shop', async () => {
    const methods = async (search: string) =>
      (
        await orders.as().get(`/api/payment/methods?province=Kep&total_cents=1999${search}`)
      ).body.methods.find(({ key }: { key: string }) => key === 'cod');
    expect((await methods('')).reason).toBe('NOT_IN_PROVINCE');
    expect((await methods('&pick_up=true')).reason).toBeNull();
    const refused = await place(21.49, { ...inKep('bus'), payment_method: 'cod' });
    expect(refused.body.params.reason).toBe('NOT_IN_PROVINCE');
    const { body } = await place(19.99, { ...inKep('shop'), payment_method: 'cod' });
    const step = (how: object) => orders.as(admin).patch(`/api/admin/orders/${body.orderId}/cod`, how);
    await step({ step: 'confirmed' });
    await orders.as(admin).patch(`/api/admin/orders/${body.orderId}`, { status: 'shipped' });
    await step({ step: 'handed_over', collected: { usd_cents: 1_999, khr: 0 } });
    const cash = (await outboxOf(orders.databaseUrl, body.orderId)).find(
      ({ type }) => type === 'order.cash-collected.v1',
    );
    expect(cash!.data).toMatchObject({ courier: 'Shop counter', usd_cents: 1_999 });
  });
});

describe('the table', () => {
  it('keeps the districts of a province and what is special of a method', async () => {
    const today = { ...bus, cutoff: '16:00', days_from: 0, days_to: 0, free_from_cents: 5_000, paused: true };
    const districts = [{ district: 'Damnak Chang Aeur', methods: [{ ...van, name_km: null, cutoff: null }] }];
    const { body } = await change([today, { ...shop, name_km: null, cutoff: null }], { districts });
    expect(body.provinces.find(({ province }: { province: string }) => province === 'Kep')).toEqual({
      ...{ province: 'Kep', days_from: 3, days_to: 5, districts },
      methods: [today, { ...shop, name_km: null, cutoff: null }],
    });
  });

  it.each([
    [{ methods: [{ ...shop, fee_cents: 1 }] }, 'provinces.0.methods.0.fee_cents'],
    [{ methods: [{ ...bus, days_from: 3, days_to: 2 }] }, 'provinces.0.methods.0.days_to'],
    [
      { districts: ['Kep', ' KEP'].map((district) => ({ district, methods: [bus] })) },
      'provinces.0.districts',
    ],
    [{ districts: [{ district: 'x', methods: [bus, bus] }] }, 'provinces.0.districts.0.methods'],
  ])('with %j is refused, naming the field', async (but, field) => {
    expect((await change([], but)).body).toMatchObject({ status: 400, errors: [{ field }] });
  });
});

describe('customers who correct where their order goes', () => {
  const customer = aCustomer();
  const givenOrder = async (total: number, how: object) =>
    (await place(total, how, { customer })).body.orderId as string;
  const correct = (id: string, to: object) =>
    orders.as(customer).patch(`/api/user/orders/${id}/delivery`, to);
  const far = { district: 'Damnak Chang Aeur' };
  const refused = { status: 409, code: 'DELIVERY_METHOD_UNAVAILABLE', params: { reason: 'OTHER_PLACE' } };

  it.each([
    ['to another province', { province: 'Kampot' }],
    ['to no province', { province: null }],
    ['to a district where it costs more', far],
    ['to a district where it is not offered', { district: 'Kaeb' }],
  ])('get no delivery that they have not paid for: %s', async (_where, to) => {
    await change([bus], {
      districts: [
        { district: 'Damnak Chang Aeur', methods: [method('bus', 900)] },
        { district: 'Kaeb', methods: [method('bus', 0, { paused: true })] },
      ],
    });
    const id = await givenOrder(21.49, inKep('bus'));
    expect((await correct(id, { ...to, shipping_address: 'Elsewhere' })).body).toMatchObject(refused);
    expect(await ofStaff(id)).toMatchObject({ province: 'Kep', district: null });
    expect((await correct(id, { note: 'Third floor', province: 'kep' })).status).toBe(200);
    const admins = await orders.as(admin).patch(`/api/admin/orders/${id}/delivery`, to);
    expect(admins.status).toBe(200);
  });

  it.each([
    ['of a province without methods', { province: 'Kampot' }],
    ['of no province', {}],
  ])('get none for what an order costs %s, where it costs more', async (_whose, from) => {
    const id = await givenOrder(21.99, from);
    await change([van]);
    expect((await correct(id, kep)).body).toMatchObject(refused);
    expect((await correct(id, { province: 'Takeo' })).status).toBe(200);
    await change([van, bus]);
    expect((await correct(id, kep)).status).toBe(200);
  });

  it('may do so where the shop asks more by now, but no more than for where it goes already', async () => {
    const id = await givenOrder(21.49, inKep('bus'));
    await change([method('bus', 250)]);
    expect((await correct(id, far)).status).toBe(200);
    await change([method('bus', 250)], { districts: [{ district: 'Kaeb', methods: [method('bus', 251)] }] });
    expect((await correct(id, { district: 'Kaeb' })).body).toMatchObject(refused);
    const before = await givenOrder(21.99, { province: 'Kampot' });
    await orders.as(admin).put('/api/admin/delivery', {
      provinces: [{ province: 'Kampot', days_from: 3, days_to: 5, methods: [van] }],
    });
    expect((await correct(before, { district: 'Chhuk' })).status).toBe(200);
  });

  it('may do so where it costs no more, comes free by their code, or they come for it', async () => {
    await change([bus, shop], {
      districts: [{ district: 'Damnak Chang Aeur', methods: [method('bus', 150)] }],
    });
    expect((await correct(await givenOrder(21.49, inKep('bus')), far)).status).toBe(200);
    expect((await correct(await givenOrder(19.99, inKep('shop')), { province: 'Kampot' })).status).toBe(200);
    await change([bus], { districts: [{ district: 'Damnak Chang Aeur', methods: [method('bus', 900)] }] });
    const { code } = await givenPromo(orders, { kind: 'free_delivery' });
    const free = await givenOrder(19.99, { ...inKep('bus'), promo_code: code });
    expect((await correct(free, far)).status).toBe(200);
  });

  it('pay no cash at a door where none is taken', async () => {
    await change([]);
    await orders.as(admin).put('/api/admin/cash-on-delivery', {
      ...{ provinces: ['Kep', 'Takeo'], limit_cents: 30_000, open_orders: 20 },
    });
    const id = await givenOrder(21.99, { ...kep, payment_method: 'cod' });
    expect((await correct(id, { province: 'Kampot' })).body).toMatchObject(refused);
    expect((await correct(id, { province: 'Takeo' })).status).toBe(200);
  });
});
