import type { Role } from '@mekong/contracts';
import type { Identity } from '@mekong/service-defaults';
import { aCustomer, anEvent, query, staff } from '@mekong/testing';
import { aCheckout, givenPaidOrder, givenProduct, startOrders, type OrdersUnderTest } from './builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders();
});
afterAll(() => orders.stop());

const packer = () => orders.as(staff('packer'));
const support = () => orders.as(staff('support'));

async function givenUnpaidOrder(customer = aCustomer()): Promise<string> {
  const checkout = aCheckout(await givenProduct(orders), 2, 39.98);
  return (await orders.as(customer).post('/api/checkout/Recipt-generator', checkout)).body.orderId;
}

const moneyFields = /"(price|subtotal|shipping|tax|total_price|refunded_total|amount)":[^,}]*/g;

describe('a packer', () => {
  it('sees what is paid, and nothing that waits for its payment', async () => {
    const [paid, unpaid] = [await givenPaidOrder(orders), await givenUnpaidOrder()];
    const { body } = await packer().get('/api/payment/admin-orders');
    const ids = body.orders.map(({ id }: { id: string }) => id);
    expect(ids).toContain(paid);
    expect(ids).not.toContain(unpaid);
    expect((await packer().get(`/api/payment/admin-orders?status=pending`)).body.total).toBe(0);
    expect((await packer().get(`/api/admin/orders/${unpaid}`)).status).toBe(404);
  });

  it('counts only what is paid', async () => {
    await givenUnpaidOrder();
    const { body } = await packer().get('/api/admin/orders/counts');
    expect(body).toMatchObject({ pending: 0, all: body.paid + body.shipped + body.delivered });
  });

  it('sees nothing of the account and of the payment, and finds no order by an email', async () => {
    const customer = aCustomer();
    const id = await givenPaidOrder(orders, { customer });
    const { order } = (await packer().get(`/api/admin/orders/${id}`)).body;
    expect(order).toMatchObject({ customer: null, Payment: { transaction_id: null } });
    const wanted = `/api/payment/admin-orders?q=${customer.email}`;
    expect((await packer().get(wanted)).body.total).toBe(0);
    expect((await support().get(wanted)).body.total).toBe(1);
  });

  it('sees no amount anywhere', async () => {
    const id = await givenPaidOrder(orders);
    const [line] = (await orders.as(staff('admin')).get(`/api/admin/orders/${id}`)).body.order.items;
    const refund = { lines: [{ id: line.id, quantity: 1 }], reason: 'Broken', restock: false };
    await orders.as(staff('admin')).post(`/api/payment/${id}/refund`, refund, { 'idempotency-key': 'a' });
    const me = packer();
    const one = (await me.get(`/api/admin/orders/${id}`)).body.order;
    const listed = (await me.get(`/api/payment/admin-orders?q=${one.order_number}`)).body.orders[0];
    const step = await me.patch(`/api/admin/orders/${id}`, { status: 'shipped' });
    const stale = await me.patch(`/api/admin/orders/${id}`, { status: 'delivered', version: 1 });
    expect([step.status, stale.status]).toEqual([200, 409]);
    const shown = [one, listed, step.body.order, stale.body.current];
    const amounts = shown.flatMap((order) => JSON.stringify(order).match(moneyFields));
    expect(amounts.length).toBeGreaterThan(20);
    expect(amounts.filter((field) => !field!.endsWith(':null'))).toEqual([]);
  });

  it('ships many at once, takes them back, and ships and delivers one', async () => {
    const id = await givenPaidOrder(orders);
    const me = packer();
    const { body } = await me.post('/api/admin/orders/ship', { courier: 'VET', orders: [{ id }] });
    expect(body.results).toMatchObject([{ id, ok: true }]);
    expect((await me.post('/api/admin/orders/take-back', { orders: [id] })).body.results).toMatchObject([
      { ok: true },
    ]);
    const step = (status: string) => me.patch(`/api/admin/orders/${id}`, { status });
    expect((await step('shipped')).body.order).toMatchObject({ status: 'shipped' });
    expect((await step('delivered')).body.order).toMatchObject({ status: 'delivered' });
  });
});

