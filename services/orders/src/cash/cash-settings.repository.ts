import { Inject, Injectable } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { CONFIG, type OrdersConfig } from '../config.js';
import { type KeptSetting, SettingsRepository } from '../settings/index.js';
import type { CashConditions, CashSettings } from './cash-settings.js';

const setting = 'cash-on-delivery';

const first: CashSettings = { provinces: ['Phnom Penh'], limitCents: 30_000, openOrders: 2 };

@Injectable()
export class CashSettingsRepository implements KeptSetting<CashConditions> {
  constructor(
    private readonly settings: SettingsRepository,
    @Inject(CONFIG) private readonly config: OrdersConfig,
  ) {}

  /** The conditions as they are now; until an admin has set them, those of a shop that begins with it. The limit of the environment stands above theirs. */
  async find(db?: DataSource | EntityManager): Promise<CashConditions> {
    const { value, version } = await this.settings.find(setting, first, db);
    const { COD_LIMIT_CENTS: limitCents = value.limitCents } = this.config;
    return { ...value, limitCents, version };
  }

  /** The limit that admins have saved is kept below that of the environment. */
  async change(tx: EntityManager, { version: _, ...value }: CashConditions, seen: number) {
    if (this.config.COD_LIMIT_CENTS === undefined) return this.settings.change(tx, setting, value, seen);
    const { limitCents } = (await this.settings.find(setting, first, tx)).value;
    return this.settings.change(tx, setting, { ...value, limitCents }, seen);
  }
}
