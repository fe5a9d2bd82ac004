import { Injectable } from '@nestjs/common';
import { unavailable } from '@mekong/service-defaults';
import { PaymentsRepository } from './payments.repository.js';
import type { Payment } from './payment.js';

/** How long to wait for a payment whose order may have been placed a moment ago: less than the gateway waits for an answer. */
const maxWaitMs = 2_500;
/** The first wait before looking again, as another replica may handle the event. Each further wait is twice as long. */
const firstPollMs = 50;
/** As many as the orders that a shopper may have open. Further ids are made up, and waiting for them would use up connections. */
const maxPerUser = 25;
/** Most payments have arrived by then; only after that it is asked whether the order's event can still come. */
const firstUpToDateMs = 200;

const stillOnItsWay = () =>
  unavailable('Your order is still on its way to the payment. Please try again.', {
    reason: 'order_on_its_way',
  });

/**
 * Finds payments, waiting up to 2.5 s for one whose order.placed has not been handled yet. Throws unavailable when its order may
 * still be on its way by then (the broker is away, or much is waiting), and at once to a user who waits for too many.
 */
@Injectable()
export class FindPayment {
  /** By order, the functions that make its waiting callers look again. */
  private readonly waiting = new Map<string, Set<() => void>>();
  /** For how many orders each user waits. */
  private readonly asking = new Map<string, number>();

  constructor(private readonly payments: PaymentsRepository) {}

  /** This user's payment; undefined when there is none, or it is another's. */
  async ofUser(orderId: string, userId: string): Promise<Payment | undefined> {
    const payment = await this.ofAnybody(orderId, userId);
    return payment?.userId === userId ? payment : undefined;
  }

  /** A payment of any user, for the user who asks. */
  async ofAnybody(orderId: string, askedBy: string): Promise<Payment | undefined> {
    const asked = new Date();
    const payment = await this.payments.find(orderId);
    if (payment) return payment;
    const others = this.asking.get(askedBy) ?? 0;
    if (others >= maxPerUser) throw stillOnItsWay();
    this.asking.set(askedBy, others + 1);
    try {
      return await this.whenItComes(orderId, asked);
    } finally {
      this.asking.set(askedBy, this.asking.get(askedBy)! - 1);
      if (this.asking.get(askedBy) === 0) this.asking.delete(askedBy);
    }
  }

  /** Makes callers look again whose payments were opened. */
  retryNow(orderIds: string[]): void {
    for (const orderId of orderIds) for (const retry of this.waiting.get(orderId) ?? []) retry();
  }

  private async whenItComes(orderId: string, asked: Date): Promise<Payment | undefined> {
    const deadline = performance.now() + maxWaitMs;
    for (let pollMs = firstPollMs; ; pollMs *= 2) {
      await this.nextTry(orderId, Math.min(pollMs, deadline - performance.now()));
      const isUpToDate = pollMs >= firstUpToDateMs && (await this.payments.hasReceivedUntil(asked));
      // Read after asking, as the payment may have come with the last of those events.
      const payment = await this.payments.find(orderId);
      if (payment || isUpToDate) return payment;
      if (performance.now() >= deadline) throw stillOnItsWay();
    }
  }

  private nextTry(orderId: string, pollMs: number): Promise<void> {
    const waiting = this.waiting.get(orderId) ?? new Set();
    this.waiting.set(orderId, waiting);
    return new Promise((resolve) => {
      const retry = () => {
        clearTimeout(timer);
        waiting.delete(retry);
        if (waiting.size === 0) this.waiting.delete(orderId);
        resolve();
      };
      const timer = setTimeout(retry, pollMs);
      waiting.add(retry);
    });
  }
}
