import { Inject, Injectable } from '@nestjs/common';
import type { ShopEvent } from '@mekong/contracts';
import { prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';
import { MESSAGING, type MessagingOptions } from '../messaging.options.js';
import { noteRecorded } from './committed-events.js';
import type { NewEvent } from './new-event.js';

/** So long a row is left to the process that wrote it, which publishes it at once; after that anybody takes it. */
export const leaseMs = 5_000;

const writeEvents = prepared(
  `INSERT INTO outbox (id, type, envelope, next_attempt_at)
   SELECT id, type, envelope, now() + interval '${leaseMs} ms'
   FROM unnest($1::uuid[], $2::text[], $3::jsonb[]) AS written (id, type, envelope)`,
);

/** Where a use case leaves its events: in the transaction of its state, or not at all. */
@Injectable()
export class Outbox {
  constructor(@Inject(MESSAGING) private readonly options: MessagingOptions) {}

  /** Records the events in `tx`; they are published once it has committed, never if it rolls back. */
  async record(tx: EntityManager, ...events: NewEvent[]): Promise<void> {
    if (events.length === 0) return;
    if (!tx.queryRunner?.isTransactionActive) return tx.transaction((own) => this.record(own, ...events));
    const stamped = events.map((event) => ({ ...event, source: `/${this.options.service}` }) as ShopEvent);
    await writeEvents(tx, [
      stamped.map(({ id }) => id),
      stamped.map(({ type }) => type),
      stamped.map((event) => JSON.stringify(event)),
    ]);
    noteRecorded(tx, stamped);
  }
}
