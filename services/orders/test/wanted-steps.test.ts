import { randomUUID } from 'node:crypto';
import type { EventData } from '@mekong/contracts';
import type { Identity } from '@mekong/service-defaults';
import { actsOn, aCustomer, anEvent, anIdentity, outboxOf, query, staff } from '@mekong/testing';
import { givenPaidOrder, startOrders, type OrdersUnderTest } from './builders.js';
import { givenCashOrder, pageOf } from './cash-builders.js';

type Wanted = EventData<'order.step-wanted.v1'>;

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders({ KHR_RATE: '4100' });
});
afterAll(() => orders.stop());

const sok = anIdentity({ role: 'admin', name: 'Sok' });
const keo = anIdentity({ role: 'admin', name: 'Keo' });

const wantedOf = (id: string, step: Wanted['step'], who: Identity, more: Partial<Wanted> = {}) => {
  const { userId: user_id, email, name, role } = who;
  const by = { user_id, email, name, role: role as Wanted['by']['role'] };
  const wanted = { order_id: id, step, by, via: 'telegram' as const, reply_to: randomUUID(), ...more };
  return anEvent('order.step-wanted.v1', id, wanted);
};

/** What orders answers somebody who wants an order to take a step. */
async function judged(id: string, step: Wanted['step'], who = sok, more: Partial<Wanted> = {}) {
  const wanted = wantedOf(id, step, who, more);
  await orders.others.deliver(wanted);
  const told = (await outboxOf(orders.databaseUrl, id)).filter(({ type }) => type === 'order.step-judged.v1');
  return told
    .map(({ data }) => data as EventData<'order.step-judged.v1'>)
    .find(({ reply_to }) => reply_to === wanted.data.reply_to)!;
}
const actions = async (id: string) => (await actsOn(orders.databaseUrl, id)).map(({ data }) => data.action);

describe('a step that staff want by Telegram', () => {
  it('is taken as in the dashboard, and the audit log says by what', async () => {
    const { id, number } = await givenCashOrder(orders);
    const done = { outcome: 'done', who: 'Sok', order_number: number, by: sok.userId };
    expect(await judged(id, 'confirm')).toMatchObject(done);
    expect(await judged(id, 'pack')).toMatchObject(done);
    expect(await judged(id, 'ship', sok, { courier: 'Own delivery' })).toMatchObject(done);
    expect(await pageOf(orders, id)).toMatchObject({ status: 'shipped', courier: 'Own delivery' });
    const acts = await actsOn(orders.databaseUrl, id);
    expect(acts.map(({ data }) => [data.action, data.actor.name, data.after?.via])).toEqual([
      ['order.confirmed', 'Sok', 'Telegram'],
      ['order.packed', 'Sok', 'Telegram'],
      ['order.shipped', 'Sok', 'Telegram'],
    ]);
  });

  it('is taken once when its event comes twice', async () => {
    const { id } = await givenCashOrder(orders);
    const wanted = wantedOf(id, 'confirm', sok);
    await orders.others.deliver(wanted);
    await orders.others.deliver(wanted);
    expect(await actions(id)).toEqual(['order.confirmed']);
    const answers = (await outboxOf(orders.databaseUrl, id)).filter(
      ({ type }) => type === 'order.step-judged.v1',
    );
    expect(answers).toHaveLength(1);
  });

  it('is told who was first where somebody else was', async () => {
    const { id } = await givenCashOrder(orders);
    for (const [step, more] of [
      ['confirm', {}],
      ['pack', {}],
      ['ship', { courier: 'Grab' }],
    ] as const) {
      await judged(id, step, sok, more);
      expect(await judged(id, step, keo, more)).toMatchObject({
        outcome: 'already',
        who: 'Sok',
        at: expect.any(String),
      });
    }
    expect(await actions(id)).toEqual(['order.confirmed', 'order.packed', 'order.shipped']);
  });

  it('needs a courier of the shop, and a number where that has one', async () => {
    const id = await givenPaidOrder(orders);
    const asked = await judged(id, 'ship');
    expect(asked).toMatchObject({ outcome: 'courier-needed' });
    expect(asked.couriers).toContainEqual({ name: 'J&T', needs_number: true });
    expect((await judged(id, 'ship', sok, { courier: 'Nobody' })).outcome).toBe('courier-needed');
    expect((await judged(id, 'ship', sok, { courier: 'J&T' })).outcome).toBe('courier-needed');
    const sent = { courier: 'J&T', tracking_number: 'JT-1' };
    expect((await judged(id, 'ship', sok, sent)).outcome).toBe('done');
    expect(await pageOf(orders, id)).toMatchObject({ status: 'shipped', tracking_number: 'JT-1' });
  });

  it('is refused by the rules of the dashboard, and nothing is done', async () => {
    const cash = await givenCashOrder(orders);
    const paid = await givenPaidOrder(orders);
    const codeOf = async (...given: Parameters<typeof judged>) => (await judged(...given)).problem?.code;
    expect(await codeOf(cash.id, 'pack')).toBe('WRONG_STATUS');
    expect(await codeOf(cash.id, 'ship', sok, { courier: 'Grab' })).toBe('CONFIRM_BY_PHONE_FIRST');
    expect(await codeOf(paid, 'confirm')).toBe('NOT_CASH_ON_DELIVERY');
    expect(await codeOf('nowhere', 'pack')).toBe('NOT_FOUND');
    expect(await actions(cash.id)).toEqual([]);
  });

  it('is only for whose role may take it', async () => {
    const { id } = await givenCashOrder(orders);
    const paid = await givenPaidOrder(orders);
    const codeOf = async (...given: Parameters<typeof judged>) => (await judged(...given)).problem?.code;
    for (const role of ['packer', 'seller'] as const)
      expect(await codeOf(id, 'confirm', staff(role))).toBe('FORBIDDEN');
    expect(await codeOf(paid, 'pack', staff('support'))).toBe('FORBIDDEN');
    expect(await codeOf(paid, 'ship', staff('seller'), { courier: 'Grab' })).toBe('FORBIDDEN');
    expect(await codeOf(paid, 'pack', staff('seller'))).toBe('NOT_FOUND');
    await query(
      orders.databaseUrl,
      'INSERT INTO known_staff SELECT user_id, now() FROM orders WHERE id = $1',
      [id],
    );
    expect(await codeOf(id, 'confirm', staff('support'))).toBe('NOT_FOUND');
  });

  it('packs only the lines of the seller who wants it', async () => {
    const seller = anIdentity({ role: 'seller', name: 'Vanna' });
    const id = await givenPaidOrder(orders, { sellerId: seller.userId, customer: aCustomer() });
    expect(await judged(id, 'pack', seller)).toMatchObject({ outcome: 'done', who: 'Vanna', is_part: true });
  });
});
