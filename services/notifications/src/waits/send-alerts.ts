import { forgottenAmong } from '@mekong/messaging';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { mailOf, MailsRepository, QueueMails } from '../mails/index.js';
import { hashOf, newToken } from './tokens.js';
import { WaitsRepository } from './waits.repository.js';

const batchSize = 100;
/** While so many mails wait, no more are queued: receipts do not stand behind ten thousand of these. */
const mostWaiting = 200;

/**
 * Queues the mails of alerts whose time has come, in the transaction that ends them: once for each, however many replicas run it,
 * and wherever one of them stops.
 */
@Injectable()
export class SendAlerts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly waits: WaitsRepository,
    private readonly mails: MailsRepository,
    private readonly queueMails: QueueMails,
  ) {}

  async send(): Promise<void> {
    while (
      (await this.mails.countWaiting()) < mostWaiting &&
      (await this.dataSource.transaction((tx) => this.sendSome(tx)))
    );
  }

  /** Answers whether there may be more. */
  private async sendSome(tx: EntityManager): Promise<boolean> {
    const productId = await this.waits.takeProduct(tx);
    if (productId === undefined) return false;
    const { due, mayBeMore } = await this.endDue(tx, productId);
    const tokens = due.map(() => newToken());
    await this.waits.setTokens(
      tx,
      due.map(({ id }, place) => ({ id, hash: hashOf(tokens[place]!) })),
    );
    await this.queueMails.queue(
      tx,
      due.map((wait, place) => mailOf.productAlert(wait, wait, tokens[place]!, wait.price_cents)),
    );
    if (!mayBeMore) await this.waits.dropProduct(tx, productId);
    return true;
  }

  /** Locks the accounts first, as whoever deletes one does; queueing would lock them after the alerts. */
  private async endDue(tx: EntityManager, productId: number) {
    const found = await this.waits.findDue(tx, productId, batchSize);
    await forgottenAmong(
      tx,
      found.flatMap(({ userId }) => userId ?? []),
    );
    const ids = found.map(({ id }) => id);
    return { due: await this.waits.endDue(tx, productId, ids), mayBeMore: found.length === batchSize };
  }
}
