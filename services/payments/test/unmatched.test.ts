import { actsOn, anEvent, anHourLater, outboxOf, query, sentAgain, staff } from '@mekong/testing';
import type { PaymentsUnderTest } from './builders.js';
import type { FakeBakong } from './fake-bakong.js';
import { type KhqrShop, startKhqrShop, type KhqrOrder } from './khqr-shop.js';

let bank: FakeBakong;
let payments: PaymentsUnderTest;
let shop: KhqrShop;
let stop: () => Promise<void>;
const admin = staff('admin');
beforeAll(async () => {
  ({ bank, payments, shop, stop } = await startKhqrShop());
});
afterAll(() => stop());

const list = async (who = admin) => (await payments.as(who).get('/api/admin/money/unmatched?limit=100')).body;
/** Money of $21.99 that came for a cancelled order. */
async function givenUnmatched(): Promise<{ id: string; order: KhqrOrder; hash: string }> {
  const order = await shop.order();
  await payments.as(order.customer).post(`/api/payment/${order.orderId}/cancel`);
  const { hash } = bank.pay(order.code.payload);
  await shop.check(order);
  const found = (await list()).unmatched.find((one: { order_id: string }) => one.order_id === order.orderId);
  return { id: found.id, order, hash };
}
const settle = (id: string, how: string, body: object, who = admin, headers?: Record<string, string>) =>
  payments.as(who).post(`/api/admin/money/evidence/${id}/${how}`, body, headers);
const balanceOf = async (account: string) => {
  const { body } = await payments.as(admin).get('/api/admin/money/balances');
  return body.balances.find((one: { account: string }) => one.account === account);
};

describe('money that fits no payment', () => {
  it('is listed for admins and support, the newest first, with why', async () => {
    const { order, hash } = await givenUnmatched();
    const { unmatched, total } = await list(staff('support'));
    expect(total).toBe(unmatched.length);
    expect(unmatched[0]).toMatchObject({
      provider: 'khqr',
      transaction_id: hash,
      order_id: order.orderId,
      currency: 'USD',
      minor: 2_199,
      payer: 'dara@bank',
      reason: 'cancelled',
      settled_as: null,
    });
    expect((await payments.as(staff('seller')).get('/api/admin/money/unmatched')).status).toBe(403);
  });

  it('says since when some of it is open', async () => {
    await givenUnmatched();
    const { minor, oldest_open_at } = await balanceOf('unmatched');
    const { unmatched } = await list();
    expect(minor).toBe(-2_199 * unmatched.length);
    expect(oldest_open_at).toBe(unmatched.at(-1).opened_at);
    expect((await balanceOf('khqr')).oldest_open_at).toBeNull();
  });
});

describe('attaching it', () => {
  it('pays an order that waits for the same amount, once, by the same money', async () => {
    const { id, hash } = await givenUnmatched();
    const other = await shop.order();
    const { status, body } = await sentAgain((key) =>
      settle(id, 'attach', { order_id: other.orderId }, admin, key),
    );
    expect([status, body.money.settled_as]).toEqual([200, 'attached']);
    expect((await shop.status(other)).status).toBe('paid');
    expect(await shop.booked(other)).toEqual([{ unmatched: 2_199, sales: -1_999, delivery: -200 }]);
    const events = await outboxOf(payments.databaseUrl, other.orderId);
    expect(events).toMatchObject([{ type: 'payment.completed.v1', data: { transaction_id: hash } }]);
    expect(await actsOn(payments.databaseUrl, id)).toMatchObject([
      {
        data: { action: 'money.attached', after: { order: 'MG-2611-0001', amount: 21.99, currency: 'USD' } },
      },
    ]);
  });

  it('to an order of another amount, currency or method is refused, and leaves it open', async () => {
    const { id } = await givenUnmatched();
    const dearer = await shop.order({ total: { amount: 2_200, currency: 'USD' } });
    const inRiel = await shop.order({ payment: { method: 'khqr', currency: 'KHR' }, riel_rate: 4_100 });
    const byDemo = await shop.order({ payment: { method: 'demo', currency: 'USD' } });
    const refusals = [];
    for (const { orderId } of [dearer, inRiel, byDemo])
      refusals.push((await settle(id, 'attach', { order_id: orderId })).body);
    expect(refusals.map(({ code, params }) => `${code}.${params.reason}`)).toEqual([
      'MONEY_DOES_NOT_FIT.amount',
      'MONEY_DOES_NOT_FIT.currency',
      'MONEY_DOES_NOT_FIT.method',
    ]);
    expect((await settle(id, 'write-off', { reason: 'test' })).status).toBe(200);
  });

  it('that came to another account than that of its code is refused, also for the order it came for', async () => {
    const order = await shop.order();
    await payments.as(order.customer).post(`/api/payment/${order.orderId}/cancel`);
    bank.pay(order.code.payload, { toAccountId: 'stranger@bank' });
    await shop.check(order);
    const [{ id, reason }] = (await list()).unmatched;
    expect(reason).toBe('account');
    const atTheDoor = await shop.order({ payment: { method: 'cod', currency: 'USD' }, riel_rate: 4_100 });
    for (const { orderId } of [order, await shop.order(), atTheDoor]) {
      const { body } = await settle(id, 'attach', { order_id: orderId });
      expect(`${body.code}.${body.params.reason}`).toBe('MONEY_DOES_NOT_FIT.account');
    }
    expect((await settle(id, 'write-off', { reason: 'never came here' })).status).toBe(200);
  });

  it('to another order that does not wait for money, or to none, is refused', async () => {
    const { id } = await givenUnmatched();
    const { order } = await givenUnmatched();
    expect((await settle(id, 'attach', { order_id: order.orderId })).body.code).toBe('PAYMENT_CANCELLED');
    expect((await settle(id, 'attach', { order_id: 'nothing' })).status).toBe(404);
    expect((await settle(id, 'attach', {})).body.errors).toMatchObject([{ field: 'order_id' }]);
  });
});

