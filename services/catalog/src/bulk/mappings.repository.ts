import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { headerKey, type Mapping } from '../moving-in/index.js';

/** Of each seller. */
const mostKept = 50;

const remember = prepared`
  INSERT INTO column_mappings (seller_id, header, mapping, used_at) VALUES ($1, $2, $3, now())
  ON CONFLICT (seller_id, header) DO UPDATE SET mapping = excluded.mapping, used_at = excluded.used_at`;

const dropOld = prepared`
  DELETE FROM column_mappings WHERE seller_id = $1 AND header NOT IN (
    SELECT header FROM column_mappings WHERE seller_id = $1 ORDER BY used_at DESC LIMIT ${mostKept})`;

const find = prepared<{ mapping: Mapping }>`
  SELECT mapping FROM column_mappings WHERE seller_id = $1 AND header = $2`;

const findLast = prepared<{ mapping: Mapping }>`
  SELECT mapping FROM column_mappings WHERE seller_id = $1 ORDER BY used_at DESC LIMIT 1`;

const keyOf = (header: string[]) => createHash('sha256').update(headerKey(header)).digest('hex');

/** How a seller has had the columns of each kind of file read. */
@Injectable()
export class MappingsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async remember(sellerId: string, header: string[], mapping: Mapping): Promise<void> {
    await remember(this.dataSource, [sellerId, keyOf(header), JSON.stringify(mapping)]);
    await dropOld(this.dataSource, [sellerId]);
  }

  async find(sellerId: string, header: string[]): Promise<Mapping | undefined> {
    const [row] = await find(this.dataSource, [sellerId, keyOf(header)]);
    return row?.mapping;
  }

  /** What the words of the last file meant, whatever its columns. */
  async lastValues(sellerId: string): Promise<Mapping['values'] | undefined> {
    const [row] = await findLast(this.dataSource, [sellerId]);
    return row?.mapping.values;
  }
}
