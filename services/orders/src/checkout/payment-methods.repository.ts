import type { PaymentMethod } from '@mekong/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { CONFIG, type OrdersConfig } from '../config.js';
import { type KeptSetting, SettingsRepository } from '../settings/index.js';
import { offeredOf } from './payment-choice.js';

const setting = 'payment-methods';

/** The ways to pay that admins have turned off, and how often that was changed. */
export interface TurnedOff {
  off: PaymentMethod[];
  version: number;
}

/** How shoppers may pay: what the environment allows, without what admins have turned off. */
@Injectable()
export class PaymentMethodsRepository implements KeptSetting<TurnedOff> {
  constructor(
    private readonly settings: SettingsRepository,
    @Inject(CONFIG) private readonly config: OrdersConfig,
  ) {}

  async offered(): Promise<PaymentMethod[]> {
    return offeredOf(this.config.PAYMENT_METHODS, (await this.find()).off);
  }

  async find(db?: DataSource | EntityManager): Promise<TurnedOff> {
    const { value, version } = await this.settings.find<PaymentMethod[]>(setting, [], db);
    return { off: value, version };
  }

  change(tx: EntityManager, { off }: TurnedOff, seen: number) {
    return this.settings.change(tx, setting, off, seen);
  }
}
