import { Injectable, Logger } from '@nestjs/common';
import { newEvent, Outbox } from '@mekong/messaging';
import { DailyCap, type Network } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { shopDay } from '@mekong/contracts';

/** How many carts are recorded a day at most, since anybody can send made-up browser ids; a network may be a whole office. */
const maxPerDay = { network: 500, all: 20_000 };

/** Publishes cart.quoted for a browser's first quote of a day. A quote never waits for that, and does not fail with it. */
@Injectable()
export class RecordCart {
  private readonly logger = new Logger(RecordCart.name);
  private day = '';
  private recorded = new Set<string>();
  private readonly cap = new DailyCap(maxPerDay);

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  record(visitorId: string, network: Network): void {
    this.forgetYesterday();
    if (this.recorded.has(visitorId) || !this.cap.take(network)) return;
    this.recorded.add(visitorId);
    const event = newEvent('cart.quoted.v1', visitorId, { visitor_id: visitorId });
    this.outbox.record(this.dataSource.manager, event).catch((error: Error) => {
      this.recorded.delete(visitorId);
      this.logger.warn(`a cart could not be recorded: ${error.message}`);
    });
  }

  private forgetYesterday(): void {
    const day = shopDay();
    if (day === this.day) return;
    this.day = day;
    this.recorded = new Set();
  }
}
