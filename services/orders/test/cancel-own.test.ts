import { aCustomer, outboxOf, staff } from '@mekong/testing';
import {
  givenPaidOrder,
  givenProduct,
  placeOrder,
  aCheckout,
  startOrders,
  type OrdersUnderTest,
} from './builders.js';
import { availableOf } from './return-builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders({ REFUND_CONFIRM_CENTS: '100' });
});
afterAll(() => orders.stop());

const admin = staff('admin');
const pageOf = async (id: string) => (await orders.as(admin).get(`/api/admin/orders/${id}`)).body.order;
const packed = (id: string) => orders.as(admin).put(`/api/admin/orders/${id}/packing`, { packed: true });
const told = async (id: string) => (await outboxOf(orders.databaseUrl, id)).map(({ type }) => type);

async function givenOwn() {
  const customer = aCustomer();
  const id = await givenPaidOrder(orders, { customer });
  const [line] = (await pageOf(id)).items;
  const cancel = (who = customer) => orders.as(who).post(`/api/user/orders/${id}/cancel`, {});
  return { customer, id, cancel, lineId: line.id as number };
}

describe('customers who cancel an order that they have paid', () => {
  it('get all of it back, and its pieces are on sale again, once', async () => {
    const { id, cancel, lineId } = await givenOwn();
    const before = await availableOf(orders, lineId);
    const answers = await Promise.all([cancel(), cancel(), cancel()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]!.body.order).toMatchObject({ status: 'refunded', Payment: { status: 'refunded' } });
    const order = await pageOf(id);
    expect(order).toMatchObject({ status: 'refunded', refunded_total: order.total_price });
    expect(order.timeline.at(-1)).toMatchObject({ type: 'refunded', by_staff: false });
    expect(await availableOf(orders, lineId)).toBe(before + order.items[0].quantity);
    const events = await told(id);
    expect(events.filter((type) => type === 'order.refunded.v1')).toHaveLength(1);
    expect(events).not.toContain('staff.acted.v1');
  });

  it('get what was not given back yet', async () => {
    const { id, cancel } = await givenOwn();
    const fresh = { amount_cents: 100, reason: 'A scratch' };
    await orders.as(admin).post(`/api/payment/${id}/refund`, fresh, { 'idempotency-key': 'scratch' });
    await cancel();
    const order = await pageOf(id);
    expect(order.refunded_total).toBe(order.total_price);
  });

  it('are told to write once something of it is packed, or it has been on its way', async () => {
    const { id, cancel } = await givenOwn();
    await packed(id);
    expect((await cancel()).body).toMatchObject({ status: 409, code: 'ALREADY_PACKED' });
    await orders.as(admin).patch(`/api/admin/orders/${id}`, { status: 'shipped', courier: 'J&T' });
    expect((await cancel()).body).toMatchObject({ status: 409, code: 'ALREADY_SHIPPED' });
    expect(await told(id)).not.toContain('order.refunded.v1');
  });

  it('are told to write once it has come back, though it waits to be packed again', async () => {
    const { id, cancel } = await givenOwn();
    await orders.as(admin).patch(`/api/admin/orders/${id}`, { status: 'shipped', courier: 'J&T' });
    const step = (name: string, body: object) =>
      orders.as(admin).post(`/api/admin/orders/${id}/${name}`, body);
    await step('came-back', { reason: 'Nobody was at home', restock: false });
    expect((await step('send-again', {})).body.order).toMatchObject({ status: 'paid', packed: false });
    expect((await cancel()).body).toMatchObject({ status: 409, code: 'ALREADY_PACKED' });
  });

  it('do so or are told, where somebody packs it at the same time', async () => {
    const { id, cancel } = await givenOwn();
    const [cancelled, packing] = await Promise.all([cancel(), packed(id)]);
    const isCancelled = cancelled.status === 200;
    expect([cancelled.status, packing.status]).toEqual(isCancelled ? [200, 409] : [409, 200]);
  });

  it('have whoever goes to pack it afterwards hear that it was refunded', async () => {
    const { id, cancel } = await givenOwn();
    await cancel();
    const params = { reason: 'pack', status: 'refunded' };
    expect((await packed(id)).body).toMatchObject({ status: 409, code: 'WRONG_STATUS', params });
    const other = orders.as(staff('seller')).put(`/api/admin/orders/${id}/packing`, { packed: true });
    expect((await other).status).toBe(404);
  });

  it('reach only their own, and give up one that is not paid in another way', async () => {
    const { cancel } = await givenOwn();
    expect((await cancel(aCustomer())).status).toBe(404);
    const customer = aCustomer();
    const id = await placeOrder(orders, customer, aCheckout(await givenProduct(orders), 2, 39.98));
    const { body } = await orders.as(customer).post(`/api/user/orders/${id}/cancel`, {});
    expect(body).toMatchObject({ status: 409, code: 'PAYMENT_PENDING' });
  });
});
