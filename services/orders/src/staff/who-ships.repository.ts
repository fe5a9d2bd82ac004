import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';

/** Whether sellers may ship, where there is only one. */
export interface WhoShips {
  sellersMayShip: boolean;
  version: number;
}

const findSetting = prepared<{ value: boolean; version: number }>`
  SELECT value, version FROM settings WHERE name = 'sellers_may_ship'`;

/** The row is there from the first change on; whoever has seen another version changes nothing. */
const changeSetting = prepared<{ version: number }>`
  INSERT INTO settings (name, value, version) VALUES ('sellers_may_ship', $1::jsonb, 1)
  ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value, version = settings.version + 1 WHERE settings.version = $2
  RETURNING version`;

const hasOthers = prepared<{ others: boolean }>`
  SELECT EXISTS (SELECT FROM products WHERE NOT deleted AND seller_id <> $1) AS others`;

@Injectable()
export class WhoShipsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(db: DataSource | EntityManager = this.dataSource): Promise<WhoShips> {
    const [row] = await findSetting(db, []);
    return { sellersMayShip: row?.value ?? false, version: row?.version ?? 0 };
  }

  /** Writes the setting and answers its new version; undefined when it is no longer at the version that was seen. */
  async change(tx: EntityManager, sellersMayShip: boolean, seen: number): Promise<number | undefined> {
    const [row] = await changeSetting(tx, [JSON.stringify(sellersMayShip), seen]);
    return row?.version;
  }

  /** Whether nobody else has a product in the shop. */
  async isOnlySeller(userId: string): Promise<boolean> {
    const [row] = await hasOthers(this.dataSource, [userId]);
    return !row!.others;
  }
}
