import type { ShopEvent } from '@mekong/contracts';
import { forgottenAmong } from '@mekong/messaging';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { StaffRepository } from './staff.repository.js';

/** Keeps who works in the shop; nobody whose data was deleted. */
@Injectable()
export class KeepStaff {
  constructor(private readonly staff: StaffRepository) {}

  async keep(tx: EntityManager, events: ShopEvent<'user.changed.v1'>[]): Promise<void> {
    const forgotten = await forgottenAmong(
      tx,
      events.map(({ data }) => data.user_id),
    );
    // In the order of their ids, so that two batches do not wait for each other in a circle; of one person, in that of the news.
    for (const { data, time } of events.toSorted((a, b) => a.data.user_id.localeCompare(b.data.user_id))) {
      const { user_id: userId, role } = data;
      if (role === 'customer') await this.staff.noteLeft(tx, userId, time);
      else if (!forgotten.has(userId)) await this.staff.keep(tx, userId, time);
    }
  }
}
