import type { ShopEvent } from '@mekong/contracts';
import { forgottenAmong } from '@mekong/messaging';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SellersRepository } from './sellers.repository.js';

/** Keeps what those who have products are called; none of a user whose data was deleted. */
@Injectable()
export class KeepSellers {
  constructor(private readonly sellers: SellersRepository) {}

  async keep(tx: EntityManager, events: ShopEvent<'user.changed.v1'>[]): Promise<void> {
    const named = events.flatMap(({ data: { user_id: id, name, role }, time: namedAt }) =>
      role === 'seller' || role === 'admin' ? [{ id, name, namedAt }] : [],
    );
    if (named.length === 0) return;
    const forgotten = await forgottenAmong(
      tx,
      named.map(({ id }) => id),
    );
    const kept = named.filter(({ id }) => !forgotten.has(id));
    // In the order of their ids, so that two batches do not wait for each other in a circle.
    await this.sellers.keep(
      tx,
      kept.sort((a, b) => a.id.localeCompare(b.id)),
    );
  }
}
