import { Injectable } from '@nestjs/common';
import { PaymentsRepository } from './payments.repository.js';
import type { Payment } from './payment.js';

/** How long a payment that is asked for is waited for: its order may have been placed a moment ago. */
const mostWaitMs = 2_000;
/** Another replica may be the one that hears of it. */
const pollMs = 50;

/** Finds payments that may be on their way: one that is not there yet is waited for, up to 2 s. */
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
      await this.nextLook();
    }
  }

  /** Payments were opened: who waits looks again. */
  lookAgain(): void {
    for (const look of this.waiting) look();
  }

  private nextLook(): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        clearTimeout(timer);
        this.waiting.delete(look);
        resolve();
      };
      const timer = setTimeout(look, pollMs);
      this.waiting.add(look);
    });
  }
}
