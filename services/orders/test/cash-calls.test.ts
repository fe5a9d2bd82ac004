import { actsOn, aCustomer, anEvent, outboxOf, query, staff, waitFor } from '@mekong/testing';
import { aPerson, givenPaidOrder, startOrders, type OrdersUnderTest } from './builders.js';
import { endOfWait, givenCashOrder, pageOf, stepOf, stockOf, toldOf } from './cash-builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders({ KHR_RATE: '4100' });
});
afterAll(() => orders.stop());

const admin = staff('admin');
const step = (id: string, name: string, who = admin, more: object = {}) =>
  stepOf(orders, id, { step: name, ...more }, who);
const ship = (id: string, who = admin) =>
  orders.as(who).patch(`/api/admin/orders/${id}`, { status: 'shipped', courier: 'J&T' });
const listed = async (status: string, who = admin) => {
  const path = `/api/payment/admin-orders?status=${status}&limit=100`;
  return (await orders.as(who).get(path)).body.orders.map(({ id }: { id: string }) => id);
};
const counted = async (who = admin) => (await orders.as(who).get('/api/admin/orders/counts')).body;
const cancelled = (id: string) => {
  const data = { order_id: id, cancelled_at: new Date().toISOString(), cancelled_by: aPerson() };
  return orders.others.deliver(anEvent('payment.cancelled.v1', id, data));
};

describe('calling the shopper of a cash order', () => {
  it('counts each call that nobody answers, and confirms it by one that somebody does', async () => {
    const { id } = await givenCashOrder(orders);
    await step(id, 'no_answer', staff('support'));
    const { body } = await step(id, 'no_answer');
    expect(body.order.cod).toMatchObject({ calls: 2, confirmed_at: null, last_call_at: expect.any(String) });
    const confirmed = (await step(id, 'confirmed')).body.order;
    expect(confirmed).toMatchObject({
      status: 'pending',
      cod: { calls: 3, confirmed_at: expect.any(String) },
    });
    expect((await pageOf(orders, id)).timeline.map(({ type }: { type: string }) => type)).toEqual([
      ...['placed', 'no_answer', 'no_answer', 'confirmed'],
    ]);
    expect((await actsOn(orders.databaseUrl, id)).map(({ data }) => data.action)).toEqual([
      ...['order.not-reached', 'order.not-reached', 'order.confirmed'],
    ]);
  });

  it('confirms it once, whoever presses at once', async () => {
    const { id } = await givenCashOrder(orders);
    const answers = await Promise.all([step(id, 'confirmed'), step(id, 'confirmed', staff('support'))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await pageOf(orders, id)).cod.calls).toBe(1);
  });

  it('is for admins and support, who see no order of staff', async () => {
    const { id } = await givenCashOrder(orders);
    for (const role of ['packer', 'seller'] as const)
      expect((await step(id, 'confirmed', staff(role))).status).toBe(403);
    await query(
      orders.databaseUrl,
      'INSERT INTO known_staff SELECT user_id, now() FROM orders WHERE id = $1',
      [id],
    );
    expect((await step(id, 'confirmed', staff('support'))).status).toBe(404);
  });

  it('of another order, or of one that has gone on, is refused', async () => {
    const paid = await givenPaidOrder(orders);
    expect((await step(paid, 'confirmed')).body.code).toBe('NOT_CASH_ON_DELIVERY');
    const { id } = await givenCashOrder(orders);
    await step(id, 'confirmed');
    await ship(id);
    expect((await step(id, 'no_answer')).body).toMatchObject({
      ...{ status: 409, code: 'WRONG_STATUS', params: { reason: 'confirm', status: 'shipped' } },
    });
    expect((await step('nothing', 'confirmed')).status).toBe(404);
  });

  it('from a page that is out of date is refused, showing how the order is now', async () => {
    const { id } = await givenCashOrder(orders);
    const { version } = await pageOf(orders, id);
    await step(id, 'no_answer');
    const { body } = await step(id, 'confirmed', admin, { version });
    expect([body.code, body.current.cod.calls]).toEqual(['STALE_EDIT', 1]);
  });

  it.each([
    ['step', { step: 'lost' }],
    ['collected', { step: 'handed_over' }],
    ['fee_cents', { step: 'refused', fee_cents: -1 }],
  ])('with a wrong %s is refused, naming the field', async (field, body) => {
    const { id } = await givenCashOrder(orders);
    const answer = await stepOf(orders, id, body);
    expect([answer.status, answer.body.errors[0].field]).toEqual([400, field]);
  });
});

