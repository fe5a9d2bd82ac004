import { actsOn, anHourLater, query, sentAgain, staff } from '@mekong/testing';
import type { PaymentsUnderTest } from './builders.js';
import type { FakeBakong } from './fake-bakong.js';
import { type KhqrShop, startKhqrShop, type KhqrOrder } from './khqr-shop.js';

let bank: FakeBakong;
let payments: PaymentsUnderTest;
let shop: KhqrShop;
let stop: () => Promise<void>;
const admin = staff('admin');
const another = staff('admin');
beforeAll(async () => {
  ({ bank, payments, shop, stop } = await startKhqrShop());
});
afterAll(() => stop());

interface GiveBack {
  id: string;
  order_id: string;
}
const base = '/api/admin/money/give-backs';
const list = async (who = admin): Promise<GiveBack[]> =>
  (await payments.as(who).get(`${base}?limit=100`)).body.give_backs;
const send = (id: string, body: object, who = admin, key?: Record<string, string>) =>
  payments.as(who).post(`${base}/${id}/sent`, body, key);
const some = () => `FT-${Math.random()}`;
const usd = (amount: number) => ({ amount, currency: 'USD' as const });

/** A paid order of so many cents, all of which is to be given back. */
async function givenOwed(cents = 2_199): Promise<{ order: KhqrOrder; id: string }> {
  const order = await shop.order({ total: usd(cents) });
  bank.pay(order.code.payload, { amount: `${cents / 100}` });
  await shop.check(order);
  await shop.refundAll(order);
  const found = (await list()).find(({ order_id }) => order_id === order.orderId);
  return { order, id: found!.id };
}
const oldestOpen = async () =>
  (await payments.as(admin).get('/api/admin/money/balances')).body.balances.find(
    ({ account }: { account: string }) => account === 'to-give-back',
  ).oldest_open_at;

describe('what is owed', () => {
  it('is listed for admins and support, the oldest first, with its order', async () => {
    const { order, id } = await givenOwed();
    const second = await givenOwed();
    const owed = await list(staff('support'));
    const ids = owed.map((one) => one.id);
    expect(ids.indexOf(id)).toBeLessThan(ids.indexOf(second.id));
    expect(owed.find((one) => one.id === id)).toMatchObject({
      order_id: order.orderId,
      method: 'khqr',
      currency: 'USD',
      minor: 2_199,
      status: 'open',
      proposed: null,
    });
    expect((await payments.as(staff('seller')).get(base)).status).toBe(403);
  });

  it('comes to nothing when it is sent, once, by its reference', async () => {
    const { order, id } = await givenOwed();
    const body = { reference: some() };
    const { status, body: answer } = await sentAgain((key) => send(id, body, admin, key));
    expect([status, answer.give_back.status]).toEqual([200, 'sent']);
    expect((await shop.booked(order))[0]).toEqual({ 'to-give-back': 2_199, khqr: -2_199 });
    expect((await list()).map((one) => one.id)).not.toContain(id);
    expect((await send(id, { reference: some() })).body.code).toBe('IS_GIVEN_BACK');
    expect(await actsOn(payments.databaseUrl, order.orderId)).toMatchObject([
      { data: { action: 'money.refund-sent', after: { ...body, from: 'khqr', amount: 21.99 } } },
    ]);
  });

  it('can be given from the cash in the shop', async () => {
    const { order, id } = await givenOwed();
    expect((await send(id, { reference: some(), from: 'cash-box' })).status).toBe(200);
    expect((await shop.booked(order))[0]).toEqual({ 'to-give-back': 2_199, 'cash-box': -2_199 });
    expect((await send(id, { reference: some(), from: 'sales' })).body.errors).toMatchObject([
      { field: 'from' },
    ]);
  });

  it('is open since the oldest that was not sent, in whatever order they are', async () => {
    for (const { id } of await list()) await send(id, { reference: some() });
    const [first, second] = [await givenOwed(), await givenOwed()];
    const since = await oldestOpen();
    await send(second.id, { reference: some() });
    expect(await oldestOpen()).toBe(since);
    await send(first.id, { reference: some() });
    expect(await oldestOpen()).toBeNull();
  });

  it('is not proven by the reference of other money', async () => {
    const [one, two] = [await givenOwed(), await givenOwed()];
    const body = { reference: some() };
    expect((await send(one.id, body)).status).toBe(200);
    expect((await send(two.id, body)).body.code).toBe('REFERENCE_USED');
    expect((await send(two.id, { reference: ' ' })).body.errors).toMatchObject([{ field: 'reference' }]);
  });

  it('is decided by admins who have just typed their password', async () => {
    const { id } = await givenOwed();
    expect((await send(id, { reference: some() }, staff('support'))).status).toBe(403);
    expect((await send(id, { reference: some() }, anHourLater(admin))).body.code).toBe('CONFIRM_PASSWORD');
    for (const wrong of ['0-USD', '999999-USD', 'x', '1-EUR'])
      expect((await send(wrong, { reference: some() })).status).toBe(404);
  });
});

