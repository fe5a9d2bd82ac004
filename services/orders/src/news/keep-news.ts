import type { ShopEvent } from '@mekong/contracts';
import { forgottenAmong } from '@mekong/messaging';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NewsRepository } from './news.repository.js';

/** Keeps who agreed to be written to about offers; nobody whose data was deleted. */
@Injectable()
export class KeepNews {
  constructor(private readonly news: NewsRepository) {}

  async keep(tx: EntityManager, events: ShopEvent<'user.changed.v1'>[]): Promise<void> {
    const told = events.flatMap(({ data: { user_id: userId, news_agreed_at: agreedAt }, time: toldAt }) =>
      // A version of auth that asks nobody does not take back what was agreed to.
      agreedAt === undefined ? [] : [{ userId, agreedAt, toldAt }],
    );
    if (told.length === 0) return;
    const forgotten = await forgottenAmong(
      tx,
      told.map(({ userId }) => userId),
    );
    await this.news.keep(
      tx,
      told.filter(({ userId }) => !forgotten.has(userId)),
    );
  }
}