/** Auth tells that somebody has this role from now on. */
const becomes = (person: Identity, role: Role, time = new Date()) =>
  orders.others.deliver({
    ...anEvent('user.changed.v1', person.userId, {
      ...{ user_id: person.userId, email: person.email, name: person.name, role },
      ...{ is_verified: true, is_blocked: false, signed_up_at: '2026-11-01T08:00:00.000Z' },
    }),
    time: time.toISOString(),
  });

describe('what somebody bought who works in the shop', () => {
  it.each(['admin', 'seller', 'packer', 'support'] as const)(
    "is none of support's business, wherever it is read or written, from before they became %s too",
    async (role) => {
      const person = aCustomer();
      const id = await givenPaidOrder(orders, { customer: person });
      const { order_number } = (await support().get(`/api/admin/orders/${id}`)).body.order;
      await becomes(person, role);
      expect((await support().get(`/api/admin/users/${person.userId}/orders`)).status).toBe(404);
      expect((await support().get(`/api/admin/orders/${id}`)).status).toBe(404);
      const note = { text: 'Seen' };
      expect((await support().post(`/api/admin/orders/${id}/notes`, note)).status).toBe(404);
      const delivery = { note: 'Seen' };
      expect((await support().patch(`/api/admin/orders/${id}/delivery`, delivery)).status).toBe(404);
      for (const q of [order_number, person.email])
        expect((await support().get(`/api/payment/admin-orders?q=${q}`)).body.total).toBe(0);
      const admin = orders.as(staff('admin'));
      expect((await admin.get(`/api/admin/orders/${id}`)).body.order.notes).toEqual([]);
      expect((await admin.get(`/api/admin/users/${person.userId}/orders`)).body.total).toBe(1);
      expect((await packer().get(`/api/admin/orders/${id}`)).status).toBe(200);
    },
  );

  it('counts in no list of theirs', async () => {
    const person = aCustomer();
    await givenPaidOrder(orders, { customer: person });
    const seen = async () => {
      const list = (await support().get('/api/payment/admin-orders')).body.total;
      const counts = (await support().get('/api/admin/orders/counts')).body;
      return { list, all: counts.all, paid: counts.paid };
    };
    const before = await seen();
    await becomes(person, 'packer');
    const less = { list: before.list - 1, all: before.all - 1, paid: before.paid - 1 };
    expect(await seen()).toEqual(less);
  });

  it('is seen again once they have left, whatever comes late, and nobody is kept whose account is gone', async () => {
    const person = aCustomer();
    await givenPaidOrder(orders, { customer: person });
    const [hired, left] = [new Date(Date.now() - 60_000), new Date()];
    const seen = async () => (await support().get(`/api/admin/users/${person.userId}/orders`)).status;
    await becomes(person, 'seller', left);
    await becomes(person, 'customer', hired);
    expect(await seen()).toBe(404);
    await becomes(person, 'customer', left);
    expect(await seen()).toBe(200);
    await becomes(person, 'seller');
    const { userId: user_id, email } = person;
    await orders.others.deliver(anEvent('user.deleted.v1', user_id, { user_id, email }));
    await becomes(person, 'seller');
    expect(
      await query(orders.databaseUrl, 'SELECT * FROM known_staff WHERE user_id = $1', [user_id]),
    ).toEqual([]);
  });
});

describe('support', () => {
  it("sees every order with its customer, and a customer's orders", async () => {
    const customer = aCustomer();
    const id = await givenUnpaidOrder(customer);
    const { order } = (await support().get(`/api/admin/orders/${id}`)).body;
    expect(order.customer).toMatchObject({ id: customer.userId, email: customer.email });
    const { body } = await support().get(`/api/admin/users/${customer.userId}/orders`);
    expect(body.orders).toMatchObject([{ id }]);
  });
});
