import { anEvent, outboxOf, query, staff, waitFor } from '@mekong/testing';
import type { Identity } from '@mekong/service-defaults';
import { givenPayment, startPayments, type PaymentsUnderTest } from './builders.js';
import { aBankToken, FakeBakong } from './fake-bakong.js';

/** A shop that takes KHQR, and asks this bank as often as it likes. */
export const bankSettings = (bank: FakeBakong, but: Record<string, string> = {}) => ({
  BAKONG_API_URL: bank.url,
  BAKONG_TOKEN: aBankToken(),
  BAKONG_DAILY_CALLS: '0',
  BAKONG_TIMEOUT_MS: '500',
  ...but,
});

/** Payments with a bank of their own, until `stop`. */
export async function startKhqrShop(but: Record<string, string> = {}) {
  const bank = await new FakeBakong().start();
  const payments = await startPayments(bankSettings(bank, but));
  const stop = async () => {
    await payments.stop();
    await bank.stop();
  };
  return { bank, payments, shop: new KhqrShop(payments), stop };
}

export interface KhqrOrder {
  orderId: string;
  customer: Identity;
  code: {
    payload: string;
    md5: string;
    currency: string;
    amount_minor: number;
    amount_khr: number;
    deeplink: string | null;
  };
}

const usd = (amount: number) => ({ amount, currency: 'USD' as const });

/** What shoppers and the clock do in a shop with KHQR. */
export class KhqrShop {
  constructor(private readonly payments: PaymentsUnderTest) {}

  /** An order by KHQR of $21.99, with its code. */
  async order(but: Parameters<typeof givenPayment>[1] = {}): Promise<KhqrOrder> {
    const payment = { method: 'khqr', currency: 'USD' } as const;
    const { orderId, customer } = await givenPayment(this.payments, { payment, riel_rate: 4_100, ...but });
    const order = { orderId, customer };
    return { ...order, code: await this.code(order) };
  }

  async code({ orderId, customer }: Pick<KhqrOrder, 'orderId' | 'customer'>): Promise<KhqrOrder['code']> {
    return (await this.payments.as(customer).get(`/api/payment/qr?orderId=${orderId}`)).body;
  }

  async status({ orderId, customer }: KhqrOrder) {
    return (await this.payments.as(customer).get(`/api/payment/${orderId}/status`)).body;
  }

  check({ orderId, customer }: KhqrOrder) {
    return this.payments.as(customer).post(`/api/payment/${orderId}/check`);
  }

  /** As if the last question of its shopper had been long ago. */
  askAgain({ orderId }: KhqrOrder): Promise<unknown> {
    return this.sql('UPDATE bank_checks SET asked_at = NULL WHERE order_id = $1', [orderId]);
  }

  /** As if it were time to ask the bank about them, once no earlier question is under way: its end would put the next one off. */
  async due(...orders: KhqrOrder[]): Promise<void> {
    const ids = orders.map(({ orderId }) => orderId);
    const dueNow = `UPDATE bank_checks SET next_check_at = now() WHERE order_id = ANY ($1)
      AND NOT EXISTS (SELECT FROM bank_checks WHERE order_id = ANY ($1) AND taken_until > now()) RETURNING order_id`;
    await waitFor(async () => (await this.sql(dueNow, [ids])).length > 0, { what: 'earlier questions' });
  }

  /** As if its time to pay had been over for so many hours. */
  async overSince({ orderId }: KhqrOrder, hours = 0): Promise<void> {
    const by = `(interval '15 minutes' + make_interval(secs => $2))`;
    // By one statement, as the shop may look at it in between.
    await this.sql(
      `WITH checked AS (UPDATE bank_checks SET not_found_at = not_found_at - ${by} WHERE order_id = $1)
       UPDATE payments SET pay_until = pay_until - ${by}, created_at = created_at - ${by} WHERE order_id = $1`,
      [orderId, hours * 3_600 + 1],
    );
  }

  typesOf = async ({ orderId }: KhqrOrder) =>
    (await outboxOf(this.payments.databaseUrl, orderId)).map(({ type }) => type);

  async unmatchedOf({ orderId }: KhqrOrder): Promise<string[]> {
    const find = `SELECT reason FROM unmatched JOIN evidence ON id = evidence_id WHERE order_id = $1 ORDER BY id`;
    return (await this.sql(find, [orderId])).map(({ reason }) => String(reason));
  }

  /** What the journals of an order have, the newest first. */
  async booked({ orderId }: KhqrOrder): Promise<Record<string, number>[]> {
    const find = `SELECT jsonb_object_agg(account, minor) AS lines FROM journals JOIN journal_lines ON journal_id = id
      WHERE order_id = $1 GROUP BY id ORDER BY id DESC`;
    return (await this.sql(find, [orderId])).map(({ lines }) => lines as Record<string, number>);
  }

  refundPart({ orderId }: KhqrOrder, cents: number): Promise<void> {
    const lines = [{ product_id: 1, name: 'Mouse', quantity: 1, price: usd(cents) }];
    const data = { order_id: orderId, customer: this.someone(), amount: usd(cents), lines };
    return this.payments.others.deliver(anEvent('order.partly-refunded.v1', orderId, data));
  }

  refundAll({ orderId }: KhqrOrder): Promise<void> {
    const data = { order_id: orderId, customer: this.someone(), total: usd(2_199) };
    return this.payments.others.deliver(anEvent('order.refunded.v1', orderId, data));
  }

  private someone() {
    const { userId: user_id, email, name } = staff('admin');
    return { user_id, email, name };
  }

  private sql(text: string, values: unknown[]) {
    return query(this.payments.databaseUrl, text, values);
  }
}
