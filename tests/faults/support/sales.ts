import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { patient, type ApiAnswer } from '@mekong/testing';
import { givenBrand, givenMouse, untilSold } from '../../support/catalogue.js';
import { loggedIn, type Shopper } from '../../support/shopper.js';
import { oneOf } from './random.js';

export type Ending = 'paid' | 'cancelled' | 'pending';

export interface Sale {
  orderId: string;
  productId: number;
  quantity: number;
  ending: Ending;
}

const priceOf = 19.99;
const contact = { customer_name: 'Sok Dara', phone_number: '012345678', shipping_address: 'Phnom Penh' };
/** Most are paid, as in a shop. */
const endings: Ending[] = ['paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'cancelled', 'pending'];
/** What the shop may answer while something is broken; its caller tries again. */
const later = [429, 503];
const patienceMs = patient(90_000);
const pauseMs = 100;

/** A customer who buys, and a note of everything that the shop has said yes to. */
export class Sales {
  readonly orders: Sale[] = [];
  /** Answers that no fault excuses. */
  readonly oddAnswers: string[] = [];
  /** What calls were answered that had to be repeated: status and code. */
  readonly repeats: string[] = [];

  private constructor(
    readonly shopUrl: string,
    readonly admin: Shopper,
    private readonly customer: Shopper,
    /** How many of each product came in. */
    readonly received: ReadonlyMap<number, number>,
  ) {}

  static async open(shopUrl: string, pieces = 10_000): Promise<Sales> {
    const admin = await loggedIn(shopUrl, 'admin@mekong.example', 'Admin123!');
    await givenBrand(admin, 'Tonle');
    const received = new Map<number, number>();
    for (const name of ['River Mouse', 'Delta Mouse', 'Temple Mouse'])
      received.set(await givenMouse(admin, { name, stock: String(pieces) }), pieces);
    await untilSold(shopUrl, [...received.keys()]);
    const customer = await loggedIn(shopUrl, 'customer@mekong.example', 'Customer123!');
    return new Sales(shopUrl, admin, customer, received);
  }

  /** Goes on in a shop that was restored from a backup, and knows only what that has. */
  async restoredTo(shopUrl: string, orders: readonly Sale[]): Promise<Sales> {
    const admin = await loggedIn(shopUrl, 'admin@mekong.example', 'Admin123!');
    const customer = await loggedIn(shopUrl, 'customer@mekong.example', 'Customer123!');
    const restored = new Sales(shopUrl, admin, customer, this.received);
    restored.orders.push(...orders);
    return restored;
  }

  /** Sells so many orders, `lanes` at a time; calls `onSold` after each. */
  async sell(count: number, random: () => number, lanes = 6, onSold: () => void = () => {}): Promise<void> {
    const wishes = Array.from({ length: count }, () => this.aWish(random));
    const work = async () => {
      for (let wish = wishes.pop(); wish; wish = wishes.pop()) {
        await this.sellOne(wish);
        onSold();
      }
    };
    await Promise.all(Array.from({ length: lanes }, work));
  }

  /** Sells one order after the other in each of some lanes, until `end`. */
  sellOn(random: () => number, lanes = 6): { end(): Promise<void> } {
    let isOver = false;
    const selling = (async () => {
      while (!isOver) await this.sell(lanes, random, lanes);
    })();
    return {
      end: () => {
        isOver = true;
        return selling;
      },
    };
  }

  /** Places, and pays or cancels, one order; repeats every call until the shop says yes. */
  async sellOne(wish: Omit<Sale, 'orderId'>): Promise<Sale> {
    const key = randomUUID();
    const { orderId } = (await this.until(() => this.place(wish, key))).body;
    const sale = { ...wish, orderId };
    this.orders.push(sale);
    if (sale.ending === 'paid') await this.until(() => this.pay(orderId));
    if (sale.ending === 'cancelled') await this.until(() => this.cancel(orderId));
    return sale;
  }

  aWish(random: () => number, ending = oneOf(random, endings)): Omit<Sale, 'orderId'> {
    const productId = oneOf(random, [...this.received.keys()]);
    return { productId, quantity: 1 + Math.floor(random() * 3), ending };
  }

  private place({ productId, quantity }: Omit<Sale, 'orderId'>, key: string): Promise<ApiAnswer> {
    const shipping = quantity > 1 ? 0 : 2;
    const total = Math.round((quantity * priceOf + shipping) * 100) / 100;
    const body = { ...contact, total, cart: [{ id: productId, quantity }] };
    return this.customer.call('POST', '/api/checkout/Recipt-generator', body, { 'idempotency-key': key });
  }

  private pay(orderId: string): Promise<ApiAnswer> {
    return this.customer.call('PUT', `/api/checkout/mark-paid/${orderId}`, { paymentStatus: 'completed' });
  }

  private cancel(orderId: string): Promise<ApiAnswer> {
    return this.customer.call('POST', `/api/payment/${orderId}/cancel`);
  }

  private async until(call: () => Promise<ApiAnswer>): Promise<ApiAnswer> {
    const deadline = Date.now() + patienceMs;
    for (;;) {
      // No answer at all: the gateway itself is away.
      const answer = await call().catch(() => undefined);
      if (answer && answer.status < 300) return answer;
      this.repeats.push(answer ? `${answer.status} ${answer.body?.code}` : 'no answer');
      if (answer && !later.includes(answer.status)) {
        this.oddAnswers.push(`${answer.status} ${JSON.stringify(answer.body)}`);
        throw new Error(`the shop answered ${this.oddAnswers.at(-1)}`);
      }
      if (answer?.status === 503 && !answer.headers.has('retry-after'))
        this.oddAnswers.push(`503 without Retry-After: ${JSON.stringify(answer.body)}`);
      if (Date.now() > deadline) throw new Error(`no yes within ${patienceMs} ms; last ${answer?.status}`);
      await wait(pauseMs);
    }
  }
}
