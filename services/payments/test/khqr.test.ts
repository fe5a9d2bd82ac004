import { readKhqr, md5Of } from '@mekong/khqr';
import { aCustomer, outboxOf, query, staff, waitFor } from '@mekong/testing';
import { startPayments, type PaymentsUnderTest } from './builders.js';
import type { FakeBakong } from './fake-bakong.js';
import { bankSettings, KhqrShop, startKhqrShop } from './khqr-shop.js';

let bank: FakeBakong;
let payments: PaymentsUnderTest;
let shop: KhqrShop;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ bank, payments, shop, stop } = await startKhqrShop());
});
beforeEach(() => {
  bank.mood = 'well';
});
afterAll(() => stop());

describe('the link into the app of a bank', () => {
  it('is made once for each code, and shown with it', async () => {
    const { code, ...order } = await shop.order();
    expect(code.deeplink).toMatch(/^https:\/\/bakong\.test\/\d+$/);
    expect((await shop.code(order)).deeplink).toBe(code.deeplink);
  });

  it('is missing where the bank makes none, and the code is not', async () => {
    bank.mood = 'page';
    const other = await startPayments(bankSettings(bank));
    const { code } = await new KhqrShop(other).order();
    expect([code.deeplink, code.payload.startsWith('000201')]).toEqual([null, true]);
    const asked = bank.links.length;
    await new KhqrShop(other).order();
    expect(bank.links).toHaveLength(asked);
    await other.stop();
  });
});

const refusePosting = `
  CREATE FUNCTION refuse_posting() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''not now''; END';
  CREATE TRIGGER refuse_posting BEFORE INSERT ON journals FOR EACH ROW EXECUTE FUNCTION refuse_posting()`;

describe('the code of an order', () => {
  it('names the amount, the account and the order, and is the same at each look, with the md5 of exactly its text', async () => {
    const order = await shop.order();
    const { payload, md5, currency, amount_minor, amount_khr } = order.code;
    expect(md5).toBe(md5Of(payload));
    expect({ currency, amount_minor, amount_khr }).toEqual({
      currency: 'USD',
      amount_minor: 2_199,
      amount_khr: 90_200,
    });
    const facts = readKhqr(payload, new Date())!;
    expect(facts).toMatchObject({
      account: 'mekong_gear@demo',
      bill: order.orderId,
      payment: { minor: 2_199 },
    });
    expect(payload).toContain('52045732');
    expect((await shop.code(order)).payload).toBe(payload);
    const stored = 'SELECT payload, reference FROM payments WHERE order_id = $1';
    expect(await query(payments.databaseUrl, stored, [order.orderId])).toEqual([{ payload, reference: md5 }]);
  });

  it('in riel names whole riel', async () => {
    const order = await shop.order({ payment: { method: 'khqr', currency: 'KHR' }, riel_rate: 4_105 });
    expect(order.code).toMatchObject({ currency: 'KHR', amount_minor: 90_300, amount_khr: 90_300 });
    expect(readKhqr(order.code.payload, new Date())).toMatchObject({
      currency: 'KHR',
      payment: { minor: 90_300 },
    });
  });

  it("is a merchant's with a name and a city of its own where the shop has an id at a bank", async () => {
    const settings = {
      BAKONG_MERCHANT_ID: '123456',
      BAKONG_BANK: 'Dara Bank',
      BAKONG_MERCHANT_NAME: 'Gear Store',
      BAKONG_CITY: 'Siem Reap',
    };
    const merchant = await startPayments(bankSettings(bank, settings));
    const { code } = await new KhqrShop(merchant).order();
    expect(code.payload).toMatch(/^0002010102123043/);
    expect(code.payload).toContain('0016mekong_gear@demo01061234560209Dara Bank');
    expect(readKhqr(code.payload, new Date())).toMatchObject({
      merchantName: 'Gear Store',
      city: 'Siem Reap',
    });
    await merchant.stop();
  });

  it("of others' orders is not there", async () => {
    const { orderId } = await shop.order();
    const stranger = payments.as(aCustomer());
    expect((await stranger.get(`/api/payment/qr?orderId=${orderId}`)).status).toBe(404);
    expect((await stranger.get(`/api/payment/${orderId}/status`)).status).toBe(404);
    expect((await stranger.post(`/api/payment/${orderId}/check`)).status).toBe(404);
  });
});

