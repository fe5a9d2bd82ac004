import { Outbox, staffActed } from '@mekong/messaging';
import { type Identity, onceByKey } from '@mekong/service-defaults';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { aboutHistory } from './audit.js';
import type { CheckedHistory } from './check-history.js';
import { readHistory } from './files/read-history.js';
import { HistoryStore } from './history-store.js';

/**
 * Keeps what the export of another shop system holds, but for the rows that cannot be read: the same file twice changes nothing, a newer
 * one changes what is new in it. Publishes staff.acted with how many, and nothing else: no mail, no stock and no figure knows of it.
 */
@Injectable()
export class BringHistory {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: HistoryStore,
    private readonly outbox: Outbox,
  ) {}

  async bring(caller: Identity, path: string, currency: string): Promise<CheckedHistory> {
    const history = await readHistory(path, currency);
    return onceByKey(this.dataSource, async (tx) => {
      const counts = await this.store.keep(tx, history, caller.userId);
      const after = { kind: history.kind, ...counts, failed: history.failures.length };
      await this.outbox.record(
        tx,
        staffActed(caller, 'history.brought', aboutHistory(history.source), { after }),
      );
      return { history, counts };
    });
  }
}
