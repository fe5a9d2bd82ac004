import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import type { DeliveryEntries, ProvinceDelivery } from './delivery-table.js';

const findSetting = prepared<{ value: ProvinceDelivery[]; version: number }>`
  SELECT value, version FROM settings WHERE name = 'delivery'`;

/** The row is there from the first change on; whoever has seen another version changes nothing. */
const changeSetting = prepared<{ version: number }>`
  INSERT INTO settings (name, value, version) VALUES ('delivery', $1::jsonb, 1)
  ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value, version = settings.version + 1 WHERE settings.version = $2
  RETURNING version`;

@Injectable()
export class DeliveryEntriesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** What was entered of the provinces as it is now. */
  async find(db: DataSource | EntityManager = this.dataSource): Promise<DeliveryEntries> {
    const [row] = await findSetting(db, []);
    return row ? { entries: row.value, version: row.version } : { entries: [], version: 0 };
  }

  /** Writes all entries and answers their new version; undefined when they are no longer at the version that was seen. */
  async change(tx: EntityManager, entries: ProvinceDelivery[], seen: number): Promise<number | undefined> {
    const [row] = await changeSetting(tx, [JSON.stringify(entries), seen]);
    return row?.version;
  }
}
