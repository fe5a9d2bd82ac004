import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MESSAGING, type MessagingOptions } from '../messaging.options.js';
import type { NewEvent } from './new-event.js';

/** Where a use case leaves its events: in the transaction of its state, or not at all. */
@Injectable()
export class Outbox {
  constructor(@Inject(MESSAGING) private readonly options: MessagingOptions) {}

  /** Records the events in `tx`; they are published after it commits, never if it rolls back. */
  async record(tx: EntityManager, ...events: NewEvent[]): Promise<void> {
    if (events.length === 0) return;
    await tx.query(
      `INSERT INTO outbox (id, type, envelope)
       SELECT (event->>'id')::uuid, event->>'type', event FROM jsonb_array_elements($1::jsonb) AS event`,
      [JSON.stringify(this.stamp(events))],
    );
  }

  /** The events as they are stored, for statements that write them along with their own rows. */
  stamp(events: NewEvent[]): object[] {
    return events.map((event) => ({ ...event, source: `/${this.options.service}` }));
  }
}
