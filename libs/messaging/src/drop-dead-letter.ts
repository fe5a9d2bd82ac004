import { notFound } from '@mekong/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { DEAD_LETTERS, type DeadLetters } from './dead-letter.js';
import { Outbox } from './outbox/outbox.js';
import { staffActed } from './outbox/staff-acted.js';

/** Removes a dead letter of this service for good. Publishes staff.acted. */
@Injectable()
export class DropDeadLetter {
  constructor(
    @Inject(DEAD_LETTERS) private readonly deadLetters: DeadLetters,
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** Throws a 404 when there is no such letter. */
  async run(caller: Identity, service: string, id: string): Promise<void> {
    if (!(await this.deadLetters.drop(id))) throw notFound('Failed event');
    const act = staffActed(caller, 'event.dropped', { type: 'event', id, name: service });
    await this.dataSource.transaction((tx) => this.outbox.record(tx, act));
  }
}
