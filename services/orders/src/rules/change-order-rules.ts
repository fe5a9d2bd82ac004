import { Inject, Injectable } from '@nestjs/common';
import { refuseOtherThanSet, type Identity } from '@mekong/service-defaults';
import { CONFIG, type OrdersConfig } from '../config.js';
import { SettingEdits } from '../settings/index.js';
import { editedRules } from './audit.js';
import { OrderRulesRepository } from './order-rules.repository.js';
import type { KeptRules, OrderRules } from './order-rules.js';

/** Admins change what holds for all orders. Throws SetByEnvironment for other values than those of the environment. */
@Injectable()
export class ChangeOrderRules {
  constructor(
    private readonly edits: SettingEdits,
    private readonly repository: OrderRulesRepository,
    @Inject(CONFIG) private readonly config: OrdersConfig,
  ) {}

  async change(caller: Identity, rules: OrderRules, seen: number): Promise<KeptRules> {
    refuseOtherThanSet(this.config, 'RETURN_DAYS', rules.returnDays);
    refuseOtherThanSet(this.config, 'SHIPPING_POLICY', rules.shippingPolicy);
    return this.edits.save(caller, editedRules, this.repository, rules, seen);
  }
}