describe('the list of whom to call', () => {
  it('has the cash orders that are not confirmed, the oldest first', async () => {
    const older = await givenCashOrder(orders);
    const newer = await givenCashOrder(orders);
    const toCall = (await listed('to-call')).filter((id: string) => [older.id, newer.id].includes(id));
    expect(toCall).toEqual([older.id, newer.id]);
    const before = await counted();
    await step(older.id, 'confirmed');
    expect(await listed('to-call')).not.toContain(older.id);
    expect(await listed('paid')).toContain(older.id);
    const after = await counted();
    expect([after.to_call, after.paid]).toEqual([before.to_call - 1, before.paid + 1]);
  });

  it('is not for packers, who see a cash order once it is confirmed, with what its label says of money and no more', async () => {
    const packer = staff('packer');
    const { id } = await givenCashOrder(orders);
    expect((await orders.as(packer).get(`/api/admin/orders/${id}`)).status).toBe(404);
    expect(await listed('to-call', packer)).toEqual([]);
    await step(id, 'confirmed');
    expect(await listed('paid', packer)).toContain(id);
    const { order } = (await orders.as(packer).get(`/api/admin/orders/${id}`)).body;
    expect(order).toMatchObject({ total_price: null, cod: { asked: { usd_cents: 2_400 }, fee_cents: null } });
  });
});

describe('shipping a cash order', () => {
  it('waits for the call, alone or among others', async () => {
    const { id } = await givenCashOrder(orders);
    expect((await ship(id)).body.code).toBe('CONFIRM_BY_PHONE_FIRST');
    const paid = await givenPaidOrder(orders);
    const body = { courier: 'J&T', orders: [{ id }, { id: paid }] };
    const { results } = (await orders.as(admin).post('/api/admin/orders/ship', body)).body;
    expect(
      results.map(({ ok, faults }: { ok: boolean; faults: { code: string }[] }) => [ok, faults[0]?.code]),
    ).toEqual([
      [false, 'CONFIRM_BY_PHONE_FIRST'],
      [true, undefined],
    ]);
    const pack = () => orders.as(admin).put(`/api/admin/orders/${id}/packing`, { packed: true });
    expect((await pack()).body.code).toBe('WRONG_STATUS');
    await step(id, 'confirmed');
    expect((await pack()).status).toBe(200);
  });

  it('sells the stock that it has held', async () => {
    const { id, productId } = await givenCashOrder(orders);
    expect(await stockOf(orders, productId)).toEqual({ available: 8, held: 2 });
    await step(id, 'confirmed');
    const { body } = await ship(id);
    expect(body.order).toMatchObject({ status: 'shipped', courier: 'J&T', Payment: { status: 'pending' } });
    expect(await stockOf(orders, productId)).toEqual({ available: 8, held: 0 });
    expect(await toldOf(orders, id)).toEqual(['order.placed', 'order.shipped']);
  });

  it('that is taken back waits again as it was, with its stock held', async () => {
    const { id, productId } = await givenCashOrder(orders);
    await step(id, 'confirmed');
    const many = { courier: 'J&T', orders: [{ id }] };
    const takeBack = () => orders.as(admin).post('/api/admin/orders/take-back', { orders: [id] });
    await orders.as(admin).post('/api/admin/orders/ship', many);
    expect(await stockOf(orders, productId)).toEqual({ available: 8, held: 0 });
    expect((await takeBack()).body.results).toMatchObject([{ ok: true }]);
    expect((await takeBack()).body.results).toMatchObject([{ ok: true }]);
    expect(await pageOf(orders, id)).toMatchObject({ status: 'pending', courier: null, cod: { calls: 1 } });
    expect(await stockOf(orders, productId)).toEqual({ available: 8, held: 2 });
    expect(await listed('paid')).toContain(id);
    expect((await ship(id)).status).toBe(200);
  });

  it.each([true, false])(
    'that came back (on sale meanwhile: %s) is sent again with its stock held',
    async (restock) => {
      const { id, productId } = await givenCashOrder(orders);
      await step(id, 'confirmed');
      await ship(id);
      await orders.as(admin).post(`/api/admin/orders/${id}/came-back`, { reason: 'Nobody there', restock });
      expect(await stockOf(orders, productId)).toEqual({ available: restock ? 10 : 8, held: 0 });
      const { body } = await orders.as(admin).post(`/api/admin/orders/${id}/send-again`, {});
      expect(body.order).toMatchObject({ status: 'pending', came_back_at: null });
      expect(await stockOf(orders, productId)).toEqual({ available: 8, held: 2 });
    },
  );

  it('that its shopper gives up at the same moment goes on, and payments hears of it', async () => {
    const { id, productId } = await givenCashOrder(orders);
    await step(id, 'confirmed');
    await ship(id);
    await cancelled(id);
    expect(await pageOf(orders, id)).toMatchObject({ status: 'shipped', Payment: { status: 'pending' } });
    expect(await stockOf(orders, productId)).toEqual({ available: 8, held: 0 });
    expect(await toldOf(orders, id)).toEqual(['order.placed', 'order.shipped', 'order.goes-on']);
  });
});

