import { actsOn, anHourLater, query, sentAgain, staff, waitFor } from '@mekong/testing';
import type { PaymentsUnderTest } from './builders.js';
import { KhqrShop, type KhqrOrder } from './khqr-shop.js';
import { PayWay, startPaymentsWith, startReplica } from './pay-way.js';

let payWay: PayWay;
let payments: PaymentsUnderTest;
let shop: KhqrShop;
beforeEach(async () => {
  payWay = new PayWay();
  payments = await startPaymentsWith(payWay);
  shop = new KhqrShop(payments);
});
afterEach(() => payments.stop());

const admin = staff('admin');
const another = staff('admin');
const base = '/api/admin/money/give-backs';
const sql = (text: string, values: unknown[] = []) => query(payments.databaseUrl, text, values);
const list = async () => (await payments.as(admin).get(`${base}?limit=100`)).body.give_backs;
const owedOf = async ({ orderId }: KhqrOrder) =>
  (await list()).filter(({ order_id }: { order_id: string }) => order_id === orderId);
const refund = (id: string, who = admin, key?: Record<string, string>) =>
  payments.as(who).post(`${base}/${id}/refund`, {}, key);
const send = (id: string, reference = `FT-${Math.random()}`) =>
  payments.as(admin).post(`${base}/${id}/sent`, { reference });

/** An order that the provider has taken so many cents for. */
async function givenPaid(cents = 2_199): Promise<KhqrOrder> {
  const order = await shop.order({ total: { amount: cents, currency: 'USD' } });
  payWay.pay(order.orderId, cents);
  await shop.check(order);
  return order;
}

async function givenOwed(cents = 2_199): Promise<{ order: KhqrOrder; id: string }> {
  const order = await givenPaid(cents);
  await shop.refundAll(order);
  return { order, id: (await owedOf(order))[0].id };
}

const isKept = (order: KhqrOrder) =>
  waitFor(async () => (await owedOf(order)).length === 0, { what: 'the promise to be kept' });
const triesOf = async () => Number((await sql('SELECT max(tries) AS tries FROM refund_calls'))[0]!.tries);
const tried = (times: number) => waitFor(async () => (await triesOf()) >= times, { what: `try ${times}` });
/** As if it were time to ask once more, and whoever had asked were dead. */
const dueAgain = () =>
  sql(`UPDATE refund_calls SET next_at = now(), taken_until = NULL WHERE state = 'asked'`);
const givenBack = ({ orderId }: KhqrOrder) => payWay.givenBack.get(orderId.slice(0, 20)) ?? 0;
/** What is left of an order on each account. */
const sums = async ({ orderId }: KhqrOrder) =>
  Object.fromEntries(
    (
      await sql(
        `SELECT account, sum(minor)::int AS minor FROM journal_lines JOIN journals ON id = journal_id
         WHERE order_id = $1 GROUP BY account HAVING sum(minor) <> 0`,
        [orderId],
      )
    ).map(({ account, minor }) => [account, minor]),
  );

describe('a provider that can give back', () => {
  it('is asked once, and what it gave is booked by its own id', async () => {
    const { order, id } = await givenOwed();
    expect((await owedOf(order))[0]).toMatchObject({ status: 'open', by_provider: true, refused: null });
    const { status, body } = await sentAgain((key) => refund(id, admin, key));
    expect([status, body.give_back.status]).toEqual([202, 'sending']);
    await isKept(order);
    expect(payWay.refundsAsked).toMatchObject([{ minor: 2_199, currency: 'USD', givenBefore: 0 }]);
    expect((await shop.booked(order))[0]).toEqual({ 'to-give-back': 2_199, khqr: -2_199 });
    const evidence = await sql(`SELECT transaction_id, minor::int FROM evidence WHERE kind = 'refund'`);
    expect(evidence).toEqual([{ transaction_id: `RF-${order.orderId.slice(0, 20)}-2199`, minor: 2_199 }]);
    expect(await sums(order)).toEqual({});
    expect(await actsOn(payments.databaseUrl, order.orderId)).toMatchObject([
      { data: { action: 'money.refund-asked', after: { amount: 21.99, currency: 'USD' } } },
    ]);
  });

  it('gives parts one after the other, each once', async () => {
    const order = await givenPaid();
    for (const cents of [500, 300]) {
      await shop.refundPart(order, cents);
      await refund((await owedOf(order))[0].id);
      await isKept(order);
    }
    expect(payWay.refundsAsked).toMatchObject([
      { minor: 500, givenBefore: 0 },
      { minor: 300, givenBefore: 500 },
    ]);
    expect(new Set(payWay.refundsAsked.map(({ key }) => key)).size).toBe(2);
    expect(givenBack(order)).toBe(800);
  });

  it('whose answer was lost after the money went is not asked again: its status tells', async () => {
    payWay.refundFaults.push('lost-answer');
    const { order, id } = await givenOwed();
    await refund(id);
    await tried(1);
    await waitFor(() => Promise.resolve(givenBack(order) === 2_199), { what: 'the money to go' });
    await dueAgain();
    await isKept(order);
    expect([givenBack(order), payWay.refundsAsked.length]).toEqual([2_199, 1]);
    expect(await sums(order)).toEqual({});
  });

  it('that never got the question is asked once more', async () => {
    payWay.refundFaults.push('lost');
    const { order, id } = await givenOwed();
    await refund(id);
    await tried(1);
    await waitFor(() => Promise.resolve(payWay.refundsAsked.length === 1), { what: 'the question' });
    await dueAgain();
    await isKept(order);
    expect([givenBack(order), payWay.refundsAsked.length]).toEqual([2_199, 2]);
    expect(payWay.refundsAsked[0]!.key).toBe(payWay.refundsAsked[1]!.key);
  });

  it('is not asked to give again while nobody can say whether it did', async () => {
    payWay.refundFaults.push('lost-answer');
    const { order, id } = await givenOwed();
    await refund(id);
    await tried(1);
    await waitFor(() => Promise.resolve(givenBack(order) === 2_199), { what: 'the money to go' });
    payWay.isSilent = true;
    await dueAgain();
    await tried(2);
    expect((await owedOf(order))[0].status).toBe('sending');
    expect((await send(id)).body).toMatchObject({ status: 409, code: 'IS_BEING_GIVEN_BACK' });
    payWay.isSilent = false;
    await dueAgain();
    await isKept(order);
    expect(payWay.refundsAsked).toHaveLength(1);
    expect(await sums(order)).toEqual({});
  });

  it('that refuses leaves it to people', async () => {
    payWay.refundFaults.push('refused');
    const { order, id } = await givenOwed();
    await refund(id);
    const isRefused = async () => (await owedOf(order))[0].refused !== null;
    await waitFor(isRefused, { what: 'the refusal' });
    expect((await owedOf(order))[0]).toMatchObject({ status: 'open', refused: 'over 30 days' });
    expect((await send(id)).body.give_back.status).toBe('sent');
    expect(await sums(order)).toEqual({});
    expect((await refund(id)).body.code).toBe('IS_GIVEN_BACK');
  });
});

