import type { ShopEvent } from '@mekong/contracts';
import { forgottenAmong } from '@mekong/messaging';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LanguagesRepository } from './languages.repository.js';

/** Keeps the languages that users have chosen, in which they get their mails; none of a user whose data was deleted. */
@Injectable()
export class KeepLanguages {
  constructor(private readonly languages: LanguagesRepository) {}

  async keep(tx: EntityManager, events: ShopEvent<'user.signed-up.v1' | 'user.changed.v1'>[]): Promise<void> {
    const chosen = events.flatMap(({ data: { user_id: userId, language }, time: chosenAt }) =>
      language ? [{ userId, language, chosenAt }] : [],
    );
    if (chosen.length === 0) return;
    const forgotten = await forgottenAmong(
      tx,
      chosen.map(({ userId }) => userId),
    );
    await this.languages.keep(
      tx,
      chosen.filter(({ userId }) => !forgotten.has(userId)),
    );
  }

  /** Of an account without a language an earlier choice was somebody else's, from whom the owner of its address took it over. */
  async follow(tx: EntityManager, event: ShopEvent<'user.changed.v1'>): Promise<void> {
    const { user_id: userId, language } = event.data;
    if (language) return this.keep(tx, [event]);
    // First the account, as whoever deletes its data locks it.
    await forgottenAmong(tx, [userId]);
    await this.languages.forget(tx, userId, event.time);
  }
}
