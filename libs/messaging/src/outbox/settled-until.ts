import { Inject, Injectable } from '@nestjs/common';
import type { ShopEvent } from '@mekong/contracts';
import { planned } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { MESSAGING, type MessagingOptions } from '../messaging.options.js';
import { PUBLISHER, type Publisher } from '../publisher.js';
import type { NewEvent } from './new-event.js';

const findTime = planned<{ time: Date }>`
  SELECT coalesce(min((envelope->>'time')::timestamptz), clock_timestamp()) AS time
  FROM outbox WHERE published_at IS NULL`;

/** Until when a service has published all that it recorded, of all its replicas. */
@Injectable()
export class SettledUntil {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(PUBLISHER) private readonly publisher: Publisher,
    @Inject(MESSAGING) private readonly options: MessagingOptions,
  ) {}

  /**
   * Publishes the event that `about` makes of that time. It is not recorded first: one that is lost is made up for by the next.
   * Does nothing while the broker is away.
   */
  async publish(about: (time: Date) => NewEvent): Promise<void> {
    if (!this.publisher.ready()) return;
    const [row] = await findTime(this.dataSource, []);
    const event = { ...about(row!.time), source: `/${this.options.service}` } as ShopEvent;
    await this.publisher.publish([{ event, attempt: 1 }]);
  }
}
