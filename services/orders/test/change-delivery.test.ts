import { actsOn, aCustomer, anIdentity, outboxOf, staff } from '@mekong/testing';
import type { Identity } from '@mekong/service-defaults';
import { aCheckout, givenPaidOrder, givenProduct, startOrders, type OrdersUnderTest } from './builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders();
});
afterAll(() => orders.stop());

const support = anIdentity({ role: 'support', name: 'Lina Support' });
const admin = anIdentity({ role: 'admin' });
const change = (id: string, body: object, as: Identity = support) =>
  orders.as(as).patch(`/api/admin/orders/${id}/delivery`, body);
const changeOwn = (id: string, body: object, as: Identity) =>
  orders.as(as).patch(`/api/user/orders/${id}/delivery`, body);
const pageOf = async (id: string) => (await orders.as(admin).get(`/api/admin/orders/${id}`)).body.order;
const found = async (q: string) =>
  (await orders.as(admin).get(`/api/payment/admin-orders?q=${encodeURIComponent(q)}`)).body.total;

const elsewhere = {
  customer_name: 'Keo Bopha',
  phone_number: '097 765 4321',
  shipping_address: '7 Street 63, Battambang',
  province: 'Battambang',
  note: 'Call before you come',
};

describe('staff who correct where a paid order goes', () => {
  it('change what they give, keep the rest, and leave what it was in the timeline', async () => {
    const id = await givenPaidOrder(orders);
    const { version } = await pageOf(id);
    const { body } = await change(id, { ...elsewhere, version });
    expect(body.order).toMatchObject({ ...elsewhere, phone_e164: '+855977654321', version: version + 1 });
    expect((await pageOf(id)).timeline.at(-1)).toMatchObject({
      type: 'delivery_changed',
      by: 'Lina Support',
      by_staff: true,
      changes: {
        customer_name: { from: 'Sok Dara', to: 'Keo Bopha' },
        province: { from: null, to: 'Battambang' },
      },
    });
  });

  it('find the order by its new name, phone and address', async () => {
    const id = await givenPaidOrder(orders);
    const only = `Street ${id.slice(0, 8)}`;
    await change(id, { shipping_address: only });
    expect(await found(only)).toBe(1);
  });

  it('are told to others, with where it goes now and from which version on', async () => {
    const id = await givenPaidOrder(orders);
    await change(id, elsewhere);
    await change(id, elsewhere);
    const told = (await outboxOf(orders.databaseUrl, id)).filter(
      ({ type }) => type === 'order.delivery-changed.v1',
    );
    const { customer_name, phone_number, shipping_address } = elsewhere;
    const { version } = await pageOf(id);
    expect(told.map(({ data }) => data)).toMatchObject([
      { order_id: id, customer_name, phone_number, shipping_address, version },
    ]);
  });

  it('are named in the audit log with the fields, without the data of the person', async () => {
    const id = await givenPaidOrder(orders);
    await change(id, { phone_number: '012 999 888' });
    const act = (await actsOn(orders.databaseUrl, id)).at(-1)!.data;
    expect(act).toMatchObject({ action: 'order.delivery-changed', after: { fields: ['phone_number'] } });
    expect(JSON.stringify(act)).not.toMatch(/12 ?999 ?888/);
  });

  it('are named there also where the order is their own', async () => {
    const id = await givenPaidOrder(orders, { customer: admin });
    await change(id, { note: 'Third floor' }, admin);
    expect((await actsOn(orders.databaseUrl, id)).map(({ data }) => data.action)).toEqual([
      'order.delivery-changed',
    ]);
  });

  it('remove a fact that is given as a blank, but not the name', async () => {
    const id = await givenPaidOrder(orders);
    await change(id, { note: 'Third floor' });
    expect((await change(id, { note: ' ' })).body.order.note).toBeNull();
    expect((await change(id, { customer_name: ' ' })).body).toMatchObject({
      status: 400,
      errors: [{ field: 'customer_name' }],
    });
  });

  it('write nothing without a difference', async () => {
    const id = await givenPaidOrder(orders);
    const before = await pageOf(id);
    expect((await change(id, { customer_name: 'Sok Dara' })).status).toBe(200);
    expect(await pageOf(id)).toEqual(before);
  });

  it('are told when somebody else has changed the order meanwhile', async () => {
    const id = await givenPaidOrder(orders);
    const { version } = await pageOf(id);
    await change(id, { note: 'Third floor', version });
    expect((await change(id, { note: 'Fourth floor', version })).body).toMatchObject({
      status: 409,
      code: 'STALE_EDIT',
      current: { note: 'Third floor' },
    });
  });

  it('are refused once it is shipped', async () => {
    const id = await givenPaidOrder(orders);
    await orders.as(admin).patch(`/api/admin/orders/${id}`, { status: 'shipped' });
    expect((await change(id, elsewhere)).body).toMatchObject({
      status: 409,
      code: 'WRONG_STATUS',
      message: 'An order that is shipped cannot go elsewhere.',
    });
  });

  it('name something to change, of an order that exists', async () => {
    const id = await givenPaidOrder(orders);
    expect((await change(id, {})).body).toMatchObject({
      status: 400,
      errors: [{ field: 'shipping_address' }],
    });
    expect((await change('nothing', elsewhere)).status).toBe(404);
  });
});

