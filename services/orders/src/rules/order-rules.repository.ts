import { Inject, Injectable } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { CONFIG, type OrdersConfig } from '../config.js';
import { type KeptSetting, SettingsRepository } from '../settings/index.js';
import type { KeptRules, OrderRules } from './order-rules.js';
import { rulesInForce } from './rules-in-force.js';

const setting = 'order-rules';

/** Read at each call, so that all replicas decide by the same. */
@Injectable()
export class OrderRulesRepository implements KeptSetting<KeptRules> {
  constructor(
    private readonly settings: SettingsRepository,
    @Inject(CONFIG) private readonly config: OrdersConfig,
  ) {}

  async find(db?: DataSource | EntityManager): Promise<KeptRules> {
    const { value, version } = await this.settings.find<Partial<OrderRules>>(setting, {}, db);
    return { ...rulesInForce(this.config, value), version };
  }

  /** What admins have saved is kept below what the environment sets. */
  async change(tx: EntityManager, { returnDays, shippingPolicy }: KeptRules, seen: number) {
    const { RETURN_DAYS, SHIPPING_POLICY } = this.config;
    const { value: saved } = await this.settings.find<Partial<OrderRules>>(setting, {}, tx);
    const rules: Partial<OrderRules> = {
      ...saved,
      ...(RETURN_DAYS === undefined && { returnDays }),
      ...(SHIPPING_POLICY === undefined && { shippingPolicy }),
    };
    return this.settings.change(tx, setting, rules, seen);
  }
}
