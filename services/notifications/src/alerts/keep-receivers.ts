import type { ShopEvent } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PreferencesRepository } from './preferences.repository.js';

/** Keeps the address and role of those who have chosen their alerts; who may not see alerts any more gets no mail of them. */
@Injectable()
export class KeepReceivers {
  constructor(private readonly preferences: PreferencesRepository) {}

  keep(tx: EntityManager, { data, time }: ShopEvent<'user.changed.v1'>): Promise<void> {
    const { role, is_verified, is_blocked } = data;
    const mayRead = (role === 'admin' || role === 'seller') && is_verified && !is_blocked;
    return this.preferences.noteReceiver(tx, data, mayRead ? role : null, time);
  }
}
