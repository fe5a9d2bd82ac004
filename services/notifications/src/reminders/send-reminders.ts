import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { mailOf, QueueMails } from '../mails/index.js';
import { RemindersRepository } from './reminders.repository.js';

const batchSize = 100;

/**
 * Queues the mails of reminders that are due, in the transaction that takes them: once for each order however many replicas
 * run it, and wherever one of them stops.
 */
@Injectable()
export class SendReminders {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reminders: RemindersRepository,
    private readonly queueMails: QueueMails,
  ) {}

  async send(): Promise<void> {
    while ((await this.dataSource.transaction((tx) => this.sendSome(tx))) === batchSize);
  }

  private async sendSome(tx: EntityManager): Promise<number> {
    const due = await this.reminders.takeDue(tx, batchSize);
    const open = due.filter(({ isOpen }) => isOpen);
    if (open.length > 0)
      await this.queueMails.queue(
        tx,
        open.map(({ order }) => mailOf.unpaid(order)),
      );
    return due.length;
  }
}
