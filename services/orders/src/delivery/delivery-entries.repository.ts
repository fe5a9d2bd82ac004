import { Injectable } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { SettingsRepository } from '../settings/index.js';
import type { DeliveryEntries, ProvinceDelivery } from './delivery-table.js';

const setting = 'delivery';

@Injectable()
export class DeliveryEntriesRepository {
  constructor(private readonly settings: SettingsRepository) {}

  /** What was entered of the provinces as it is now. */
  async find(db?: DataSource | EntityManager): Promise<DeliveryEntries> {
    const { value: entries, version } = await this.settings.find<ProvinceDelivery[]>(setting, [], db);
    return { entries, version };
  }

  /** Writes all entries and answers their new version; undefined when they are no longer at the version that was seen. */
  change(tx: EntityManager, entries: ProvinceDelivery[], seen: number): Promise<number | undefined> {
    return this.settings.change(tx, setting, entries, seen);
  }
}
