import { actsOn, anEvent, anHourLater, outboxOf, query, staff } from '@mekong/testing';
import { DataSource } from 'typeorm';
import { ReturnsRepository } from '../src/returns/returns.repository.js';
import { givenShippedForCash, stepOf } from './cash-builders.js';
import { pay, startOrders, type OrdersUnderTest } from './builders.js';
import { aPhoto, aReturn, availableOf, givenDelivered, returnsOf } from './return-builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders({ REFUND_CONFIRM_CENTS: '5000' });
});
afterAll(() => orders.stop());

const admin = staff('admin');
const stale = anHourLater(admin);
const calls = () => returnsOf(orders);
const pageOf = async (id: string) => (await orders.as(admin).get(`/api/admin/orders/${id}`)).body.order;
const refundsTold = async (id: string) =>
  (await outboxOf(orders.databaseUrl, id)).filter(({ type }) => type.includes('refunded'));

/** A return that has arrived, of so many pieces of an order of so many. */
async function givenArrived(pieces: number, of: number, but: object = {}) {
  const given = await givenDelivered(orders, of, but);
  return { ...given, id: await arrive(given, pieces) };
}

type Delivered = Pick<Awaited<ReturnType<typeof givenDelivered>>, 'customer' | 'orderId' | 'lineId'>;

async function arrive({ customer, orderId, lineId }: Delivered, pieces: number) {
  const asked = await calls().ask(customer, orderId, aReturn([{ id: lineId, quantity: pieces }]));
  const { id } = asked.body.return as { id: number };
  await calls().step(admin, id, { state: 'accepted', message: 'Yes', hand_over: 'pick_up' });
  await calls().step(admin, id, { state: 'arrived', lines: [{ id: lineId, restock: 0 }] });
  return id;
}

