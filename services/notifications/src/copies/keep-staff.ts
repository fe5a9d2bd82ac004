import type { ShopEvent } from '@mekong/contracts';
import { forgottenAmong } from '@mekong/messaging';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { StaffRepository } from './staff.repository.js';

/** Keeps who works in the shop, whose mails are none of support's business; nobody whose data was deleted. */
@Injectable()
export class KeepStaff {
  constructor(private readonly staff: StaffRepository) {}

  async keep(tx: EntityManager, { data, time }: ShopEvent<'user.changed.v1'>): Promise<void> {
    const { user_id: userId, role } = data;
    if (role === 'customer') return this.staff.noteLeft(tx, userId, time);
    const forgotten = await forgottenAmong(tx, [userId]);
    if (!forgotten.has(userId)) await this.staff.keep(tx, userId, time);
  }
}
