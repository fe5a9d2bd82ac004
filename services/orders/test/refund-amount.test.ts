import { aCustomer, anIdentity, outboxOf, staff } from '@mekong/testing';
import { aCheckout, givenProduct, pay, startOrders, type OrdersUnderTest } from './builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders();
});
afterAll(() => orders.stop());

const admin = anIdentity({ role: 'admin', name: 'Chea Admin' });
let keys = 0;
const refund = (id: string, sent: object, { as = admin, key = `amount-${(keys += 1)}` } = {}) =>
  orders.as(as).post(`/api/payment/${id}/refund`, sent, { 'idempotency-key': key });
const pageOf = async (id: string) => (await orders.as(admin).get(`/api/admin/orders/${id}`)).body.order;

/** A paid order of two pieces at $19.99. */
async function givenPaid() {
  const checkout = aCheckout(await givenProduct(orders), 2, 39.98);
  const { orderId } = (await orders.as(aCustomer()).post('/api/checkout/Recipt-generator', checkout)).body;
  await pay(orders, orderId, 3_998);
  return orderId as string;
}
const scratch = { amount_cents: 500, reason: 'A scratch' };

it('a refund of all or of a part tells how and in which money the order was paid', async () => {
  const [part, all] = [await givenPaid(), await givenPaid()];
  await refund(part, scratch);
  await refund(all, {});
  for (const id of [part, all])
    expect((await outboxOf(orders.databaseUrl, id)).at(-1)!.data).toMatchObject({
      ...{ method: 'demo', pay_currency: 'USD', riel_rate: 4_100 },
    });
});

describe('a refund of an amount', () => {
  it('gives so much back and no piece, and is told without lines', async () => {
    const id = await givenPaid();
    expect((await refund(id, scratch)).body).toMatchObject({ message: 'Order refunded in part' });
    const { status, refunded_total, items, timeline } = await pageOf(id);
    expect({ status, refunded_total, items }).toMatchObject({
      ...{ status: 'paid', refunded_total: 5, items: [{ quantity: 2, refunded: 0 }] },
    });
    expect(timeline.at(-1)).toMatchObject({ type: 'partly_refunded', amount: 5, reason: 'A scratch' });
    expect((await outboxOf(orders.databaseUrl, id)).at(-1)).toMatchObject({
      ...{ type: 'order.partly-refunded.v1', data: { amount: { amount: 500 }, lines: [] } },
    });
  });

  it('of the last cent refunds the order, which nobody ships then, and puts its pieces on sale again', async () => {
    const id = await givenPaid();
    await refund(id, scratch);
    expect((await refund(id, { amount_cents: 3_498, reason: 'Gone' })).body.message).toBe('Order refunded');
    const { status, refunded_total, items } = await pageOf(id);
    expect({ status, refunded_total, items }).toMatchObject({
      ...{ status: 'refunded', refunded_total: 39.98, items: [{ quantity: 2, refunded: 2 }] },
    });
    const cart = [{ id: items[0].product.id, quantity: 1 }];
    const quote = (await orders.as(aCustomer()).post('/api/checkout/quote', { cart })).body;
    expect(quote.lines[0].available).toBe(10);
    const shipped = await orders.as(admin).patch(`/api/admin/orders/${id}`, { status: 'shipped' });
    expect(shipped.body.code).toBe('WRONG_STATUS');
  });

  it('is possible after shipping too', async () => {
    const id = await givenPaid();
    await orders.as(admin).patch(`/api/admin/orders/${id}`, { status: 'shipped' });
    expect((await refund(id, scratch)).status).toBe(200);
  });

  it('is made once for its key, also at the same moment', async () => {
    const id = await givenPaid();
    const answers = await Promise.all([1, 2, 3].map(() => refund(id, scratch, { key: `once for ${id}` })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await pageOf(id)).refunded_total).toBe(5);
    const other = { ...scratch, amount_cents: 501 };
    expect((await refund(id, other, { key: `once for ${id}` })).body).toMatchObject({ status: 422 });
  });

  it('is never more than what was paid and not given back, whoever refunds at once', async () => {
    const id = await givenPaid();
    const all = [1, 2, 3].map(() => refund(id, { ...scratch, amount_cents: 1_500 }));
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 200, 409]);
    expect((await refund(id, { ...scratch, amount_cents: 999 })).body).toMatchObject({
      ...{ code: 'TOO_MUCH_TO_REFUND', message: 'Only $9.98 can still be given back.' },
    });
  });

  it('leaves pieces that are given back afterwards what is left of the money', async () => {
    const id = await givenPaid();
    await refund(id, { ...scratch, amount_cents: 3_000 });
    const [{ id: line }] = (await pageOf(id)).items;
    const one = { lines: [{ id: line, quantity: 1 }], reason: 'Broken' };
    expect((await refund(id, one)).status).toBe(200);
    expect((await pageOf(id)).refunded_total).toBe(39.98);
    expect((await refund(id, one)).body).toMatchObject({ payment: { status: 'refunded' } });
    expect(await pageOf(id)).toMatchObject({ status: 'refunded', refunded_total: 39.98 });
  });

  it.each([
    ['amount_cents', { amount_cents: 0, reason: 'A scratch' }],
    ['amount_cents', { amount_cents: 1.5, reason: 'A scratch' }],
    ['amount_cents', { ...scratch, lines: [{ id: 1, quantity: 1 }] }],
    ['reason', { amount_cents: 500 }],
  ])('with a wrong %s (%j) is refused', async (field, sent) => {
    expect((await refund(await givenPaid(), sent)).body).toMatchObject({ status: 400, errors: [{ field }] });
  });

  it('is for admins, of an order that is paid', async () => {
    const id = await givenPaid();
    for (const role of ['seller', 'support', 'packer'] as const)
      expect((await refund(id, scratch, { as: staff(role) })).status).toBe(403);
    const checkout = aCheckout(await givenProduct(orders), 2, 39.98);
    const unpaid = await orders.as(aCustomer()).post('/api/checkout/Recipt-generator', checkout);
    expect((await refund(unpaid.body.orderId, scratch)).body).toMatchObject({ code: 'PAYMENT_PENDING' });
  });
});