describe('the money of a return', () => {
  it('is what was paid for its lines, once, also when several give it back at once', async () => {
    const { orderId, id } = await givenArrived(2, 3);
    const answers = await Promise.all([1, 2, 3].map(() => calls().step(admin, id, { state: 'refunded' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]!.body.return).toMatchObject({ state: 'refunded', refunded: 39.98 });
    expect(await pageOf(orderId)).toMatchObject({
      status: 'delivered',
      refunded_total: 39.98,
      items: [{ refunded: 2 }],
    });
    expect(await refundsTold(orderId)).toMatchObject([
      { type: 'order.partly-refunded.v1', data: { amount: { amount: 3_998 }, lines: [{ quantity: 2 }] } },
    ]);
    expect((await actsOn(orders.databaseUrl, orderId)).at(-1)!.data).toMatchObject({
      action: 'order.partly-refunded',
    });
  });

  it('with all that is left of the order makes it refunded', async () => {
    const { orderId, id } = await givenArrived(2, 2);
    await calls().step(admin, id, { state: 'refunded' });
    expect(await pageOf(orderId)).toMatchObject({ status: 'refunded', refunded_total: 39.98 });
  });

  it('is never more than was paid for its lines: the delivery stays paid', async () => {
    const { orderId, id } = await givenArrived(1, 1);
    await calls().step(admin, id, { state: 'refunded' });
    expect(await pageOf(orderId)).toMatchObject({ status: 'delivered', refunded_total: 19.99 });
    const rest = { amount_cents: 200, reason: 'The delivery too' };
    await orders.as(admin).post(`/api/payment/${orderId}/refund`, rest, { 'idempotency-key': 'rest' });
    expect(await pageOf(orderId)).toMatchObject({ status: 'refunded', refunded_total: 21.99 });
  });

  it('may be an amount, up to what was paid for its lines, whose pieces cannot be returned again', async () => {
    const given = await givenArrived(1, 2);
    const { orderId, id, customer, lineId } = given;
    expect((await calls().step(admin, id, { state: 'refunded', amount_cents: 2_000 })).body).toMatchObject({
      status: 409,
      code: 'TOO_MUCH_TO_REFUND',
      params: { left: 19.99 },
    });
    const part = await calls().step(admin, id, { state: 'refunded', amount_cents: 1_500 });
    expect(part.body.return).toMatchObject({ state: 'refunded', refunded: 15 });
    expect(await pageOf(orderId)).toMatchObject({ refunded_total: 15, items: [{ refunded: 0 }] });
    const two = await calls().ask(customer, orderId, aReturn([{ id: lineId, quantity: 2 }]));
    expect(two.body).toMatchObject({ code: 'TOO_MANY_TO_RETURN', params: { left: 1 } });
    await calls().step(admin, await arrive(given, 1), { state: 'refunded' });
    expect(await pageOf(orderId)).toMatchObject({ refunded_total: 34.99 });
  });

  it('is less by what a promo code took off, to the cent', async () => {
    const code = { code: 'THIRD', kind: 'amount', amount_cents: 1_000 };
    await orders.as(admin).post('/api/admin/promo-codes', code);
    const given = await givenDelivered(orders, 3, { total: 49.97, promo_code: 'THIRD' });
    const amounts: number[] = [];
    for (const pieces of [1, 1, 1]) {
      const id = await arrive(given, pieces);
      amounts.push((await calls().step(admin, id, { state: 'refunded' })).body.return.refunded);
    }
    expect(amounts).toEqual([16.66, 16.65, 16.66]);
    expect(await pageOf(given.orderId)).toMatchObject({ status: 'refunded', refunded_total: 49.97 });
  });

  it('that was given back otherwise meanwhile is not given back again', async () => {
    const { orderId, lineId, id } = await givenArrived(2, 2);
    const lines = { lines: [{ id: lineId, quantity: 1 }], reason: 'Broken', restock: false };
    await orders.as(admin).post(`/api/payment/${orderId}/refund`, lines, { 'idempotency-key': 'other' });
    expect((await calls().step(admin, id, { state: 'refunded' })).body.code).toBe('TOO_MANY_TO_REFUND');
    expect((await calls().step(admin, id, { state: 'refunded', amount_cents: 100 })).body.code).toBe(
      'TOO_MANY_TO_REFUND',
    );
    const closed = { state: 'closed', message: 'You have your money already' };
    expect((await calls().step(admin, id, closed)).status).toBe(200);
  });

  it('that is given back with the pieces to the stock does not count those of a return, which counts them itself', async () => {
    const { orderId, lineId, customer } = await givenDelivered(orders, 3);
    const { body } = await calls().ask(customer, orderId, aReturn([{ id: lineId, quantity: 2 }]));
    const { id } = body.return as { id: number };
    const lines = { lines: [{ id: lineId, quantity: 2 }], reason: 'Broken', restock: true };
    await orders.as(admin).post(`/api/payment/${orderId}/refund`, lines, { 'idempotency-key': 'two' });
    expect(await availableOf(orders, lineId)).toBe(8);
    await calls().step(admin, id, { state: 'accepted', hand_over: 'pick_up' });
    await calls().step(admin, id, { state: 'arrived', lines: [{ id: lineId, restock: 2 }] });
    expect(await availableOf(orders, lineId)).toBe(10);
    const last = { ...lines, lines: [{ id: lineId, quantity: 1 }] };
    await orders.as(admin).post(`/api/payment/${orderId}/refund`, last, { 'idempotency-key': 'last' });
    expect(await availableOf(orders, lineId)).toBe(10);
  });

  it.each([true, false])(
    'and of pieces that come back are each in the stock once in the end: first given back to it, %s',
    async (restock) => {
      const { orderId, lineId, customer } = await givenDelivered(orders, 3);
      const { body } = await calls().ask(customer, orderId, aReturn([{ id: lineId, quantity: 2 }]));
      const { id } = body.return as { id: number };
      const refund = (quantity: number, but: object) =>
        orders
          .as(admin)
          .post(
            `/api/payment/${orderId}/refund`,
            { lines: [{ id: lineId, quantity }], reason: 'Broken', ...but },
            { 'idempotency-key': `${orderId}-${quantity}` },
          );
      await refund(2, { restock });
      await calls().step(admin, id, { state: 'accepted', hand_over: 'pick_up' });
      await calls().step(admin, id, { state: 'arrived', lines: [{ id: lineId, restock: 2 }] });
      // That of the one whose pieces were given back to the stock before is over by then.
      if (restock) await calls().step(admin, id, { state: 'closed', message: 'You have your money already' });
      expect((await refund(1, { restock: true })).status).toBe(200);
      expect(await availableOf(orders, lineId)).toBe(10);
    },
  );

  it('that is much needs the password; only admins give it back, and only what has arrived', async () => {
    const { id } = await givenArrived(3, 4);
    expect((await calls().step(stale, id, { state: 'refunded' })).body.code).toBe('CONFIRM_PASSWORD');
    expect((await calls().step(staff('support'), id, { state: 'refunded' })).status).toBe(403);
    expect((await calls().step(admin, id, { state: 'refunded' })).status).toBe(200);
    const { customer, orderId, lineId } = await givenDelivered(orders, 2);
    const asked = await calls().ask(customer, orderId, aReturn([{ id: lineId, quantity: 1 }]));
    const early = await calls().step(admin, asked.body.return.id, { state: 'refunded' });
    expect(early.body).toMatchObject({ code: 'RETURN_STATE', params: { state: 'requested' } });
  });

  it('of an order that was paid at the door waits until its cash is in', async () => {
    const { id: orderId, customer } = await givenShippedForCash(orders);
    const handedOver = { step: 'handed_over', collected: { usd_cents: 2_400, khr: 0 } };
    await stepOf(orders, orderId, handedOver);
    const [{ id: lineId }] = (await pageOf(orderId)).items;
    const id = await arrive({ customer, orderId, lineId }, 1);
    expect((await calls().step(admin, id, { state: 'refunded' })).body).toMatchObject({
      status: 409,
      code: 'PAYMENT_PENDING',
    });
    await pay(orders, orderId, 2_400);
    expect((await calls().step(admin, id, { state: 'refunded' })).body.return).toMatchObject({
      refunded: 12,
    });
  });
});

it('the words and photos of a return are deleted with the account, or half a year after it ended', async () => {
  const { customer, orderId, lineId } = await givenDelivered(orders, 2);
  const asked = async () => {
    const form = aReturn([{ id: lineId, quantity: 1 }], { details: 'It smells of Dara' });
    form.append('photos', new Blob([new Uint8Array(await aPhoto())]), 'a.png');
    return (await calls().ask(customer, orderId, form)).body.return.id as number;
  };
  const [old, open] = [await asked(), await asked()];
  await calls().step(admin, old, { state: 'refused', message: 'No, Dara' });
  await query(orders.databaseUrl, `UPDATE order_returns SET changed_at = now() - interval '181 days'`);
  const db = await new DataSource({ type: 'postgres', url: orders.databaseUrl }).initialize();
  await new ReturnsRepository(db).removeOldPhotos();
  await db.destroy();
  const photos = () => query(orders.databaseUrl, 'SELECT return_id AS id FROM return_photos');
  expect(await photos()).toEqual([{ id: open }]);
  const { userId, email } = customer;
  await orders.others.deliver(anEvent('user.deleted.v1', userId, { user_id: userId, email }));
  expect(await photos()).toEqual([]);
  const kept = await query(orders.databaseUrl, 'SELECT * FROM order_returns WHERE order_id = $1', [orderId]);
  expect(kept).toHaveLength(2);
  expect(JSON.stringify(kept)).not.toContain('Dara');
});
