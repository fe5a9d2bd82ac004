import { actsOn, aCustomer, anEvent, anIdentity, outboxOf, query } from '@mekong/testing';
import {
  aCheckout,
  aPerson,
  givenPaidOrder,
  givenProduct,
  startOrders,
  type OrdersUnderTest,
} from './builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders();
});
afterAll(() => orders.stop());

const admin = anIdentity({ role: 'admin', name: 'Chea Admin' });
const refund = (orderId: string, as = admin, body?: object) =>
  orders.as(as).post(`/api/payment/${orderId}/refund`, body);
const ship = (orderId: string) =>
  orders.as(admin).patch(`/api/admin/orders/${orderId}`, { status: 'shipped', courier: 'J&T' });
const pageOf = async (orderId: string) =>
  (await orders.as(admin).get(`/api/admin/orders/${orderId}`)).body.order;
const typesOf = async (orderId: string) =>
  (await outboxOf(orders.databaseUrl, orderId)).map((event) => event.type);
/** What can be sold of the order's product; 10 before it was ordered. */
const stockOf = async (orderId: string) => {
  const sql =
    'SELECT s.available, s.held FROM stock s JOIN order_items USING (product_id) WHERE order_id = $1';
  return (await query(orders.databaseUrl, sql, [orderId]))[0];
};

async function givenUnpaidOrder(): Promise<string> {
  const checkout = aCheckout(await givenProduct(orders), 2, 39.98);
  return (await orders.as(aCustomer()).post('/api/checkout/Recipt-generator', checkout)).body.orderId;
}

