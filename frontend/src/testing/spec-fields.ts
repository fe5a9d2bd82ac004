import type { DecidedField, DecidedFields } from '../api/spec-fields-api';
import type { CategorySlug } from '../api/types';
import { CATEGORIES } from '../lib/categories';
import { SPEC_FIELDS } from '../lib/spec-fields';

/** A field that an admin has added. */
export function anAddedField(facts: Partial<DecidedField> = {}): DecidedField {
  return {
    ...{ name: 'x_polling_rate', label: 'Polling rate', label_km: 'អត្រាបញ្ជូន', kind: 'number' },
    ...{ unit: 'Hz', unit_km: null, hidden: false, added: true, ...facts },
  };
}

/** A category's own fields as nobody has changed them. */
export const ownFields = (category: CategorySlug): DecidedField[] =>
  SPEC_FIELDS[category].map(({ name, kind }) => ({
    ...{ name, label: null, label_km: null, kind: kind === 'boolean' ? 'yes_no' : kind },
    ...{ unit: null, unit_km: null, hidden: false, added: false },
  }));

/** The fields of all categories, those of some as an admin has decided them. */
export const ownSpecFields = (
  decided: Partial<Record<CategorySlug, DecidedField[]>> = {},
): Record<CategorySlug, DecidedFields> =>
  Object.fromEntries(
    CATEGORIES.map(({ slug }) => [
      slug,
      decided[slug] ? { version: 1, fields: decided[slug] } : { version: 0, fields: ownFields(slug) },
    ]),
  ) as Record<CategorySlug, DecidedFields>;
