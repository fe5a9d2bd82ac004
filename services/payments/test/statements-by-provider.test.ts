import { query, waitFor } from '@mekong/testing';
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
  await read(1);
});
afterEach(() => payments.stop());

const sql = (text: string, values: unknown[] = []) => query(payments.databaseUrl, text, values);
const read = (times: number) =>
  waitFor(() => Promise.resolve(payWay.statementsRead.length >= times), { what: `statement ${times}` });
/** As if an hour were over; answers whether it was not being read. */
const isDueAgain = async () =>
  (await sql('UPDATE provider_statements SET next_at = now() WHERE taken_until IS NULL RETURNING next_at'))
    .length > 0;
const dueAgain = () => waitFor(isDueAgain, { what: 'the end of the reading before' });
/** As if its status were asked for no more. */
const isNotAskedAbout = ({ orderId }: KhqrOrder) =>
  sql('UPDATE bank_checks SET next_check_at = NULL WHERE order_id = $1', [orderId]);
const evidence = () => sql('SELECT order_id, minor::int AS minor FROM evidence ORDER BY id');
const readUntil = async () =>
  (await sql('SELECT read_until::text AS until FROM provider_statements'))[0]!.until as string;

describe('the statement of a provider', () => {
  it('tells of money about which nobody asks any more, which pays its order or waits for people', async () => {
    const [paid, over] = [await shop.order(), await shop.order()];
    await payments.as(over.customer).post(`/api/payment/${over.orderId}/cancel`);
    await Promise.all([paid, over].map(isNotAskedAbout));
    for (const { orderId } of [paid, over]) payWay.pay(orderId);
    await dueAgain();
    await waitFor(async () => (await shop.status(paid)).status === 'paid', { what: 'the payment' });
    await waitFor(async () => (await shop.unmatchedOf(over)).length > 0, { what: 'the unmatched money' });
    expect(await shop.unmatchedOf(over)).toEqual(['cancelled']);
  });

  it('tells of money that fits no order, and again of what is known, which counts once', async () => {
    const order = await shop.order();
    payWay.pay(order.orderId);
    await shop.check(order);
    payWay.pay('nobody knows it', 700);
    await dueAgain();
    await waitFor(async () => (await evidence()).length === 2, { what: 'the money' });
    const before = payWay.statementsRead.length;
    await dueAgain();
    await read(before + 1);
    expect(await evidence()).toEqual([
      { order_id: order.orderId, minor: 2_199 },
      { order_id: null, minor: 700 },
    ]);
  });

  it('that cannot be read is read from the same time on, once it can be', async () => {
    const until = await readUntil();
    payWay.isSilent = true;
    await dueAgain();
    await read(2);
    await waitFor(
      async () => {
        await isDueAgain();
        return payWay.statementsRead.length > 2;
      },
      { what: 'a third' },
    );
    expect(await readUntil()).toBe(until);
    payWay.isSilent = false;
    await waitFor(
      async () => {
        await isDueAgain();
        return (await readUntil()) > until;
      },
      { what: 'the statement' },
    );
    const [, second, third] = payWay.statementsRead;
    expect(third![0]).toEqual(second![0]);
  });

  it('is read by one of two replicas', async () => {
    const second = await startReplica(payments.databaseUrl);
    await dueAgain();
    await read(2);
    await waitFor(
      async () => (await sql('SELECT FROM provider_statements WHERE next_at > now()')).length > 0,
      {
        what: 'its end',
      },
    );
    expect(payWay.statementsRead).toHaveLength(2);
    await second.close();
  });
});