describe('a cash order that waits to be confirmed', () => {
  it('can be given up by its shopper, which returns the stock', async () => {
    const { id, productId } = await givenCashOrder(orders);
    await cancelled(id);
    expect(await pageOf(orders, id)).toMatchObject({ status: 'cancelled', Payment: { status: 'cancelled' } });
    expect(await stockOf(orders, productId)).toEqual({ available: 10, held: 0 });
    expect((await step(id, 'confirmed')).body.code).toBe('WRONG_STATUS');
  });

  it('is not ended by news that the time to pay is over', async () => {
    const { id } = await givenCashOrder(orders);
    const now = new Date().toISOString();
    await orders.others.deliver(anEvent('payment.expired.v1', id, { order_id: id, expired_at: now }));
    await orders.others.deliver(anEvent('payment.review.v1', id, { order_id: id, reviewed_at: now }));
    expect((await pageOf(orders, id)).status).toBe('pending');
  });

  it('is cancelled once its time is over, and its stock returns', async () => {
    const customer = aCustomer();
    const { id, productId } = await givenCashOrder(orders, customer);
    const { id: called } = await givenCashOrder(orders, customer);
    await step(called, 'confirmed');
    await endOfWait(orders, id, called);
    await waitFor(async () => (await pageOf(orders, id)).status === 'cancelled', {
      what: 'the end of its wait',
    });
    expect(await stockOf(orders, productId)).toEqual({ available: 10, held: 0 });
    expect((await pageOf(orders, called)).status).toBe('pending');
    const told = (await outboxOf(orders.databaseUrl, id)).filter(({ type }) => type === 'order.cancelled.v1');
    expect(told.map(({ data }) => data)).toMatchObject([{ reason: 'unconfirmed' }]);
    const closed = (await orders.as(customer).get('/api/user/closed-orders')).body.orders;
    expect(closed).toMatchObject([
      { id, status: 'cancelled', cod: { unconfirmed_at: expect.stringMatching(/^20.*Z$/) } },
    ]);
    expect((await pageOf(orders, id)).timeline.at(-1)).toMatchObject({ type: 'unconfirmed', by: null });
  });
});
