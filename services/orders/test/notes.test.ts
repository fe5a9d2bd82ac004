import { actsOn, aCustomer, anIdentity, sentAgain, staff } from '@mekong/testing';
import { givenPaidOrder, startOrders, type OrdersUnderTest } from './builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders();
});
afterAll(() => orders.stop());

const helper = anIdentity({ role: 'support', name: 'Srey Mom' });
const write = (id: string, text: string, as = helper) =>
  orders.as(as).post(`/api/admin/orders/${id}/notes`, { text });
const notesFor = async (id: string, as = staff('admin')) =>
  (await orders.as(as).get(`/api/admin/orders/${id}`)).body.order.notes;

describe('notes about an order', () => {
  it('are read by all who work for the shop, with who wrote them, the oldest first', async () => {
    const id = await givenPaidOrder(orders);
    await write(id, 'Call before the delivery');
    await write(id, ' Wrapped as a present ', staff('packer'));
    for (const role of ['admin', 'packer', 'support'] as const)
      expect(await notesFor(id, staff(role))).toMatchObject([
        { text: 'Call before the delivery', by: 'Srey Mom', at: expect.any(String) },
        { text: 'Wrapped as a present' },
      ]);
  });

  it('are written once when they are sent again with their key', async () => {
    const id = await givenPaidOrder(orders);
    const note = { text: 'Call before the delivery' };
    const send = (key: object) => orders.as(helper).post(`/api/admin/orders/${id}/notes`, note, { ...key });
    expect((await sentAgain(send)).status).toBe(201);
    expect(await notesFor(id)).toHaveLength(1);
  });

  it('are neither for sellers nor for customers', async () => {
    const [seller, customer] = [staff('seller'), aCustomer()];
    const id = await givenPaidOrder(orders, { sellerId: seller.userId, customer });
    await write(id, 'Haggles each time');
    expect(await notesFor(id, seller)).toEqual([]);
    expect((await write(id, 'Mine', seller)).status).toBe(403);
    const own = await orders.as(customer).get(`/api/checkout/order/${id}`);
    expect(JSON.stringify(own.body)).not.toContain('Haggles');
  });

  it('are beside the orders of whom they are about', async () => {
    const customer = aCustomer();
    const id = await givenPaidOrder(orders, { customer });
    await write(id, 'Asked for an invoice');
    const { body } = await orders.as(staff('support')).get(`/api/admin/users/${customer.userId}/orders`);
    expect(body.notes).toMatchObject([{ order_id: id, text: 'Asked for an invoice', by: 'Srey Mom' }]);
  });

  it('are in the copy of the data of whom they are about', async () => {
    const customer = aCustomer();
    const id = await givenPaidOrder(orders, { customer });
    await write(id, 'Asked for an invoice');
    const { body } = await orders.as(staff('admin')).get(`/api/admin/users/${customer.userId}/orders/export`);
    expect(body.orders).toMatchObject([{ notes: [{ text: 'Asked for an invoice' }] }]);
  });

  it('are in the audit log without their text', async () => {
    const id = await givenPaidOrder(orders);
    await write(id, 'Something private');
    const acts = await actsOn(orders.databaseUrl, id);
    expect(acts.at(-1)).toMatchObject({ data: { action: 'order.noted', actor: { name: 'Srey Mom' } } });
    expect(JSON.stringify(acts)).not.toContain('private');
  });

  it.each(['', '  ', 'x'.repeat(2_001)])('have some text, and not too much: %#', async (text) => {
    expect((await write(await givenPaidOrder(orders), text)).body).toMatchObject({
      status: 400,
      errors: [{ field: 'text' }],
    });
  });

  it('are of an order that there is', async () => {
    expect((await write('nothing', 'Hello')).status).toBe(404);
  });
});