describe('an order that was paid in time', () => {
  it('is paid by the word of the bank, at its time and by its id, once however often it is asked', async () => {
    const order = await shop.order();
    const { hash, createdDateMs } = bank.pay(order.code.payload);
    expect((await shop.check(order)).body).toMatchObject({
      status: 'paid',
      outcome: 'paid',
      next_check_at: null,
    });
    await shop.askAgain(order);
    await shop.check(order);
    const [completed, ...more] = await outboxOf(payments.databaseUrl, order.orderId);
    expect(more).toEqual([]);
    expect(completed).toMatchObject({
      type: 'payment.completed.v1',
      data: {
        amount: { amount: 2_199, currency: 'USD' },
        transaction_id: hash,
        paid_at: new Date(createdDateMs).toISOString(),
      },
    });
    expect(await shop.booked(order)).toEqual([{ khqr: 2_199, sales: -1_999, delivery: -200 }]);
  });

  it('is found by itself while its shopper looks', async () => {
    const order = await shop.order();
    bank.pay(order.code.payload);
    await shop.due(order);
    await waitFor(async () => (await shop.status(order)).status === 'paid', { what: 'the payment' });
  });

  describe('in riel', () => {
    /** $21.99 at 4,105 riel, which is 90,269, and 8,210 of it for the delivery. */
    const paidInRiel = async () => {
      const order = await shop.order({ payment: { method: 'khqr', currency: 'KHR' }, riel_rate: 4_105 });
      bank.pay(order.code.payload, { currency: 'KHR', amount: 90_300 });
      expect((await shop.check(order)).body.status).toBe('paid');
      return order;
    };

    it('is booked at the rate of its order, with the rounding as a line of its own', async () => {
      const booked = { khqr: 90_300, sales: -82_059, delivery: -8_210, rounding: -31 };
      expect(await shop.booked(await paidInRiel())).toEqual([booked]);
    });

    it('is owed as it came when all of it is given back, so that nothing of it stays on any account', async () => {
      const order = await paidInRiel();
      await shop.refundPart(order, 1_000);
      await shop.refundAll(order);
      const [rest, part] = await shop.booked(order);
      expect(part).toEqual({ sales: 41_050, 'to-give-back': -41_050 });
      expect(rest).toEqual({ sales: 41_009, delivery: 8_210, rounding: 31, 'to-give-back': -49_250 });
    });
  });

  it('is paid to an account whose letter case the bank has changed', async () => {
    const order = await shop.order();
    bank.pay(order.code.payload, { toAccountId: 'Mekong_Gear@Demo', amount: '21.990' });
    expect((await shop.check(order)).body.status).toBe('paid');
  });

  it('is paid also where the process was killed after it had written down that the money came', async () => {
    const order = await shop.order();
    const insert = `WITH new AS (
        INSERT INTO evidence (provider, transaction_id, kind, order_id, currency, minor, at, to_account)
        VALUES ('khqr', $1, 'payment', $1, 'USD', 2199, now(), 'mekong_gear@demo') RETURNING id)
      INSERT INTO evidence_to_post SELECT id FROM new`;
    await query(payments.databaseUrl, insert, [order.orderId]);
    await waitFor(async () => (await shop.status(order)).status === 'paid', { what: 'the payment' });
    expect(await shop.booked(order)).toEqual([{ khqr: 2_199, sales: -1_999, delivery: -200 }]);
    expect(await query(payments.databaseUrl, 'SELECT * FROM evidence_to_post')).toEqual([]);
  });

  it('is paid as soon as posting works again: what the bank has said is not lost with it', async () => {
    const order = await shop.order();
    bank.pay(order.code.payload);
    await query(payments.databaseUrl, refusePosting);
    expect((await shop.check(order)).body.status).toBe('awaiting');
    const evidence = 'SELECT minor::int FROM evidence WHERE order_id = $1';
    expect(await query(payments.databaseUrl, evidence, [order.orderId])).toEqual([{ minor: 2_199 }]);
    await query(payments.databaseUrl, 'DROP TRIGGER refuse_posting ON journals');
    await waitFor(async () => (await shop.status(order)).status === 'paid', { what: 'the payment' });
    expect(await shop.booked(order)).toHaveLength(1);
  });

  it('and is given back is promised to be given back, as no bank does that by itself', async () => {
    const order = await shop.order();
    bank.pay(order.code.payload);
    await shop.check(order);
    await shop.refundPart(order, 500);
    await shop.refundAll(order);
    expect(await shop.booked(order)).toEqual([
      { sales: 1_499, delivery: 200, 'to-give-back': -1_699 },
      { sales: 500, 'to-give-back': -500 },
      { khqr: 2_199, sales: -1_999, delivery: -200 },
    ]);
  });
});

