import { Injectable, Logger } from '@nestjs/common';
import { newEvent, Outbox } from '@mekong/messaging';
import { DataSource } from 'typeorm';
import { shopDay } from '@mekong/contracts';

/** How many carts are recorded a day at most, since anybody can send made-up browser ids. */
const mostADay = 20_000;

/** Publishes cart.quoted for a browser's first quote of a day. A quote never waits for that, and does not fail with it. */
@Injectable()
export class RecordCart {
  private readonly logger = new Logger(RecordCart.name);
  private day = '';
  private recorded = new Set<string>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  run(visitorId: string): void {
    this.forgetYesterday();
    if (this.recorded.has(visitorId) || this.recorded.size >= mostADay) return;
    this.recorded.add(visitorId);
    const event = newEvent('cart.quoted.v1', visitorId, { visitor_id: visitorId });
    this.outbox.record(this.dataSource.manager, event).catch((error: Error) => {
      this.recorded.delete(visitorId);
      this.logger.warn(`recording a cart: ${error.message}`);
    });
  }

  private forgetYesterday(): void {
    const day = shopDay();
    if (day === this.day) return;
    this.day = day;
    this.recorded = new Set();
  }
}
