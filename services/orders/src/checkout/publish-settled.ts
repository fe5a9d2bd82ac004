import { Injectable } from '@nestjs/common';
import { newEvent, SettledUntil } from '@mekong/messaging';

/** Publishes until when all placed orders are published, so that payments knows whether an order can still be on its way. */
@Injectable()
export class PublishSettled {
  constructor(private readonly settledUntil: SettledUntil) {}

  publish(): Promise<void> {
    return this.settledUntil.publish((time) =>
      newEvent('orders.settled.v1', 'all', { placed_until: time.toISOString() }),
    );
  }
}