describe.each(['staff', 'the customer'])('a correction by %s', (who) => {
  const wrong: [string, unknown][] = [
    ['phone_number', ' '],
    ['phone_number', '1'.repeat(51)],
    ['phone_number', 12],
    ['customer_name', ''],
    ['customer_name', 'x'.repeat(201)],
    ['shipping_address', '\u200B'],
    ['province', 'x'.repeat(101)],
    ['province', 7],
    ['district', 'x'.repeat(101)],
    ['note', 'x'.repeat(501)],
  ];

  it('is refused for what a checkout is refused for, with the same field and words', async () => {
    const customer = aCustomer();
    const id = await givenPaidOrder(orders, { customer });
    const checkout = aCheckout(await givenProduct(orders), 2, 39.98);
    const correct = (body: object) => (who === 'staff' ? change(id, body) : changeOwn(id, body, customer));
    for (const [field, value] of wrong) {
      const placed = await orders
        .as(customer)
        .post('/api/checkout/Recipt-generator', { ...checkout, [field]: value });
      const { status, body } = await correct({ [field]: value });
      expect([field, status, body.errors]).toEqual([field, 400, placed.body.errors]);
      expect(body.errors).toMatchObject([{ field }]);
    }
  });

  it.each([
    ['phone_number', 'ask the guard'],
    ['phone_number', '០១២ ៣៤៥ ៦៧៨'],
    ['province', 'Somewhere else'],
    ['province', ' '],
  ])('takes the %s %j, as a checkout does', async (field, value) => {
    const customer = aCustomer();
    const body = { ...aCheckout(await givenProduct(orders), 2, 39.98), [field]: value };
    const { orderId } = (await orders.as(customer).post('/api/checkout/Recipt-generator', body)).body;
    const placed = await pageOf(orderId);
    const id = await givenPaidOrder(orders, { customer });
    await (who === 'staff' ? change(id, { [field]: value }) : changeOwn(id, { [field]: value }, customer));
    const { [field]: taken, phone_e164 } = await pageOf(id);
    expect(taken).toBe(placed[field]);
    if (field === 'phone_number') expect(phone_e164).toBe(placed.phone_e164);
  });
});

describe('customers who correct where their order goes', () => {
  const givenOwn = async () => {
    const customer = aCustomer();
    return { customer, id: await givenPaidOrder(orders, { customer }) };
  };

  it('may do so while nothing of it is packed, and staff see it in the timeline', async () => {
    const { customer, id } = await givenOwn();
    const { body } = await changeOwn(id, elsewhere, customer);
    expect(body.order).toMatchObject(elsewhere);
    expect((await pageOf(id)).timeline.at(-1)).toMatchObject({ type: 'delivery_changed', by_staff: false });
    expect((await outboxOf(orders.databaseUrl, id)).map(({ type }) => type)).not.toContain('staff.acted.v1');
  });

  it('are told to write once it is packed, and nothing changes', async () => {
    const { customer, id } = await givenOwn();
    await orders.as(staff('packer')).put(`/api/admin/orders/${id}/packing`, { packed: true });
    expect((await changeOwn(id, elsewhere, customer)).body).toMatchObject({
      status: 409,
      code: 'ALREADY_PACKED',
      params: { reason: 'order' },
    });
    expect(await pageOf(id)).toMatchObject({ customer_name: 'Sok Dara' });
  });

  it('are told when it was changed elsewhere meanwhile, with how it is now, and nothing changes', async () => {
    const { customer, id } = await givenOwn();
    const { version } = (await orders.as(customer).get(`/api/checkout/order/${id}`)).body.order;
    await change(id, { note: 'Third floor' });
    expect((await changeOwn(id, { note: 'Fourth floor', version }, customer)).body).toMatchObject({
      status: 409,
      code: 'STALE_EDIT',
      current: { note: 'Third floor', version: version + 1 },
      changed: ['note'],
    });
    expect(await pageOf(id)).toMatchObject({ note: 'Third floor' });
  });

  it('see whether something of it is packed, before they try', async () => {
    const { customer, id } = await givenOwn();
    const isPacked = async () => (await orders.as(customer).get('/api/user/my-orders')).body.orders[0].packed;
    expect(await isPacked()).toBe(false);
    await orders.as(staff('packer')).put(`/api/admin/orders/${id}/packing`, { packed: true });
    expect(await isPacked()).toBe(true);
  });

  it('reach only their own', async () => {
    const { id } = await givenOwn();
    expect((await changeOwn(id, elsewhere, aCustomer())).status).toBe(404);
  });
});
