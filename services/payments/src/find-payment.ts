import { Injectable } from '@nestjs/common';
import { PaymentsRepository } from './payments.repository.js';
import type { Payment } from './payment.js';

/** How long to wait for a payment: its order may have been placed a moment ago. */
const mostWaitMs = 2_000;
/** How often to look meanwhile: another replica may be the one that handles the event. */
const pollMs = 50;

/** Finds payments, waiting up to 2 s for one whose order.placed has not been handled yet. */
@Injectable()
export class FindPayment {
  private readonly waiting = new Set<() => void>();

  constructor(private readonly payments: PaymentsRepository) {}

  /** This user's payment; undefined when there is none, or it is another's. */
  async ofUser(orderId: string, userId: string): Promise<Payment | undefined> {
    const payment = await this.ofAnybody(orderId);
    return payment?.userId === userId ? payment : undefined;
  }

  async ofAnybody(orderId: string): Promise<Payment | undefined> {
    const deadline = Date.now() + mostWaitMs;
    for (;;) {
      const payment = await this.payments.find(orderId);
      if (payment || Date.now() >= deadline) return payment;
      await this.nextTry();
    }
  }

  /** Makes all waiting callers look again, after payments were opened. */
  retryNow(): void {
    for (const retry of this.waiting) retry();
  }

  private nextTry(): Promise<void> {
    return new Promise((resolve) => {
      const retry = () => {
        clearTimeout(timer);
        this.waiting.delete(retry);
        resolve();
      };
      const timer = setTimeout(retry, pollMs);
      this.waiting.add(retry);
    });
  }
}
