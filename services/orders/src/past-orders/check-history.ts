import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type History, readHistory } from './files/read-history.js';
import { HistoryStore } from './history-store.js';
import type { Counts } from './past-orders.repository.js';

/** What a file holds, and what keeping it would do. */
export interface CheckedHistory {
  history: History;
  counts: Counts;
}

/** Says what the export of another shop system would bring. Writes nothing. */
@Injectable()
export class CheckHistory {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: HistoryStore,
  ) {}

  async check(path: string, currency: string): Promise<CheckedHistory> {
    const history = await readHistory(path, currency);
    return { history, counts: await this.store.compare(this.dataSource, history) };
  }
}
