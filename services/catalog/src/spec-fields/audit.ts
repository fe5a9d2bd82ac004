import type { Category } from '@mekong/contracts';
import type { Subject } from '@mekong/messaging';
import type { SpecField } from '../products/index.js';

export const aboutSpecFields = (category: Category): Subject => ({
  type: 'setting',
  id: `spec-fields-${category}`,
  name: `specification fields of ${category}`,
});

/** Their order, which are hidden, and what those are that the shop itself does not have. */
export const factsOfSpecFields = (fields: SpecField[]) => ({
  field_order: fields.map(({ name }) => name).join(', '),
  hidden: fields
    .filter(({ hidden }) => hidden)
    .map(({ name }) => name)
    .join(', '),
  ...Object.fromEntries(fields.filter(({ added }) => added).map((field) => [field.name, wordsOf(field)])),
});

const wordsOf = ({ label, label_km: labelKm, kind, unit, unit_km: unitKm }: SpecField) =>
  [label, labelKm, kind, unit, unitKm].filter(Boolean).join(' / ');
