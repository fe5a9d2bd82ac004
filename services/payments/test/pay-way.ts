import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { jest } from '@jest/globals';
import { defineService } from '@mekong/messaging';
import { otherServices, serviceEnv, serviceUnderTest } from '@mekong/testing';
import { AppModule } from '../src/app.module.js';
import { readPaymentsConfig } from '../src/config.js';
import { PaymentsEvents } from '../src/events.js';
import { PaymentProviders } from '../src/payments/payment-providers.js';
import type {
  Callback,
  Created,
  Intent,
  PaymentProvider,
  Refund,
  RefundAnswer,
  StatementMoney,
  StatusAnswer,
} from '../src/providers/index.js';

const key = 'the-key-of-the-merchant';
const header = 'x-payway-hmac-sha512';
/** As many letters and digits as a reference may have. */
const mostLetters = 20;

const signed = (values: string[]) => createHmac('sha512', key).update(values.join('')).digest('base64');

/** As ABA PayWay is: a page of its own takes the money, a signed callback says that there is news, and only its check tells what. */
export class PayWay implements PaymentProvider {
  readonly method = 'khqr';
  /** What it was asked to take, and whose status it was asked for. */
  readonly opened = new Map<string, Intent>();
  readonly asked: string[] = [];
  readonly cancelled: string[] = [];
  readonly paid = new Map<string, { apv: string; minor: number; at: Date }>();
  /** What it has given back, by reference, and what it was asked to. */
  readonly givenBack = new Map<string, number>();
  readonly refundsAsked: (Refund & { reference: string })[] = [];
  /** What becomes of the next refunds, one each: its answer is lost before or after the money went, or it refuses. */
  readonly refundFaults: ('lost' | 'lost-answer' | 'refused')[] = [];
  readonly statementsRead: [Date, Date][] = [];
  /** Neither its check nor its list can be asked. */
  isSilent = false;
  /** Answers wait until this is resolved. */
  held: Promise<unknown> = Promise.resolve();

  async create(intent: Intent): Promise<Created> {
    const reference = intent.orderId.slice(0, mostLetters);
    this.opened.set(reference, intent);
    await this.held;
    return { reference, payload: `https://payway.test/checkout/${reference}` };
  }

  async status(intents: Intent[]): Promise<Map<string, StatusAnswer>> {
    const answers = intents.map(({ orderId, reference }) => {
      this.asked.push(reference!);
      return [orderId, this.answerOf(reference!)] as const;
    });
    await this.held;
    return new Map(answers);
  }

  /** `tran_id` and `apv` are signed, `status` is not: it says nothing. */
  parseCallback({ headers, body }: Callback): string | undefined {
    const { tran_id: id, apv } = body;
    const given = Buffer.from(headers[header] ?? '');
    const right = Buffer.from(signed([String(apv), String(id)]));
    return given.length === right.length && timingSafeEqual(given, right) ? String(id) : undefined;
  }

  /** It knows no keys: whoever asks twice is given twice, but never more than was paid. */
  async refund({ reference }: Intent, refund: Refund): Promise<RefundAnswer> {
    const id = reference!;
    this.refundsAsked.push({ ...refund, reference: id });
    const fault = this.refundFaults.shift();
    const given = (this.givenBack.get(id) ?? 0) + refund.minor;
    if (fault === 'lost') return { outcome: 'cannot_say', why: 'no_answer' };
    if (fault === 'refused' || given > (this.paid.get(id)?.minor ?? 0))
      return { outcome: 'refused', why: 'over 30 days' };
    this.givenBack.set(id, given);
    await this.held;
    if (fault === 'lost-answer') throw new Error('the line is dead');
    return { outcome: 'given', transactionId: `RF-${id}-${given}`, at: new Date() };
  }

  /** Its list of transactions: all that was paid between these times, asked about or not. */
  readStatement(from: Date, until: Date): Promise<StatementMoney[]> {
    this.statementsRead.push([from, until]);
    if (this.isSilent) return Promise.reject(new Error('the line is dead'));
    const all = [...this.paid].map(([reference, { apv, minor, at }]) => ({
      ...{ reference, transactionId: apv, currency: 'USD' as const, minor, at, toAccount: '', payer: null },
    }));
    return Promise.resolve(all.filter(({ at }) => at >= from && at <= until));
  }

  cancel({ reference }: Intent): Promise<void> {
    this.cancelled.push(reference!);
    return Promise.resolve();
  }

  /** Somebody pays on its page. */
  pay(orderId: string, minor = 2_199, at = new Date()): void {
    this.paid.set(orderId.slice(0, mostLetters), { apv: randomUUID().slice(0, 6), minor, at });
  }

  /** The call that it makes then. */
  callbackOf(orderId: string): { body: Record<string, unknown>; headers: Record<string, string> } {
    const id = orderId.slice(0, mostLetters);
    const apv = this.paid.get(id)?.apv ?? '000000';
    return { body: { tran_id: id, apv, status: '0' }, headers: { [header]: signed([apv, id]) } };
  }

  /** Given back or not, it tells what was paid at first: the amount of what went is read beside it. */
  private answerOf(reference: string): StatusAnswer {
    if (this.isSilent) return { outcome: 'cannot_check', why: 'no_answer' };
    const paid = this.paid.get(reference);
    if (!paid) return { outcome: 'not_found' };
    const { apv: transactionId, minor, at } = paid;
    const money = { transactionId, currency: 'USD' as const, minor, at, toAccount: '', payer: null };
    return { outcome: 'paid', money, givenBackMinor: this.givenBack.get(reference) ?? 0 };
  }
}

const usual = PaymentProviders.prototype.of;

/** Payments whose money is taken by this provider. The last one that a file starts counts for all of it. */
export const startPaymentsWith = (provider: PaymentProvider, env: Record<string, string> = {}) => {
  jest.spyOn(PaymentProviders.prototype, 'of').mockImplementation(function (this: PaymentProviders, method) {
    return method === provider.method ? provider : usual.call(this, method);
  });
  return serviceUnderTest('payments', inThisProcess, env);
};

/** A further replica of such payments. */
export const startReplica = (databaseUrl: string) =>
  inThisProcess(serviceEnv(databaseUrl), { bus: otherServices('payments').bus });

const inThisProcess = defineService({
  name: 'payments',
  readConfig: readPaymentsConfig,
  module: AppModule,
  events: PaymentsEvents,
});
