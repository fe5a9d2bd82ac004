import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { firstCouriers, type Courier, type CourierList } from './courier.js';

const findSetting = prepared<{ value: Courier[]; version: number }>`
  SELECT value, version FROM settings WHERE name = 'couriers'`;

/** The row is there from the first change on; whoever has seen another version changes nothing. */
const changeSetting = prepared<{ version: number }>`
  INSERT INTO settings (name, value, version) VALUES ('couriers', $1::jsonb, 1)
  ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value, version = settings.version + 1 WHERE settings.version = $2
  RETURNING version`;

@Injectable()
export class CouriersRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The couriers as they are now. */
  async find(db: DataSource | EntityManager = this.dataSource): Promise<CourierList> {
    const [row] = await findSetting(db, []);
    return row ? { couriers: row.value, version: row.version } : { couriers: firstCouriers, version: 0 };
  }

  /** Writes all couriers and answers their new version; undefined when they are no longer at the version that was seen. */
  async change(tx: EntityManager, couriers: Courier[], seen: number): Promise<number | undefined> {
    const [row] = await changeSetting(tx, [JSON.stringify(couriers), seen]);
    return row?.version;
  }
}