describe('money that does not pay what it came for', () => {
  it.each([
    ['short', { amount: 21.98 }],
    ['over', { amount: 22 }],
    ['currency', { currency: 'KHR', amount: 2_199 }],
    ['account', { toAccountId: 'somebody@else' }],
    ['late', { createdDateMs: Date.now() + 3_600_000 }],
  ])('is kept apart and told of: %s', async (reason, but) => {
    const order = await shop.order();
    bank.pay(order.code.payload, but);
    expect((await shop.check(order)).body).toMatchObject({ status: 'awaiting', outcome: null });
    const told = await outboxOf(payments.databaseUrl, order.orderId);
    expect(told.map(({ type, data }) => [type, (data as { reason: string }).reason])).toEqual([
      ['money.unmatched.v1', reason],
    ]);
    const [{ khqr, unmatched }] = (await shop.booked(order)) as [Record<string, number>];
    expect(khqr! + unmatched!).toBe(0);
  });

  it('is told to its shopper, who would pay once more, until staff have decided about it', async () => {
    const order = await shop.order();
    expect(await shop.status(order)).toMatchObject({ other_money: false });
    bank.pay(order.code.payload, { amount: 20 });
    expect((await shop.check(order)).body).toMatchObject({ status: 'awaiting', other_money: true });
    expect(await shop.status(order)).toMatchObject({ status: 'awaiting', outcome: null, other_money: true });
    const [money] = await query(
      payments.databaseUrl,
      'SELECT id::text AS id FROM evidence WHERE order_id = $1',
      [order.orderId],
    );
    const kept = `/api/admin/money/evidence/${String(money!.id)}/write-off`;
    await payments.as(staff('admin')).post(kept, { reason: 'A gift' });
    expect(await shop.status(order)).toMatchObject({ status: 'awaiting', other_money: false });
  });

  it('is kept apart where the order was cancelled before', async () => {
    const order = await shop.order();
    await payments.as(order.customer).post(`/api/payment/${order.orderId}/cancel`);
    bank.pay(order.code.payload);
    expect((await shop.check(order)).body.status).toBe('cancelled');
    expect(await shop.unmatchedOf(order)).toEqual(['cancelled']);
  });

  it('is kept apart where the same code was paid twice, and counts once however often it is told', async () => {
    const order = await shop.order();
    bank.pay(order.code.payload);
    await shop.check(order);
    bank.pay(order.code.payload, { hash: 'another' });
    for (const _ of [1, 2]) {
      await shop.askAgain(order);
      await shop.check(order);
    }
    expect(await shop.unmatchedOf(order)).toEqual(['twice']);
  });

  it('is kept apart where the bank tells another amount under the same id', async () => {
    const order = await shop.order();
    const { hash } = bank.pay(order.code.payload);
    await shop.check(order);
    bank.pay(order.code.payload, { hash, amount: 30 });
    await shop.askAgain(order);
    await shop.check(order);
    expect(await shop.unmatchedOf(order)).toEqual(['twice']);
  });

  it.each([-21.99, 0, 21.995, '21,99', 1e30])(
    'is not understood as %s, which is never "not paid"',
    async (amount) => {
      const order = await shop.order();
      bank.pay(order.code.payload, { amount });
      expect((await shop.check(order)).body).toMatchObject({ status: 'awaiting', outcome: 'cannot_check' });
      expect(await shop.unmatchedOf(order)).toEqual([]);
    },
  );
});
