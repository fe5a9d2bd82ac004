import { actsOn, aCustomer, anIdentity, outboxOf } from '@mekong/testing';
import { aCheckout, givenProduct, pay, startOrders, type OrdersUnderTest } from './builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders();
});
afterAll(() => orders.stop());

const admin = anIdentity({ role: 'admin' });
const read = async () => (await orders.as().get('/api/delivery')).body;
const change = (body: object, as = admin) => orders.as(as).put('/api/admin/delivery', body);
const aProvince = (but: object = {}) => ({ province: 'Kep', days_from: 3, days_to: 5, ...but });
const aMethod = (but: object = {}) => ({ key: 'bus', name: 'By bus', fee_cents: 150, ...but });
const daysOf = async (province: string) => {
  const { provinces } = await read();
  const { days_from, days_to } = provinces.find((one: { province: string }) => one.province === province);
  return [days_from, days_to];
};
beforeEach(async () => {
  expect((await change({ provinces: [] })).status).toBe(200);
});

it('a shop that has entered nothing says for all provinces what it always has', async () => {
  const { provinces } = await read();
  expect(provinces).toHaveLength(25);
  expect(provinces[0]).toEqual({ province: 'Phnom Penh', days_from: 1, days_to: 2, methods: [] });
  expect(await daysOf('Siem Reap')).toEqual([2, 4]);
});

it('an admin changes a province, which all can read, and which is in the audit log', async () => {
  const { version } = await read();
  const { body } = await change({
    provinces: [aProvince({ methods: [aMethod({ cutoff: '16:00' })] })],
    version,
  });
  expect({ ...body, shipping_policy: 'item-count' }).toEqual(await read());
  expect(body.version).toBe(version + 1);
  expect(body.provinces.find(({ province }: { province: string }) => province === 'Kep')).toEqual({
    ...{ province: 'Kep', days_from: 3, days_to: 5 },
    methods: [{ key: 'bus', name: 'By bus', name_km: null, fee_cents: 150, cutoff: '16:00' }],
  });
  expect(await daysOf('Phnom Penh')).toEqual([1, 2]);
  expect((await actsOn(orders.databaseUrl, 'delivery')).at(-1)!.data).toMatchObject({
    action: 'delivery.changed',
    after: { delivery: { Kep: '3-5, bus 150 until 16:00' } },
  });
});

it.each([[{ name: 'By night bus' }], [{ name_km: 'តាមឡានក្រុង' }]])(
  'a method that is only called otherwise, %j, is stored and in the audit log',
  async (but) => {
    const save = (method: object) => change({ provinces: [aProvince({ methods: [aMethod(method)] })] });
    const { version } = (await save({})).body;
    const { body } = await save(but);
    expect(body).toMatchObject({ version: version + 1 });
    const { provinces } = await read();
    expect(
      provinces.find(({ province }: { province: string }) => province === 'Kep').methods[0],
    ).toMatchObject(but);
    const { after } = (await actsOn(orders.databaseUrl, 'delivery')).at(-1)!.data as { after: object };
    expect(JSON.stringify(after)).toContain(Object.values(but)[0]);
  },
);

it('a province that is left out is as usual again', async () => {
  await change({ provinces: [aProvince()] });
  await change({ provinces: [aProvince({ province: 'Takeo' })] });
  expect([await daysOf('Kep'), await daysOf('Takeo')]).toEqual([
    [2, 4],
    [3, 5],
  ]);
});

it('of two admins who change it at the same moment, one is refused and shown how it is now', async () => {
  const { version } = await read();
  const to = (days_to: number) => change({ provinces: [aProvince({ days_to })], version });
  const [won, lost] = (await Promise.all([to(6), to(7)])).sort((a, b) => a.status - b.status);
  expect([won!.status, lost!.status]).toEqual([200, 409]);
  expect(lost!.body).toMatchObject({ code: 'STALE_EDIT', current: won!.body });
});

it.each([
  [[aProvince({ province: 'Atlantis' })], 'provinces.0.province'],
  [[aProvince(), aProvince()], 'provinces'],
  [[aProvince({ days_from: 6 })], 'provinces.0.days_to'],
  [[aProvince({ days_from: -1 })], 'provinces.0.days_from'],
  [[aProvince({ days_to: 3.5 })], 'provinces.0.days_to'],
  [[aProvince({ days_to: 61 })], 'provinces.0.days_to'],
  [[aProvince({ methods: [aMethod({ fee_cents: -1 })] })], 'provinces.0.methods.0.fee_cents'],
  [[aProvince({ methods: [aMethod({ key: 'By Bus' })] })], 'provinces.0.methods.0.key'],
  [[aProvince({ methods: [aMethod({ name: ' ' })] })], 'provinces.0.methods.0.name'],
  [[aProvince({ methods: [aMethod({ cutoff: '25:00' })] })], 'provinces.0.methods.0.cutoff'],
  [[aProvince({ methods: [aMethod(), aMethod()] })], 'provinces.0.methods'],
])('%j is refused, naming the field, and nothing changes', async (provinces, field) => {
  const before = await read();
  expect((await change({ provinces })).body).toMatchObject({ status: 400, errors: [{ field }] });
  expect(await read()).toEqual(before);
});

it('entries change nothing that is charged of a cart that says no place', async () => {
  await change({ provinces: [aProvince({ methods: [aMethod()] })] });
  const product = await givenProduct(orders);
  const { body } = await orders
    .as()
    .post('/api/checkout/quote', { cart: [{ id: product.product_id, quantity: 1 }] });
  expect(body.shipping).toBe(2);
});

it.each([
  ['Kep', { from: 3, to: 5 }],
  ['Phnom Penh', { from: 1, to: 2 }],
  [undefined, { from: 1, to: 5 }],
])('a paid order to %s says in its event how long it takes', async (province, days) => {
  await change({ provinces: [aProvince()] });
  const product = await givenProduct(orders);
  const checkout = { ...aCheckout(product, 2, 39.98), ...(province && { province }) };
  const { body } = await orders.as(aCustomer()).post('/api/checkout/Recipt-generator', checkout);
  await pay(orders, body.orderId, 3_998);
  const paid = (await outboxOf(orders.databaseUrl, body.orderId)).find(
    ({ type }) => type === 'order.paid.v1',
  );
  expect(paid!.data).toMatchObject({ delivery_days: days });
});
