import { randomUUID } from 'node:crypto';
import { query, staff, waitFor } from '@mekong/testing';
import type { PaymentsUnderTest } from './builders.js';
import { collectedEvent } from './cash-builders.js';
import type { FakeBakong, FakeTransaction, Mood } from './fake-bakong.js';
import { startKhqrShop, type KhqrOrder, type KhqrShop } from './khqr-shop.js';

const fates = [
  'in time',
  'late',
  'short',
  'over',
  'wrong currency',
  'cancelled',
  'twice',
  'never',
  'killed',
] as const;
type Fate = (typeof fates)[number];

interface StormOrder extends KhqrOrder {
  fate: Fate | 'demo' | 'cod';
  cents: number;
}

const orders = 200;
const atOnce = 20;
const usd = (amount: number) => ({ amount, currency: 'USD' as const });

/** Numbers from 0 to 1 that are the same for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

async function forAll<T>(all: T[], work: (one: T, place: number) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < all.length; from += atOnce)
    await Promise.all(all.slice(from, from + atOnce).map((one, place) => work(one, from + place)));
}

/** A shop on its worst day: what people, the bank, killed processes and staff do to 200 orders, at random from a seed. */
export class MoneyStorm {
  payments!: PaymentsUnderTest;
  stop!: () => Promise<void>;
  /** All money that reached the shop's account, once each. */
  readonly real: FakeTransaction[] = [];
  private readonly collected: string[] = [];
  private bank!: FakeBakong;
  private shop!: KhqrShop;
  private all: StormOrder[] = [];
  private readonly random: () => number;
  private readonly admins = [staff('admin'), staff('admin')] as const;

  constructor(
    seed: number,
    private readonly moods: Mood[],
  ) {
    this.random = randomOf(seed);
  }

  async run(): Promise<this> {
    ({
      bank: this.bank,
      payments: this.payments,
      shop: this.shop,
      stop: this.stop,
    } = await startKhqrShop({
      BAKONG_TIMEOUT_MS: '250',
    }));
    await this.place();
    await this.pay();
    for (const mood of this.moods) await this.askAll(mood);
    await this.takeStatement(0.3);
    await this.askAll('well');
    await this.payAgain();
    await this.remit();
    await this.refund();
    await this.decide();
    await this.closeToday();
    await this.takeStatement(1);
    await this.takeStatement(1);
    await this.askAll('well');
    await this.giveBack();
    return this;
  }

  sql = (text: string, values: unknown[] = []) => query(this.payments.databaseUrl, text, values);

  private chance = (share: number) => this.random() < share;
  private pick = <T>(from: readonly T[]): T => from[Math.floor(this.random() * from.length)]!;

  /** Each has an amount of its own, so that lines without any name can be told apart. */
  private async place(): Promise<void> {
    const wanted = Array.from({ length: orders }, (_, place) => {
      const fate = this.pick([...fates, ...fates, 'demo', 'cod'] as const);
      return { fate, cents: 1_000 + place * 7, inRiel: this.chance(0.3) };
    });
    await forAll(wanted, async ({ fate, cents, inRiel }) => {
      const method = fate === 'demo' || fate === 'cod' ? fate : ('khqr' as const);
      const currency = inRiel && method === 'khqr' ? ('KHR' as const) : ('USD' as const);
      const order = await this.shop.order({
        payment: { method, currency },
        total: usd(cents),
        shipping: usd(200),
      });
      this.all.push({ ...order, fate, cents });
    });
    this.all.sort((one, other) => one.cents - other.cents);
  }

  private async pay(): Promise<void> {
    await forAll(this.all, async (order) => {
      const { fate, orderId, customer } = order;
      if (fate === 'demo') return this.payments.as(customer).put(`/api/checkout/mark-paid/${orderId}`, {});
      if (fate === 'cod') return this.chance(0.7) && this.collect(order);
      if (fate === 'never') return this.endTime(order, this.chance(0.5));
      if (fate === 'cancelled') await this.payments.as(customer).post(`/api/payment/${orderId}/cancel`);
      await this.endTime(order, fate === 'late');
      const money = this.receive(order);
      if (fate === 'killed') await this.recordOnly(order, money);
    });
  }

  /** A courier has the cash of an order, of which the shop hears twice. */
  private async collect({ orderId, cents }: StormOrder): Promise<void> {
    const collected_at = new Date().toISOString();
    const event = collectedEvent(orderId, { usd_cents: cents, total: usd(cents), collected_at });
    await this.payments.others.deliver(event);
    await this.payments.others.deliver(event);
    this.collected.push(orderId);
  }

  /** Couriers hand in most of it, which two admins note at once. */
  private async remit(): Promise<void> {
    const ids = this.collected.filter(() => this.chance(0.6)).sort();
    const held = this.all.filter(({ orderId }) => ids.includes(orderId));
    const orders = held.map(({ orderId: id, cents }) => ({ id, usd_cents: cents, khr: 0, fee_cents: 0 }));
    const body = { courier: 'J&T', reference: 'handed-in', orders };
    await Promise.all(
      this.admins.map((who) => this.payments.as(who).post('/api/admin/money/remittances', body)),
    );
  }

  private async endTime(order: StormOrder, isOver: boolean): Promise<void> {
    if (isOver) await this.shop.overSince(order);
  }

  private receive({ code, fate }: StormOrder): FakeTransaction {
    const { amount_minor: minor, currency } = code;
    const by = fate === 'short' ? -100 : fate === 'over' ? 100 : 0;
    const wrong = currency === 'USD' ? 'KHR' : 'USD';
    const paid = (minor + by) / (currency === 'USD' ? 100 : 1);
    const money = this.bank.pay(
      code.payload,
      fate === 'wrong currency'
        ? { currency: wrong, amount: Math.round(paid) }
        : { currency, amount: currency === 'USD' ? paid.toFixed(2) : paid },
    );
    this.real.push(money);
    return money;
  }

