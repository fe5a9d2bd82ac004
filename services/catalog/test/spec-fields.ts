import { staff } from '@mekong/testing';
import type { CatalogUnderTest } from './builders.js';

export const admin = staff('admin');

/** A field as an answer has it. */
export interface Field {
  name: string;
  label: string | null;
  hidden: boolean;
  added: boolean;
}

export const fieldsOf = async (
  catalog: CatalogUnderTest,
  category = 'mouse',
): Promise<{ version: number; fields: Field[] }> =>
  (await catalog.as().get('/api/spec-fields')).body.spec_fields[category];

export const setFields = (catalog: CatalogUnderTest, category: string, version: number, fields: object[]) =>
  catalog.as(admin).put(`/api/admin/spec-fields/${category}`, { version, fields });

/** Adds fields behind all others, and answers the names that they got. */
export async function addFields(catalog: CatalogUnderTest, category: string, ...added: object[]) {
  const { version, fields } = await fieldsOf(catalog, category);
  const answer = await setFields(catalog, category, version, [...fields, ...added]);
  const names: string[] = answer.body.fields.map(({ name }: Field) => name);
  return names.slice(-added.length);
}

/** Changes the list of fields as it is now. */
export async function changeFields(
  catalog: CatalogUnderTest,
  category: string,
  change: (fields: Field[]) => object[],
) {
  const { version, fields } = await fieldsOf(catalog, category);
  return setFields(catalog, category, version, change(fields));
}