describe('a refund', () => {
  it('makes a paid order refunded, returns its stock and publishes both', async () => {
    const orderId = await givenPaidOrder(orders);
    const { Payment: paid } = await pageOf(orderId);
    const answer = await refund(orderId);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ message: 'Order refunded', payment: { ...paid, status: 'refunded' } });
    expect(await pageOf(orderId)).toMatchObject({ status: 'refunded', version: 3 });
    expect(await stockOf(orderId)).toEqual({ available: 10, held: 0 });
    expect((await outboxOf(orders.databaseUrl, orderId)).at(-1)).toMatchObject({
      type: 'order.refunded.v1',
      data: { order_id: orderId, by: admin.userId, total: { amount: 3_998, currency: 'USD' } },
    });
    expect((await outboxOf(orders.databaseUrl)).at(-2)).toMatchObject({
      type: 'stock.changed.v1',
      data: { available: 10, held: 0 },
    });
  });

  it('goes into the timeline and the audit log', async () => {
    const orderId = await givenPaidOrder(orders);
    await refund(orderId);
    expect((await pageOf(orderId)).timeline.at(-1)).toMatchObject({ type: 'refunded', by: 'Chea Admin' });
    expect(await actsOn(orders.databaseUrl, orderId)).toMatchObject([
      {
        data: {
          actor: { user_id: admin.userId },
          action: 'order.refunded',
          before: { payment: 'completed' },
          after: { payment: 'refunded' },
        },
      },
    ]);
  });

  it('keeps its reason in the timeline and the audit log', async () => {
    const orderId = await givenPaidOrder(orders);
    await refund(orderId, admin, { reason: 'Never arrived' });
    expect((await pageOf(orderId)).timeline.at(-1)).toMatchObject({
      type: 'refunded',
      reason: 'Never arrived',
    });
    expect((await actsOn(orders.databaseUrl, orderId))[0]).toMatchObject({
      data: { after: { reason: 'Never arrived', restock: true } },
    });
  });

  it('leaves the stock as it is where the pieces cannot be sold again', async () => {
    const orderId = await givenPaidOrder(orders);
    await refund(orderId, admin, { reason: 'Broken', restock: false });
    expect(await pageOf(orderId)).toMatchObject({ status: 'refunded' });
    expect(await stockOf(orderId)).toEqual({ available: 8, held: 0 });
  });

  it('with an empty body is one of the whole order', async () => {
    const orderId = await givenPaidOrder(orders);
    expect((await refund(orderId, admin, {})).body.message).toBe('Order refunded');
    expect(await stockOf(orderId)).toEqual({ available: 10, held: 0 });
  });

  it('with a misspelt field is refused, naming the field, and gives nothing back', async () => {
    const orderId = await givenPaidOrder(orders);
    const body = { linse: [{ id: 1, quantity: 1 }], reason: 'Broken' };
    expect((await refund(orderId, admin, body)).body).toMatchObject({
      status: 400,
      message: 'Linse is not known here',
      errors: [{ field: 'linse' }],
    });
    expect(await pageOf(orderId)).toMatchObject({ status: 'paid' });
  });

  it('that is repeated answers the same and does nothing more', async () => {
    const orderId = await givenPaidOrder(orders);
    const first = await refund(orderId);
    const again = await refund(orderId);
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect(await typesOf(orderId)).toEqual(['order.placed.v1', 'order.paid.v1', 'order.refunded.v1']);
    expect(await actsOn(orders.databaseUrl, orderId)).toHaveLength(1);
    expect(await stockOf(orderId)).toEqual({ available: 10, held: 0 });
  });

  it('sent ten times at once happens once', async () => {
    const orderId = await givenPaidOrder(orders);
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(orderId)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await stockOf(orderId)).toEqual({ available: 10, held: 0 });
    expect((await pageOf(orderId)).timeline).toHaveLength(3);
  });

  it('of an unpaid order is refused', async () => {
    const { body } = await refund(await givenUnpaidOrder());
    expect(body).toMatchObject({
      status: 409,
      code: 'PAYMENT_PENDING',
      message: 'This order has not been paid.',
    });
  });

  it('of a cancelled or expired order is refused with a code of its own', async () => {
    const [expired, cancelled] = [await givenUnpaidOrder(), await givenUnpaidOrder()];
    const at = new Date().toISOString();
    await orders.others.deliver(
      anEvent('payment.expired.v1', expired, { order_id: expired, expired_at: at }),
    );
    await orders.others.deliver(
      anEvent('payment.cancelled.v1', cancelled, {
        order_id: cancelled,
        cancelled_at: at,
        cancelled_by: aPerson(),
      }),
    );
    expect((await refund(expired)).body).toMatchObject({ status: 409, code: 'PAYMENT_EXPIRED' });
    expect((await refund(cancelled)).body).toMatchObject({ status: 409, code: 'PAYMENT_CANCELLED' });
  });

  it('of a shipped order is refused, and changes nothing', async () => {
    const conflict = {
      status: 409,
      code: 'ALREADY_SHIPPED',
      message: 'This order has already been shipped.',
    };
    const orderId = await givenPaidOrder(orders);
    await ship(orderId);
    expect((await refund(orderId)).body).toMatchObject(conflict);
    await orders.as(admin).patch(`/api/admin/orders/${orderId}`, { status: 'delivered' });
    expect((await refund(orderId)).body).toMatchObject(conflict);
    expect(await stockOf(orderId)).toEqual({ available: 8, held: 0 });
    expect(await typesOf(orderId)).not.toContain('order.refunded.v1');
  });

  it('prevents a later shipment', async () => {
    const orderId = await givenPaidOrder(orders);
    await refund(orderId);
    expect((await ship(orderId)).body).toMatchObject({ status: 409, code: 'WRONG_STATUS' });
  });

  it('or the shipment is refused when both happen at the same moment', async () => {
    const orderId = await givenPaidOrder(orders);
    const answers = await Promise.all([ship(orderId), refund(orderId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await pageOf(orderId)).timeline).toHaveLength(3);
  });

  it('answers 404 for an unknown order', async () => {
    expect((await refund('nothing')).status).toBe(404);
  });
});