describe('much money', () => {
  it('needs a second admin, who says the same', async () => {
    const { order, id } = await givenOwed(20_001);
    const body = { reference: some() };
    expect((await send(id, body)).body.give_back).toMatchObject({
      status: 'proposed',
      proposed: { ...body, from: 'khqr', by: admin.userId, name: admin.name },
    });
    const again = await send(id, body);
    expect(again.body).toMatchObject({ status: 409, code: 'ANOTHER_PERSON_NEEDED' });
    expect(await shop.booked(order)).toHaveLength(2);
    expect((await send(id, body, another)).body.give_back).toMatchObject({ status: 'sent', proposed: null });
    expect((await shop.booked(order))[0]).toEqual({ 'to-give-back': 20_001, khqr: -20_001 });
    expect((await actsOn(payments.databaseUrl, order.orderId)).map(({ data }) => data.action)).toEqual([
      'money.give-back-proposed',
      'money.refund-sent',
    ]);
  });

  it('is proposed anew by whoever says something else', async () => {
    const { id } = await givenOwed(20_001);
    await send(id, { reference: 'FT-wrong' });
    const other = await send(id, { reference: 'FT-right' }, another);
    expect(other.body.give_back).toMatchObject({ status: 'proposed', proposed: { by: another.userId } });
    expect((await send(id, { reference: 'FT-right' }, another)).body.code).toBe('ANOTHER_PERSON_NEEDED');
    expect((await send(id, { reference: 'FT-right' })).body.give_back.status).toBe('sent');
  });

  it('is given back once, also by two who confirm at once', async () => {
    const { order, id } = await givenOwed(20_001);
    const body = { reference: some() };
    await send(id, body);
    const answers = await Promise.all([send(id, body, another), send(id, body, staff('admin'))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await shop.booked(order)).toHaveLength(3);
  });

  it('in riel counts at the rate of now', async () => {
    const order = await shop.order({ payment: { method: 'khqr', currency: 'KHR' }, total: usd(20_100) });
    bank.pay(order.code.payload, { amount: 824_100, currency: 'KHR' });
    await shop.check(order);
    await shop.refundAll(order);
    const { id } = (await list()).find(({ order_id }) => order_id === order.orderId)!;
    expect(id).toMatch(/-KHR$/);
    expect((await send(id, { reference: some() })).body.give_back.status).toBe('proposed');
  });

  it('that fits no payment needs a second admin, too', async () => {
    const order = await shop.order({ total: usd(30_000) });
    await payments.as(order.customer).post(`/api/payment/${order.orderId}/cancel`);
    bank.pay(order.code.payload, { amount: 300 });
    await shop.check(order);
    const [row] = await query(payments.databaseUrl, 'SELECT max(evidence_id)::text AS id FROM unmatched');
    const giveBack = (who: typeof admin) =>
      payments
        .as(who)
        .post(`/api/admin/money/evidence/${row!.id}/give-back`, { reference: 'FT-30000', reason: 'late' });
    expect((await giveBack(admin)).body.money).toMatchObject({
      settled_as: null,
      proposed: { reference: 'FT-30000', by: admin.userId },
    });
    const { unmatched } = (await payments.as(admin).get('/api/admin/money/unmatched')).body;
    expect(unmatched[0].proposed).toMatchObject({ reference: 'FT-30000', name: admin.name });
    expect((await giveBack(admin)).body.code).toBe('ANOTHER_PERSON_NEEDED');
    expect((await giveBack(another)).body.money).toMatchObject({ settled_as: 'given-back', proposed: null });
  });
});

it('what is given back of one order in parts needs two people once it is much together', async () => {
  const order = await shop.order({ total: usd(30_000) });
  bank.pay(order.code.payload, { amount: 300 });
  await shop.check(order);
  const part = async () => {
    await shop.refundPart(order, 15_000);
    const owed = (await list()).find(({ order_id }) => order_id === order.orderId);
    return (await send(owed!.id, { reference: some() })).body.give_back;
  };
  expect(await part()).toMatchObject({ status: 'sent', proposed: null });
  expect(await part()).toMatchObject({ status: 'proposed', proposed: { name: admin.name } });
});
