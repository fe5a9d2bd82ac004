import { Injectable } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { type KeptSetting, SettingsRepository } from '../settings/index.js';
import type { DeliveryEntries, ProvinceDelivery } from './delivery-table.js';

const setting = 'delivery';

@Injectable()
export class DeliveryEntriesRepository implements KeptSetting<DeliveryEntries> {
  constructor(private readonly settings: SettingsRepository) {}

  /** What was entered of the provinces as it is now. */
  async find(db?: DataSource | EntityManager): Promise<DeliveryEntries> {
    const { value: entries, version } = await this.settings.find<ProvinceDelivery[]>(setting, [], db);
    return { entries, version };
  }

  change(tx: EntityManager, { entries }: DeliveryEntries, seen: number) {
    return this.settings.change(tx, setting, entries, seen);
  }
}
