import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Reader } from './alert.entity.js';
import { AlertsRepository, type Marked } from './alerts.repository.js';

/** Marks some alerts of a reader as read, or all of a kind or of every kind, and updates the reader's open streams. */
@Injectable()
export class MarkRead {
  constructor(
    private readonly dataSource: DataSource,
    private readonly alerts: AlertsRepository,
  ) {}

  markRead(reader: Reader, which: Marked): Promise<void> {
    return this.dataSource.transaction((tx) => this.alerts.markRead(tx, reader, which));
  }
}
