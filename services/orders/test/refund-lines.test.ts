import { actsOn, aCustomer, anIdentity, outboxOf, query } from '@mekong/testing';
import { aCheckout, givenProduct, pay, startOrders, type OrdersUnderTest } from './builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders();
});
afterAll(() => orders.stop());

const admin = anIdentity({ role: 'admin', name: 'Chea Admin' });
let keys = 0;
const body = (lines: { id: number; quantity: number }[], but: object = {}) => ({
  lines,
  reason: 'Arrived broken',
  restock: false,
  ...but,
});
const refund = (id: string, sent: object, { as = admin, key = `key-${(keys += 1)}` } = {}) =>
  orders.as(as).post(`/api/payment/${id}/refund`, sent, { 'idempotency-key': key });
const pageOf = async (id: string, as = admin) =>
  (await orders.as(as).get(`/api/admin/orders/${id}`)).body.order;
const step = (id: string, status: string) => orders.as(admin).patch(`/api/admin/orders/${id}`, { status });
const refundsTold = async (id: string) =>
  (await outboxOf(orders.databaseUrl, id)).filter(({ type }) => type.includes('refunded'));
const availableOf = async (lineId: number) => {
  const sql = 'SELECT s.available FROM stock s JOIN order_items USING (product_id) WHERE order_items.id = $1';
  return (await query(orders.databaseUrl, sql, [lineId]))[0]!.available;
};

/** A paid order of $41.99 with one piece at $19.99 and $2 of shipping, or of so many pieces, which are sent free. */
async function givenPaid(pieces = 1) {
  const cents = pieces * 1_999 + (pieces > 1 ? 0 : 200);
  const customer = aCustomer();
  const checkout = aCheckout(await givenProduct(orders), pieces, cents / 100);
  const { orderId } = (await orders.as(customer).post('/api/checkout/Recipt-generator', checkout)).body;
  await pay(orders, orderId, cents);
  const [{ id: lineId }] = (await pageOf(orderId)).items;
  return { orderId: orderId as string, lineId: lineId as number, customer };
}

describe('a refund of some pieces', () => {
  it('gives their price back, leaves the status as it is, and is told with its lines', async () => {
    const { orderId, lineId } = await givenPaid(3);
    const { status, body: answer } = await refund(orderId, body([{ id: lineId, quantity: 1 }]));
    expect([status, answer]).toMatchObject([
      200,
      { message: 'Order refunded in part', payment: { status: 'completed' } },
    ]);
    expect(await pageOf(orderId)).toMatchObject({
      status: 'paid',
      refunded_total: 19.99,
      items: [{ quantity: 3, refunded: 1 }],
    });
    expect(await refundsTold(orderId)).toMatchObject([
      { type: 'order.partly-refunded.v1', data: { amount: { amount: 1_999 }, lines: [{ quantity: 1 }] } },
    ]);
  });

  it('goes into the timeline and the audit log with amount and reason, which sellers and customers do not see', async () => {
    const { orderId, lineId, customer } = await givenPaid(2);
    await refund(orderId, body([{ id: lineId, quantity: 1 }]));
    expect((await pageOf(orderId)).timeline.at(-1)).toMatchObject({
      type: 'partly_refunded',
      by: 'Chea Admin',
      amount: 19.99,
      reason: 'Arrived broken',
    });
    expect((await actsOn(orders.databaseUrl, orderId)).at(-1)).toMatchObject({
      data: {
        action: 'order.partly-refunded',
        after: { amount: 19.99, reason: 'Arrived broken', restock: false },
      },
    });
    const [{ sellerId }] = (await query(
      orders.databaseUrl,
      'SELECT seller_id AS "sellerId" FROM order_items WHERE id = $1',
      [lineId],
    )) as [{ sellerId: string }];
    const own = await pageOf(orderId, anIdentity({ role: 'seller', userId: sellerId }));
    const receipts = (await orders.as(customer).get('/api/user/my-orders')).body;
    expect(JSON.stringify([own, receipts])).not.toContain('broken');
    expect(receipts.orders[0].refunded_total).toBe(19.99);
  });

  it('returns the pieces to the stock only if they can be sold again', async () => {
    const { orderId, lineId } = await givenPaid(3);
    await refund(orderId, body([{ id: lineId, quantity: 1 }]));
    expect(await availableOf(lineId)).toBe(7);
    await refund(orderId, body([{ id: lineId, quantity: 1 }], { restock: true }));
    expect(await availableOf(lineId)).toBe(8);
  });

  it.each(['shipped', 'delivered'])('is possible once it is %s', async (status) => {
    const { orderId, lineId } = await givenPaid(2);
    await step(orderId, 'shipped');
    if (status === 'delivered') await step(orderId, 'delivered');
    expect((await refund(orderId, body([{ id: lineId, quantity: 1 }]))).status).toBe(200);
    expect(await pageOf(orderId)).toMatchObject({ status, refunded_total: 19.99 });
  });

  it('with the last piece gives all that is left back, shipping too, and makes the order refunded', async () => {
    const { orderId, lineId } = await givenPaid(1);
    await step(orderId, 'shipped');
    await refund(orderId, body([{ id: lineId, quantity: 1 }]));
    expect(await pageOf(orderId)).toMatchObject({ status: 'refunded', refunded_total: 21.99 });
    expect(await refundsTold(orderId)).toMatchObject([
      { type: 'order.refunded.v1', data: { total: { amount: 2_199 } } },
    ]);
    expect((await refund(orderId, body([{ id: lineId, quantity: 1 }]))).body.code).toBe('PAYMENT_REFUNDED');
  });

  it('before a refund of the whole order leaves the rest to that', async () => {
    const { orderId, lineId } = await givenPaid(3);
    await refund(orderId, body([{ id: lineId, quantity: 1 }]));
    await orders.as(admin).post(`/api/payment/${orderId}/refund`);
    expect((await refundsTold(orderId)).at(-1)).toMatchObject({ data: { total: { amount: 3_998 } } });
    expect(await availableOf(lineId)).toBe(9);
  });
});

