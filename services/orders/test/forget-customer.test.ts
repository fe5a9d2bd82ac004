import type { Identity } from '@mekong/service-defaults';
import { aCustomer, anEvent, anIdentity, query } from '@mekong/testing';
import { aCheckout, givenPaidOrder, givenProduct, startOrders, type OrdersUnderTest } from './builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders();
});
afterAll(() => orders.stop());

const admin = anIdentity({ role: 'admin', name: 'Chan Admin' });

const deleted = ({ userId, email }: Identity) =>
  orders.others.deliver(anEvent('user.deleted.v1', userId, { user_id: userId, email }));
const change = (id: string, body: object) => orders.as(admin).patch(`/api/admin/orders/${id}`, body);
const orderOf = async (id: string) => (await orders.as(admin).get(`/api/admin/orders/${id}`)).body.order;
const expire = (id: string) =>
  orders.others.deliver(
    anEvent('payment.expired.v1', id, { order_id: id, expired_at: new Date().toISOString() }),
  );

/** Everything that the database has of an order, as text. */
async function everythingAbout(id: string): Promise<string> {
  const rows = await query(
    orders.databaseUrl,
    `SELECT to_jsonb(o) AS row FROM orders o WHERE id = $1
     UNION ALL SELECT to_jsonb(e) FROM order_events e WHERE order_id = $1
     UNION ALL SELECT to_jsonb(n) FROM order_notes n WHERE order_id = $1`,
    [id],
  );
  return JSON.stringify(rows);
}

async function givenUnpaidOrder(customer: Identity): Promise<string> {
  const whither = { province: 'Phnom Penh', district: 'Daun Penh' };
  const checkout = { ...aCheckout(await givenProduct(orders), 2, 39.98), ...whither };
  const headers = { 'idempotency-key': `key of ${customer.userId}` };
  return (await orders.as(customer).post('/api/checkout/Recipt-generator', checkout, headers)).body.orderId;
}

async function expectBlank(id: string, { email }: Identity) {
  expect(await orderOf(id)).toMatchObject({
    customer_name: 'A former customer',
    phone_number: '',
    shipping_address: '',
    phone_e164: null,
    province: null,
    district: null,
    tracking_number: null,
    total_price: 39.98,
    items: [{ quantity: 2 }],
    customer: { name: 'A former customer', email: '' },
  });
  const left = await everythingAbout(id);
  for (const trace of ['Sok Dara', email, '12 345', '12345678', 'Street 240', 'Daun Penh', 'TRACK-7'])
    expect(left).not.toContain(trace);
}

async function givenDelivered(customer: Identity): Promise<string> {
  const id = await givenPaidOrder(orders, { customer });
  await orders.as(admin).post(`/api/admin/orders/${id}/notes`, { text: 'Sok Dara wants it at Street 240' });
  await change(id, { status: 'shipped', courier: 'VET', tracking_number: 'TRACK-7' });
  await change(id, { status: 'delivered' });
  return id;
}

describe('the order of a deleted customer', () => {
  it('loses name, phone, address and email, and keeps its products and amounts', async () => {
    const customer = aCustomer();
    const id = await givenDelivered(customer);
    await deleted(customer);
    await expectBlank(id, customer);
  });

  it('loses where it went before a correction, and the note to the courier', async () => {
    const customer = aCustomer();
    const id = await givenPaidOrder(orders, { customer });
    const map_link = 'https://maps.google.com/?q=Street+240';
    const corrected = { shipping_address: '7 Street 63', note: 'Not to Street 240', map_link };
    await orders.as(customer).patch(`/api/user/orders/${id}/delivery`, corrected);
    await deleted(customer);
    await orders.as(admin).post(`/api/payment/${id}/refund`);
    await expectBlank(id, customer);
  });

  it('that is paid keeps its address until it is delivered', async () => {
    const customer = aCustomer();
    const id = await givenPaidOrder(orders, { customer });
    await deleted(customer);
    expect(await orderOf(id)).toMatchObject({ shipping_address: '12 Street 240, Phnom Penh' });
    await change(id, { status: 'shipped', courier: 'VET', tracking_number: 'TRACK-7' });
    expect(await orderOf(id)).toMatchObject({ customer_name: 'Sok Dara', phone_number: '+855 12 345 678' });
    expect((await change(id, { status: 'delivered' })).status).toBe(200);
    await expectBlank(id, customer);
  });

  it('that is refunded loses them with the refund', async () => {
    const customer = aCustomer();
    const id = await givenPaidOrder(orders, { customer });
    await deleted(customer);
    await orders.as(admin).post(`/api/payment/${id}/refund`);
    await expectBlank(id, customer);
  });

  it('that is not paid loses them when it runs out', async () => {
    const customer = aCustomer();
    const id = await givenUnpaidOrder(customer);
    await deleted(customer);
    expect((await orderOf(id)).customer_name).toBe('Sok Dara');
    await expire(id);
    await expectBlank(id, customer);
  });

  it('loses them however its end and the deletion meet', async () => {
    const customers = Array.from({ length: 6 }, () => aCustomer());
    const ids = await Promise.all(customers.map((customer) => givenPaidOrder(orders, { customer })));
    for (const id of ids) await change(id, { status: 'shipped' });
    await Promise.all(
      customers.flatMap((customer, n) => [change(ids[n]!, { status: 'delivered' }), deleted(customer)]),
    );
    for (const [n, customer] of customers.entries()) await expectBlank(ids[n]!, customer);
  });

  it('is no longer found by their name or email, and the key of their checkout is gone', async () => {
    const customer = aCustomer();
    const id = await givenUnpaidOrder(customer);
    await expire(id);
    await deleted(customer);
    for (const q of ['sok dara', customer.email]) {
      const search = new URLSearchParams({ q, limit: '100' }).toString();
      const found = await orders.as(admin).get(`/api/payment/admin-orders?${search}`);
      expect(found.body.orders.map((order: { id: string }) => order.id)).not.toContain(id);
    }
    expect(
      await query(orders.databaseUrl, 'SELECT FROM idempotency_keys WHERE user_id = $1', [customer.userId]),
    ).toEqual([]);
  });
});

it("another customer's order stays as it is", async () => {
  const [gone, other] = [aCustomer(), aCustomer()];
  const id = await givenDelivered(other);
  await deleted(gone);
  expect((await orderOf(id)).customer_name).toBe('Sok Dara');
});

describe("the copy of a person's orders", () => {
  it('has all of them, paid or not, with where they went and what happened to them', async () => {
    const customer = aCustomer();
    const ids = [await givenPaidOrder(orders, { customer }), await givenUnpaidOrder(customer)];
    const { body } = await orders.as(admin).get(`/api/admin/users/${customer.userId}/orders/export`);
    expect(body.orders.map((order: { id: string }) => order.id).sort()).toEqual(ids.sort());
    expect(body.orders[0]).toMatchObject({
      shipping_address: '12 Street 240, Phnom Penh',
      timeline: [{ type: 'placed' }],
    });
  });
});
