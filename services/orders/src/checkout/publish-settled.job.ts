import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { newEvent, SettledUntil } from '@mekong/messaging';

const everyMs = 2_000;

/** Tells until when all placed orders are published, so that payments knows whether an order can still be on its way. */
@Injectable()
export class TellSettledJob {
  private readonly logger = new Logger(TellSettledJob.name);

  constructor(private readonly settledUntil: SettledUntil) {}

  @Interval(everyMs)
  async run(): Promise<void> {
    try {
      await this.settledUntil.tell((time) =>
        newEvent('orders.settled.v1', 'all', { placed_until: time.toISOString() }),
      );
    } catch (error) {
      // The database is away, which the relay says already; the next run makes up for it.
      this.logger.debug((error as Error).message);
    }
  }
}