describe('what can be refunded', () => {
  it('is no more than was bought, even by many at once', async () => {
    const { orderId, lineId } = await givenPaid(3);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => refund(orderId, body([{ id: lineId, quantity: 1 }]))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409]);
    expect(await pageOf(orderId)).toMatchObject({ status: 'refunded', refunded_total: 59.97 });
    const other = await givenPaid(2);
    expect((await refund(other.orderId, body([{ id: other.lineId, quantity: 3 }]))).body).toMatchObject({
      code: 'TOO_MANY_TO_REFUND',
      params: { left: 2 },
    });
  });

  it('is nothing of a line that was given back whole', async () => {
    const [one, other] = [await givenProduct(orders), await givenProduct(orders)];
    const cart = [one, other].map(({ product_id }) => ({ id: product_id, quantity: 1 }));
    const checkout = { ...aCheckout(one, 2, 39.98), cart };
    const { orderId } = (await orders.as(aCustomer()).post('/api/checkout/Recipt-generator', checkout)).body;
    await pay(orders, orderId, 3_998);
    const [{ id, product }] = (await pageOf(orderId)).items;
    await refund(orderId, body([{ id, quantity: 1 }]));
    expect((await refund(orderId, body([{ id, quantity: 1 }]))).body).toMatchObject({
      code: 'TOO_MANY_TO_REFUND',
      message: `${product.name} has been refunded already.`,
      params: { reason: 'none' },
    });
  });

  it('is the same for a call that is repeated with its key, also at once', async () => {
    const { orderId, lineId } = await givenPaid(3);
    const sent = body([{ id: lineId, quantity: 1 }]);
    const answers = await Promise.all([1, 2, 3].map(() => refund(orderId, sent, { key: 'same' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await pageOf(orderId)).toMatchObject({ refunded_total: 19.99 });
    const other = body([{ id: lineId, quantity: 2 }]);
    expect((await refund(orderId, other, { key: 'same' })).body).toMatchObject({
      status: 422,
      message: 'This Idempotency-Key was used for a different refund.',
    });
  });

  it('needs a key, a reason, and lines of the order', async () => {
    const { orderId, lineId } = await givenPaid(2);
    const sent = body([{ id: lineId, quantity: 1 }]);
    expect((await orders.as(admin).post(`/api/payment/${orderId}/refund`, sent)).status).toBe(400);
    expect((await refund(orderId, { ...sent, reason: ' ' })).body.errors).toMatchObject([
      { field: 'reason' },
    ]);
    expect((await refund(orderId, body([{ id: 2_147_483_647, quantity: 1 }]))).status).toBe(404);
    expect((await refund(orderId, body([{ id: lineId, quantity: 0 }]))).status).toBe(400);
    expect(await pageOf(orderId)).toMatchObject({ refunded_total: 0 });
  });
});
