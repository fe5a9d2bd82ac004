import type { Category } from '@mekong/contracts';
import { prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';
import { type CategoryFields, readSpecFields, type RemovedField, type SpecField } from '../products/index.js';

const lock = prepared`LOCK TABLE spec_fields IN SHARE ROW EXCLUSIVE MODE`;

const save = prepared`
  INSERT INTO spec_fields (category, fields, version) VALUES ($1, $2, $3)
  ON CONFLICT (category) DO UPDATE SET fields = excluded.fields, version = excluded.version`;

/** The fields of a category, after which nobody else changes any until the transaction ends. */
export async function lockCategoryFields(tx: EntityManager, category: Category): Promise<CategoryFields> {
  await lock(tx, []);
  return (await readSpecFields(tx)).of(category);
}

export async function saveCategoryFields(
  tx: EntityManager,
  {
    category,
    fields,
    version,
  }: { category: Category; fields: (SpecField | RemovedField)[]; version: number },
): Promise<void> {
  await save(tx, [category, JSON.stringify(fields), version]);
}
