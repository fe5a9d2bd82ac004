import { Injectable } from '@nestjs/common';
import type { Identity } from '@mekong/service-defaults';
import { SettingEdits } from '../settings/index.js';
import { editedCash } from './audit.js';
import type { CashConditions, CashSettings } from './cash-settings.js';
import { CashSettingsRepository } from './cash-settings.repository.js';

/** Admins change when shoppers may pay in cash at the door, for orders to come. */
@Injectable()
export class ChangeCashSettings {
  constructor(
    private readonly edits: SettingEdits,
    private readonly repository: CashSettingsRepository,
  ) {}

  change(caller: Identity, settings: CashSettings, seen?: number): Promise<CashConditions> {
    return this.edits.save(caller, editedCash, this.repository, settings, seen);
  }
}