describe('attaching it to the order that it came for', () => {
  const notReopened = (order: KhqrOrder) => {
    const data = {
      order_id: order.orderId,
      order_number: 'MG-2611-0001',
      payment_status: 'cancelled' as const,
    };
    const event = anEvent('order.not-reopened.v1', order.orderId, { ...data, reason: 'sold-out' });
    return payments.others.deliver(event);
  };

  it('pays it though it has ended, and asks orders to open it again', async () => {
    const { id, order, hash } = await givenUnmatched();
    const { body } = await settle(id, 'attach', { order_id: order.orderId });
    expect(body.money.settled_as).toBe('attached');
    expect((await shop.status(order)).status).toBe('paid');
    expect((await outboxOf(payments.databaseUrl, order.orderId)).at(-1)).toMatchObject({
      type: 'payment.came-late.v1',
      data: { transaction_id: hash, by: { user_id: admin.userId } },
    });
  });

  it('leaves it unmatched again, and the books as before, where the order cannot be opened again', async () => {
    const { id, order } = await givenUnmatched();
    await settle(id, 'attach', { order_id: order.orderId });
    await notReopened(order);
    await notReopened(order);
    expect((await shop.status(order)).status).toBe('cancelled');
    expect(await shop.booked(order)).toEqual([
      { unmatched: -2_199, sales: 1_999, delivery: 200 },
      { unmatched: 2_199, sales: -1_999, delivery: -200 },
      { khqr: 2_199, unmatched: -2_199 },
    ]);
    const { unmatched } = await list();
    expect(unmatched.find((one: { id: string }) => one.id === id)).toMatchObject({
      reason: 'not-reopened',
      settled_as: null,
    });
    expect((await shop.typesOf(order)).slice(-2)).toEqual(['payment.came-late.v1', 'money.unmatched.v1']);
    const reference = { reference: `FT-${id}`, reason: 'sold out' };
    expect((await settle(id, 'give-back', reference)).body.money.settled_as).toBe('given-back');
  });
});

describe('giving it back', () => {
  it('takes it from both accounts, with the reference as evidence and the reason in the audit log', async () => {
    const { id, order } = await givenUnmatched();
    const body = { reference: `FT-${id}`, reason: 'paid after cancelling' };
    expect((await settle(id, 'give-back', body)).body.money.settled_as).toBe('given-back');
    expect(await shop.booked(order)).toEqual([
      { unmatched: 2_199, khqr: -2_199 },
      { khqr: 2_199, unmatched: -2_199 },
    ]);
    expect(await actsOn(payments.databaseUrl, id)).toMatchObject([
      { data: { action: 'money.given-back', after: body } },
    ]);
    const proofs = `SELECT minor::int FROM evidence WHERE kind = 'refund' AND transaction_id = $1`;
    expect(await query(payments.databaseUrl, proofs, [body.reference])).toEqual([{ minor: 2_199 }]);
  });

  it('with a reference that proves other money is refused', async () => {
    const [one, two] = [await givenUnmatched(), await givenUnmatched()];
    const body = { reference: 'FT-same', reason: 'twice' };
    expect((await settle(one.id, 'give-back', body)).status).toBe(200);
    expect((await settle(two.id, 'give-back', body)).body.code).toBe('REFERENCE_USED');
  });

  it('with a reference that proves other money in another letter case is refused, also by two at once', async () => {
    const [one, two] = [await givenUnmatched(), await givenUnmatched()];
    const giveBack = ({ id }: { id: string }, reference: string) =>
      settle(id, 'give-back', { reference, reason: 'twice' });
    const answers = await Promise.all([giveBack(one, 'FT-Other-Case'), giveBack(two, 'ft-other-case')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await giveBack(await givenUnmatched(), 'FT-OTHER-CASE')).body.code).toBe('REFERENCE_USED');
  });

  it.each(['reference', 'reason'])('without a %s is refused, naming the field', async (field) => {
    const { id } = await givenUnmatched();
    const { body } = await settle(id, 'give-back', { reference: 'FT-1', reason: 'x', [field]: ' ' });
    expect(body).toMatchObject({ status: 400, errors: [{ field }] });
  });
});

describe('deciding about it', () => {
  it('twice is refused, also by two admins at once', async () => {
    const { id } = await givenUnmatched();
    const answers = await Promise.all([
      settle(id, 'write-off', { reason: 'too small' }),
      settle(id, 'write-off', { reason: 'too small' }, staff('admin')),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await settle(id, 'give-back', { reference: 'FT-2', reason: 'x' })).body.code).toBe(
      'MONEY_IS_SETTLED',
    );
  });

  it('is for admins who have just typed their password', async () => {
    const { id } = await givenUnmatched();
    const body = { reason: 'too small' };
    expect((await settle(id, 'write-off', body, staff('support'))).status).toBe(403);
    expect((await settle(id, 'write-off', body, anHourLater(admin))).body.code).toBe('CONFIRM_PASSWORD');
  });

  it.each(['0', '999999', 'x', '-1', '1.5'])('of %s, which is no such money, answers 404', async (id) => {
    expect((await settle(id, 'write-off', { reason: 'x' })).status).toBe(404);
  });
});