describe('at once', () => {
  it('two admins have it given once', async () => {
    const { order, id } = await givenOwed();
    const answers = await Promise.all([refund(id), refund(id, another), refund(id, staff('admin'))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409]);
    await isKept(order);
    expect([givenBack(order), payWay.refundsAsked.length]).toEqual([2_199, 1]);
  });

  it('one who notes a transfer and one who has it given get it given once', async () => {
    const { order, id } = await givenOwed();
    const [byHand, byProvider] = await Promise.all([send(id), refund(id)]);
    const statuses = [byHand.status, byProvider.status];
    expect(statuses.filter((status) => status === 409)).toHaveLength(1);
    await isKept(order);
    expect(await sums(order)).toEqual({});
    const gone = await sql(`SELECT count(*)::int AS n FROM evidence WHERE kind = 'refund'`);
    expect(gone).toEqual([{ n: 1 }]);
  });

  it('a second replica does not ask while the first waits for its answer', async () => {
    const second = await startReplica(payments.databaseUrl);
    const owed = [await givenOwed(), await givenOwed(), await givenOwed()];
    await Promise.all(owed.map(({ id }) => refund(id)));
    for (const { order } of owed) await isKept(order);
    expect(payWay.refundsAsked).toHaveLength(3);
    await second.close();
  });
});

describe('an answer that comes late', () => {
  it('after another replica has found out is not counted again', async () => {
    let answer = () => {};
    const { order, id } = await givenOwed();
    payWay.held = new Promise<void>((resolve) => (answer = resolve));
    await refund(id);
    await waitFor(() => Promise.resolve(givenBack(order) === 2_199), { what: 'the money to go' });
    payWay.held = Promise.resolve();
    const second = await startReplica(payments.databaseUrl);
    await dueAgain();
    await isKept(order);
    answer();
    await second.close();
    expect(payWay.refundsAsked).toHaveLength(1);
    expect(await sums(order)).toEqual({});
    expect(await shop.booked(order)).toHaveLength(3);
  });
});

describe('who may have it given', () => {
  it('are admins who have just typed their password', async () => {
    const { id } = await givenOwed();
    expect((await refund(id, staff('support'))).status).toBe(403);
    expect((await refund(id, anHourLater(admin))).body.code).toBe('CONFIRM_PASSWORD');
    for (const wrong of ['0-USD', '999999-USD', 'x', '1-EUR']) expect((await refund(wrong)).status).toBe(404);
    expect(payWay.refundsAsked).toEqual([]);
  });

  it('are two people where it is much', async () => {
    const { order, id } = await givenOwed(20_001);
    expect((await refund(id)).body.give_back).toMatchObject({
      status: 'proposed',
      proposed: { from: 'provider', by: admin.userId },
    });
    expect((await refund(id)).body.code).toBe('ANOTHER_PERSON_NEEDED');
    expect(payWay.refundsAsked).toEqual([]);
    expect((await refund(id, another)).body.give_back).toMatchObject({ status: 'sending', proposed: null });
    await isKept(order);
    expect(givenBack(order)).toBe(20_001);
  });

  it('are nobody where its provider did not take the money', async () => {
    const order = await shop.order();
    await sql(
      `WITH proof AS (INSERT INTO evidence (provider, transaction_id, kind, order_id, currency, minor, at)
         VALUES ('statement', 'FT-1', 'payment', $1, 'USD', 2199, now()) RETURNING id)
       UPDATE payments SET status = 'completed', evidence_id = proof.id, transaction_id = 'FT-1', paid_at = now()
       FROM proof WHERE order_id = $1`,
      [order.orderId],
    );
    await shop.refundPart(order, 500);
    const [owed] = await owedOf(order);
    expect(owed.by_provider).toBe(false);
    expect((await refund(owed.id)).body).toMatchObject({ status: 409, code: 'GIVEN_BACK_BY_HAND' });
  });
});
