import { textKey } from '../../../../../libs/contracts/src/text-key';
import type { DecidedField } from '../../../api/spec-fields-api';
import type { WantedField } from '../../../api/spec-fields-edit-api';

/** What is typed of a field that an admin adds. */
export interface AddedValues {
  label: string;
  labelKm: string;
  kind: DecidedField['kind'];
  unit: string;
  unitKm: string;
}

/** A specification as it is edited. */
export interface SpecRow extends AddedValues {
  /** Its name, or one of the row alone until it is saved. */
  id: string;
  isNew: boolean;
  isAdded: boolean;
  isHidden: boolean;
}

export const MOST_ADDED = 20;

export const rowsOf = (fields: DecidedField[]): SpecRow[] =>
  fields.map(({ name, label, label_km, kind, unit, unit_km, hidden, added }) => ({
    ...{
      id: name,
      label: label ?? '',
      labelKm: label_km ?? '',
      kind,
      unit: unit ?? '',
      unitKm: unit_km ?? '',
    },
    ...{ isNew: false, isAdded: added, isHidden: hidden },
  }));

/** A row as a field, for its label and its place in the list of a product. */
export const fieldOf = ({ id, isAdded, isHidden, ...row }: SpecRow): DecidedField => ({
  ...{ name: id, kind: row.kind, hidden: isHidden, added: isAdded },
  ...{ label: row.label || null, label_km: row.labelKm || null },
  ...{ unit: row.unit || null, unit_km: row.unitKm || null },
});

/** What is saved of a row: own ones keep their words, and a new one gets its name from the shop. */
export function wantedField(row: SpecRow): WantedField {
  const { name, hidden, kind, added: _, ...words } = fieldOf(row);
  if (!row.isAdded) return { name, hidden };
  const { unit, unit_km, ...labels } = words;
  const said = { hidden, ...labels, ...(kind === 'number' && { unit, unit_km }) };
  return row.isNew ? { kind, ...said } : { name, ...said };
}

/** The rows with one of them a place further up or down. */
export function moved(rows: SpecRow[], from: number, to: number): SpecRow[] {
  const others = rows.filter((_, place) => place !== from);
  return [...others.slice(0, to), rows[from]!, ...others.slice(to)];
}

/** Whether two fields would be called the same. */
export const isSameWord = (one: string, other: string): boolean => textKey(one) === textKey(other);
