import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { firstSeller, type EnteredSeller, type InvoiceSeller } from './invoice-seller.js';

const findSetting = prepared<{ value: InvoiceSeller; version: number }>`
  SELECT value, version FROM settings WHERE name = 'invoice-seller'`;

/** The row is there from the first change on; whoever has seen another version changes nothing. */
const changeSetting = prepared<{ version: number }>`
  INSERT INTO settings (name, value, version) VALUES ('invoice-seller', $1::jsonb, 1)
  ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value, version = settings.version + 1 WHERE settings.version = $2
  RETURNING version`;

@Injectable()
export class InvoiceSellerRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(db: DataSource | EntityManager = this.dataSource): Promise<EnteredSeller> {
    const [row] = await findSetting(db, []);
    return row ? { seller: row.value, version: row.version } : { seller: firstSeller, version: 0 };
  }

  /** Writes it and answers its new version; undefined when it is no longer at the version that was seen. */
  async change(tx: EntityManager, seller: InvoiceSeller, seen: number): Promise<number | undefined> {
    const [row] = await changeSetting(tx, [JSON.stringify(seller), seen]);
    return row?.version;
  }
}
