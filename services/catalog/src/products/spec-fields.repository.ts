import { prepared } from '@mekong/service-defaults';
import type { DataSource, EntityManager } from 'typeorm';
import { SpecFields, type StoredSpecFields } from './spec-fields.js';

const read = prepared<StoredSpecFields>`SELECT category, fields, version FROM spec_fields`;

/** The specification fields of all categories as they are now. */
export async function readSpecFields(db: DataSource | EntityManager): Promise<SpecFields> {
  return new SpecFields(await read(db, []));
}
