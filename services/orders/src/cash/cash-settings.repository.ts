import { Inject, Injectable } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { CONFIG, type OrdersConfig } from '../config.js';
import { type KeptSetting, SettingsRepository } from '../settings/index.js';
import type { CashConditions, CashSettings } from './cash-settings.js';

const setting = 'cash-on-delivery';

@Injectable()
export class CashSettingsRepository implements KeptSetting<CashConditions> {
  constructor(
    private readonly settings: SettingsRepository,
    @Inject(CONFIG) private readonly config: OrdersConfig,
  ) {}

  /** The conditions as they are now; until an admin has set them, those of a shop that begins with it. */
  async find(db?: DataSource | EntityManager): Promise<CashConditions> {
    const limitCents = this.config.COD_LIMIT_CENTS;
    const first: CashSettings = { provinces: ['Phnom Penh'], limitCents, openOrders: 2 };
    const { value, version } = await this.settings.find(setting, first, db);
    return { ...value, version };
  }

  change(tx: EntityManager, { version: _, ...value }: CashConditions, seen: number) {
    return this.settings.change(tx, setting, value, seen);
  }
}
