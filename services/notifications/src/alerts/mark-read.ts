import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AlertsRepository, type Reader } from './alerts.repository.js';

/** Marks alerts of a reader as read, some or all; the reader's open streams show it. */
@Injectable()
export class MarkRead {
  constructor(
    private readonly dataSource: DataSource,
    private readonly alerts: AlertsRepository,
  ) {}

  run(reader: Reader, ids: number[] | 'all'): Promise<void> {
    return this.dataSource.transaction((tx) => this.alerts.markRead(tx, reader, ids));
  }
}
