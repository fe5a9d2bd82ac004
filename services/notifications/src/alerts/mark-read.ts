import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AlertsRepository, type Reader } from './alerts.repository.js';

/** Marks some or all alerts of a reader as read, and updates the reader's open streams. */
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
