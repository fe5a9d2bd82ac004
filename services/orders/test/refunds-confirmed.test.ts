import { aCustomer, anHourLater, outboxOf, query, staff } from '@mekong/testing';
import { aCheckout, givenProduct, pay, startOrders, type OrdersUnderTest } from './builders.js';

let orders: OrdersUnderTest;
const start = async (env: Record<string, string> = {}) => {
  orders = await startOrders(env);
};
afterEach(() => orders.stop());

const admin = staff('admin');
const old = anHourLater(admin);
let keys = 0;
const refund = (id: string, { as = old, sent = {} as object, key = `key-${(keys += 1)}` } = {}) =>
  orders.as(as).post(`/api/payment/${id}/refund`, sent, { 'idempotency-key': key });
const ofPieces = (id: number, quantity: number) => ({
  lines: [{ id, quantity }],
  reason: 'Arrived broken',
  restock: true,
});

/** A paid order of so many pieces at $19.99, $2 of shipping for one. */
async function givenPaid(pieces: number) {
  const cents = pieces * 1_999 + (pieces > 1 ? 0 : 200);
  const checkout = aCheckout(await givenProduct(orders), pieces, cents / 100);
  const { orderId } = (await orders.as(aCustomer()).post('/api/checkout/Recipt-generator', checkout)).body;
  await pay(orders, orderId, cents);
  const { order } = (await orders.as(admin).get(`/api/admin/orders/${orderId}`)).body;
  return { orderId: orderId as string, lineId: order.items[0].id as number };
}

/** All that a refund could change. */
const stateOf = async (orderId: string) => [
  await query(orders.databaseUrl, 'SELECT * FROM orders WHERE id = $1', [orderId]),
  await query(orders.databaseUrl, 'SELECT * FROM order_items WHERE order_id = $1', [orderId]),
  await query(orders.databaseUrl, 'SELECT * FROM stock'),
  await outboxOf(orders.databaseUrl),
];
const needed = { status: 403, body: { code: 'CONFIRM_PASSWORD' } };

describe('a refund with a password of an hour ago', () => {
  it('gives back up to $50 of an order', async () => {
    await start();
    const [{ orderId: small }, { orderId, lineId }] = [await givenPaid(2), await givenPaid(3)];
    expect((await refund(small)).status).toBe(200);
    expect((await refund(orderId, { sent: ofPieces(lineId, 2) })).status).toBe(200);
  });

  it.each([
    ['a whole order', () => ({})],
    ['lines of it', (lineId: number) => ofPieces(lineId, 3)],
  ])('of more than $50 is refused, and changes nothing: %s', async (_, sentOf) => {
    await start();
    const { orderId, lineId } = await givenPaid(4);
    const before = await stateOf(orderId);
    const [sent, key] = [sentOf(lineId), 'the-same-key'];
    expect(await refund(orderId, { sent, key })).toMatchObject(needed);
    expect(await stateOf(orderId)).toEqual(before);
    expect((await refund(orderId, { sent, key, as: admin })).status).toBe(200);
  });

  it('is refused where it is above that together with what was given back before', async () => {
    await start();
    const { orderId, lineId } = await givenPaid(4);
    expect((await refund(orderId, { sent: ofPieces(lineId, 2) })).status).toBe(200);
    expect(await refund(orderId, { sent: ofPieces(lineId, 1) })).toMatchObject(needed);
  });

  it('is answered again for its key without the password', async () => {
    await start();
    const { orderId, lineId } = await givenPaid(4);
    const [sent, key] = [ofPieces(lineId, 3), 'sent-again'];
    expect((await refund(orderId, { sent, key, as: admin })).status).toBe(200);
    expect((await refund(orderId, { sent, key })).status).toBe(200);
  });

  it('is always refused where REFUND_CONFIRM_CENTS is 0', async () => {
    await start({ REFUND_CONFIRM_CENTS: '0' });
    const { orderId, lineId } = await givenPaid(2);
    expect(await refund(orderId, { sent: ofPieces(lineId, 1) })).toMatchObject(needed);
    expect((await refund(orderId, { sent: ofPieces(lineId, 1), as: admin })).status).toBe(200);
  });
});
