import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';

const find = prepared<{
  value: unknown;
  version: number;
}>`SELECT value, version FROM settings WHERE name = $1`;

/** The row is there from the first change on; whoever has seen another version changes nothing. */
const change = prepared<{ version: number }>`
  INSERT INTO settings (name, value, version) VALUES ($1, $2::jsonb, 1)
  ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value, version = settings.version + 1 WHERE settings.version = $3
  RETURNING version`;

/** What admins set as a whole, each by its name, with a version that grows with each change. */
@Injectable()
export class SettingsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** `first` with version 0 until somebody has set it. */
  async find<Value>(
    name: string,
    first: Value,
    db: DataSource | EntityManager = this.dataSource,
  ): Promise<{ value: Value; version: number }> {
    const [row] = await find(db, [name]);
    return row ? { value: row.value as Value, version: row.version } : { value: first, version: 0 };
  }

  /** Writes it and answers its new version; undefined when it is no longer at the version that was seen. */
  async change(tx: EntityManager, name: string, value: unknown, seen: number): Promise<number | undefined> {
    const [row] = await change(tx, [name, JSON.stringify(value), seen]);
    return row?.version;
  }
}