  /** As by a process that was killed after it had recorded what the bank said. */
  private async recordOnly({ orderId, code }: StormOrder, money: FakeTransaction): Promise<void> {
    await this.sql(
      `WITH new AS (
         INSERT INTO evidence (provider, transaction_id, kind, order_id, currency, minor, at, to_account)
         VALUES ('khqr', $1, 'payment', $2, $3, $4, now(), $5) RETURNING id)
       INSERT INTO evidence_to_post SELECT id FROM new`,
      [money.hash, orderId, code.currency, code.amount_minor, money.toAccountId],
    );
  }

  /** Has the bank asked about everything on a day on which it is so. */
  private async askAll(mood: Mood): Promise<void> {
    this.bank.mood = mood;
    await this.sql('DELETE FROM bank_days');
    await this.sql('UPDATE bank_checks SET next_check_at = now(), taken_until = NULL');
    const due = 'SELECT FROM bank_checks WHERE next_check_at <= now()';
    await waitFor(async () => (await this.sql(due)).length === 0, { what: `the bank that is ${mood}` });
    this.bank.mood = 'well';
    await this.posted();
  }

  private async posted(): Promise<void> {
    const left = 'SELECT FROM evidence_to_post';
    await waitFor(async () => (await this.sql(left)).length === 0, { what: 'the evidence to be posted' });
  }

  /** Some of the codes are paid once more. */
  private async payAgain(): Promise<void> {
    for (const order of this.all) if (order.fate === 'twice') this.receive(order);
    await this.askAll('well');
  }

  /** A statement with a share of all money, and a line of money that no code asked for. */
  private async takeStatement(share: number): Promise<void> {
    const lines = this.real.filter(() => this.chance(share)).map((money) => this.lineOf(money));
    const gift = { hash: randomUUID(), currency: 'USD', amount: '3.33', createdDateMs: Date.now() };
    const text = ['Date,Details,Reference,Amount,Currency', ...lines, this.lineOf(gift as FakeTransaction)];
    this.real.push(gift as FakeTransaction);
    const form = new FormData();
    form.set('csv', new Blob([text.join('\n')]), 'bank.csv');
    const api = this.payments.as(this.admins[0]);
    const { statement } = (await api.post('/api/admin/money/statements', form)).body;
    await Promise.all([1, 2].map(() => api.post(`/api/admin/money/statements/${statement.id}/commit`)));
    await this.posted();
  }

  /** The bank has an id of its own for each, and may say nothing else of it. */
  private lineOf(money: FakeTransaction): string {
    const at = new Date(money.createdDateMs + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
    const order = this.all.find(({ code }) => code.payload && this.bank.isOf(code.payload, money));
    const details = order && this.named(money.hash) ? order.orderId : 'QR';
    return `${at},${details},BANK${money.hash.slice(0, 20)}1,${money.amount},${money.currency}`;
  }

  /** Whether a statement names the order is the same in all of them. */
  private named = (hash: string) => hash.charCodeAt(0) % 2 === 0;

  private async refund(): Promise<void> {
    const paid = await this.sql(`SELECT order_id FROM payments WHERE status = 'completed'`);
    const ids = paid.map(({ order_id }) => String(order_id)).sort();
    await forAll(
      this.all.filter(({ orderId }) => ids.includes(orderId) && this.chance(0.5)),
      async (order) => {
        await this.shop.refundPart(order, 100);
        if (this.chance(0.5)) await this.shop.refundAll(order);
      },
    );
  }

  /** Admins decide about some of the money that fits nothing, two of them at once. */
  private async decide(): Promise<void> {
    const { unmatched } = (await this.payments.as(this.admins[0]).get('/api/admin/money/unmatched?limit=100'))
      .body;
    const some = (unmatched as { id: string }[]).filter(() => this.chance(0.5));
    await forAll(some, async ({ id }) => {
      const way = this.chance(0.5) ? 'give-back' : 'write-off';
      const body = { reference: `FT-${id}`, reason: 'storm' };
      await Promise.all(
        this.admins.map((who) => this.payments.as(who).post(`/api/admin/money/evidence/${id}/${way}`, body)),
      );
    });
  }

  private async closeToday(): Promise<void> {
    const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
    const api = this.payments.as(this.admins[0]);
    const { balances } = (await api.get(`/api/admin/money/days/${today}`)).body;
    const counted = (
      balances as { account: string; currency: string; closing: number; is_counted: boolean }[]
    )
      .filter(({ is_counted }) => is_counted)
      .map(({ account, currency, closing }) => ({ account, currency, minor: closing - 50 }));
    const body = { counted, explanation: 'storm' };
    await Promise.all([1, 2].map(() => api.post(`/api/admin/money/days/${today}`, body)));
  }

  private async giveBack(): Promise<void> {
    const { give_backs } = (
      await this.payments.as(this.admins[0]).get('/api/admin/money/give-backs?limit=100')
    ).body;
    const some = (give_backs as { id: string }[]).filter(() => this.chance(0.6));
    await forAll(some, async ({ id }) => {
      const body = { reference: `back-${id}`, from: this.pick(['khqr', 'cash-box']) };
      await Promise.all(
        this.admins.map((who) => this.payments.as(who).post(`/api/admin/money/give-backs/${id}/sent`, body)),
      );
    });
  }
}
