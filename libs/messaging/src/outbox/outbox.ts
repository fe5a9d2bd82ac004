import { Inject, Injectable } from '@nestjs/common';
import type { ShopEvent } from '@mekong/contracts';
import { prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';
import { MESSAGING, type MessagingOptions } from '../messaging.options.js';
import { noteRecorded } from './committed-events.js';
import type { NewEvent } from './new-event.js';

/** How long only the process that wrote a row may publish it, which it does at once; after that any replica may. */
export const leaseMs = 5_000;

const writeEvents = prepared`
  INSERT INTO outbox (id, type, envelope, next_attempt_at)
  SELECT id, type, envelope, now() + interval '${leaseMs} ms'
  FROM unnest($1::uuid[], $2::text[], $3::jsonb[]) AS written (id, type, envelope)`;

/** Where a use case records its events, in the same transaction as its state. */
@Injectable()
export class Outbox {
  constructor(@Inject(MESSAGING) private readonly options: MessagingOptions) {}

  /** Records the events in `tx`; they are published once it has committed, never if it rolls back. */
  async record(tx: EntityManager, ...events: NewEvent[]): Promise<void> {
    if (events.length === 0) return;
    if (!tx.queryRunner?.isTransactionActive) return tx.transaction((own) => this.record(own, ...events));
    const stamped = events.map((event) => ({ ...event, source: `/${this.options.service}` }) as ShopEvent);
    await writeEvents.withNext(tx, [
      stamped.map(({ id }) => id),
      stamped.map(({ type }) => type),
      stamped.map((event) => JSON.stringify(event)),
    ]);
    noteRecorded(tx, stamped);
  }
}
