import { Inject, Injectable } from '@nestjs/common';
import { refuseOtherThanSet, type Identity } from '@mekong/service-defaults';
import { CONFIG, type OrdersConfig } from '../config.js';
import { SettingEdits } from '../settings/index.js';
import { editedCash } from './audit.js';
import type { CashConditions, CashSettings } from './cash-settings.js';
import { CashSettingsRepository } from './cash-settings.repository.js';

/** Admins change when shoppers may pay in cash at the door, for orders to come. Throws SetByEnvironment for another limit than that of the environment. */
@Injectable()
export class ChangeCashSettings {
  constructor(
    private readonly edits: SettingEdits,
    private readonly repository: CashSettingsRepository,
    @Inject(CONFIG) private readonly config: OrdersConfig,
  ) {}

  async change(caller: Identity, settings: CashSettings, seen?: number): Promise<CashConditions> {
    refuseOtherThanSet(this.config, 'COD_LIMIT_CENTS', settings.limitCents);
    return this.edits.save(caller, editedCash, this.repository, settings, seen);
  }
}
