import { notFound } from '@mekong/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { DEAD_LETTERS, type DeadLetters } from './dead-letter.js';
import { Outbox } from './outbox/outbox.js';
import { staffActed } from './outbox/staff-acted.js';

/** Hands all dead letters of this service, or one of them, to their handlers again. Publishes staff.acted. */
@Injectable()
export class ReplayDeadLetters {
  constructor(
    @Inject(DEAD_LETTERS) private readonly deadLetters: DeadLetters,
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** Answers how many were handed over: none when the one failed again. Throws a 404 when there is no such letter. */
  async run(caller: Identity, service: string, id?: string): Promise<number> {
    const replayed = await this.deadLetters.replay(id);
    if (replayed === 0) {
      // A letter that is still there failed again.
      if (id && !(await this.deadLetters.has(id))) throw notFound('Failed event');
      return replayed;
    }
    const subject = { type: 'event', id: id ?? 'all', name: service };
    const act = staffActed(caller, 'event.replayed', subject, { after: { replayed } });
    await this.dataSource.transaction((tx) => this.outbox.record(tx, act));
    return replayed;
  }
}
