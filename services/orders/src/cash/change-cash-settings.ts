import { StaleEdit } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox, staffActed } from '@mekong/messaging';
import type { Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { aboutCash, factsOfCash } from './audit.js';
import type { CashConditions, CashSettings } from './cash-settings.js';
import { CashSettingsRepository } from './cash-settings.repository.js';

/**
 * Admins change when shoppers may pay in cash at the door, for orders to come. Publishes staff.acted; throws StaleEdit when somebody
 * else has changed it since that version was seen, or does so now.
 */
@Injectable()
export class ChangeCashSettings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: CashSettingsRepository,
    private readonly outbox: Outbox,
  ) {}

  change(caller: Identity, settings: CashSettings, seen?: number): Promise<CashConditions> {
    return this.dataSource.transaction(async (tx) => {
      const before = await this.repository.find(tx);
      const isSeen = seen === undefined || seen === before.version;
      const version = isSeen && (await this.repository.change(tx, settings, before.version));
      if (!version) throw new StaleEdit('setting', await this.repository.find(tx), ['cash_on_delivery']);
      const change = { before: factsOfCash(before), after: factsOfCash(settings) };
      await this.outbox.record(tx, staffActed(caller, 'cash-on-delivery.changed', aboutCash, change));
      return { ...settings, version };
    });
  }
}
