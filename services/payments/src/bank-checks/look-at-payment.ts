import { notFound, Problem } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { FindPayment, type Payment } from '../payments/index.js';
import { UnmatchedRepository } from '../posting/index.js';
import { BankChecksRepository, type BankCheck } from './bank-checks.repository.js';
import { CheckPayments } from './check-payments.js';
import { nextCheck } from './next-check.js';

const everySeconds = 15;
const looksAgainMs = 5_000;

/** A payment with what its bank has said so far; without a check where no bank is asked. */
export interface LookedAt {
  payment: Payment;
  check?: BankCheck;
  /** Whether staff have yet to decide about money that came for it and does not pay it, while it waits. */
  hasOtherMoney: boolean;
}

class AskedTooLately extends Problem {
  constructor(count: number) {
    const wait = count === 1 ? '1 second' : `${count} seconds`;
    super(429, 'TOO_MANY_REQUESTS', `The bank was asked a moment ago. Please try again in ${wait}.`, {
      params: { reason: 'seconds', count },
      retryAfter: count,
    });
  }
}

/** Shows shoppers whether their payment has arrived. While they look, the bank is asked more often. Throws 404 for others' orders. */
@Injectable()
export class LookAtPayment {
  constructor(
    private readonly findPayment: FindPayment,
    private readonly checks: BankChecksRepository,
    private readonly unmatched: UnmatchedRepository,
    private readonly checkPayments: CheckPayments,
  ) {}

  async look(orderId: string, userId: string): Promise<LookedAt> {
    const payment = await this.find(orderId, userId);
    const check = await this.checks.find(orderId);
    if (!check || payment.status !== 'pending') return this.seen(payment, check);
    const { tries, lookedAt, checkedAt } = check;
    if (lookedAt && Date.now() - lookedAt.getTime() < looksAgainMs) return this.seen(payment, check);
    const from = checkedAt ?? payment.createdAt;
    const { payUntil } = payment;
    const next = nextCheck({ now: from, payUntil, tries, isLooked: true, isPaid: false });
    await this.checks.noteLook(orderId, next);
    return this.seen(payment, (await this.checks.find(orderId)) ?? check);
  }

  /** Asks the bank now, also about what is not waited for any more: late money is found so. Throws 429 where somebody has asked within 15 seconds, and answers what is known where it is being asked. */
  async ask(orderId: string, userId: string): Promise<LookedAt> {
    await this.find(orderId, userId);
    const seconds = await this.checks.askNow(orderId, everySeconds);
    if (seconds !== undefined) throw new AskedTooLately(seconds);
    await this.checkPayments.checkNow(orderId, userId);
    return this.seen(await this.find(orderId, userId), await this.checks.find(orderId));
  }

  private async seen(payment: Payment, check?: BankCheck): Promise<LookedAt> {
    // Only where the bank has told of money there can be any, so that hardly anybody's look asks for it.
    const isWaiting = payment.status === 'pending' && check?.outcome === 'paid';
    return { payment, check, hasOtherMoney: isWaiting && (await this.unmatched.isOpenOf(payment.orderId)) };
  }

  private async find(orderId: string, userId: string): Promise<Payment> {
    const payment = await this.findPayment.ofUser(orderId, userId);
    if (!payment) throw notFound('Order');
    return payment;
  }
}
