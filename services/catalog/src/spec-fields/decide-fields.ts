import { type Category, type FieldError, fieldError, textKey } from '@mekong/contracts';
import type { RemovedField, SpecField } from '../products/index.js';
import { addedName } from './added-name.js';

/** A field as an admin wants it: one that is there has a name. */
export interface WantedField {
  name?: string;
  label?: string | null;
  label_km?: string | null;
  kind?: SpecField['kind'];
  unit?: string | null;
  unit_km?: string | null;
  hidden?: boolean;
}

interface Fields {
  category: Category;
  fields: SpecField[];
  removed: RemovedField[];
}

/** More than these are no longer looked through by anybody. */
const maxAdded = 20;

/** The fields of a category after a change, and what is wrong with that. What is left out is removed. */
export function decideFields(
  now: Fields,
  wanted: WantedField[],
): { fields: SpecField[]; removed: RemovedField[]; faults: FieldError[] } {
  const known = new Map(now.fields.map((field) => [field.name, field]));
  const faults: FieldError[] = [];
  const taken = new Set(known.keys());
  const fields = wanted.map((one, place) => {
    const old = one.name === undefined ? undefined : known.get(one.name);
    faults.push(...faultsOf(one, old, `fields.${place}`));
    if (old) return changed(old, one);
    const field = newField(one, { ...now, taken });
    taken.add(field.name);
    return field;
  });
  const left = new Set(fields.map(({ name }) => name));
  const gone = now.fields.filter(({ name, added }) => added && !left.has(name));
  const removed = [...now.removed, ...gone.map(({ name, kind }) => ({ name, kind, removed: true as const }))];
  faults.push(...faultsOfList(now.fields, fields), ...sameWords(now.category, fields));
  return { fields, removed: removed.filter(({ name }) => !left.has(name)), faults };
}

/** What is not given stays; the shop's own words stay in any case. */
function changed(old: SpecField, { label, label_km: labelKm, unit, unit_km: unitKm, hidden }: WantedField) {
  const field = { ...old, hidden: hidden ?? old.hidden };
  if (!old.added) return field;
  return {
    ...field,
    label: label ?? old.label,
    label_km: labelKm === undefined ? old.label_km : labelKm,
    unit: unit === undefined ? old.unit : unit,
    unit_km: unitKm === undefined ? old.unit_km : unitKm,
  };
}

/** One of before with this name and kind comes back with the values that products still have. */
function newField(
  {
    label,
    label_km: labelKm = null,
    kind = 'text',
    unit = null,
    unit_km: unitKm = null,
    hidden = false,
  }: WantedField,
  { removed, taken }: { removed: RemovedField[]; taken: ReadonlySet<string> },
): SpecField {
  const others = removed.filter((one) => one.kind !== kind).map(({ name }) => name);
  const name = addedName(label ?? '', new Set([...taken, ...others]));
  return { name, label: label ?? '', label_km: labelKm, kind, unit, unit_km: unitKm, hidden, added: true };
}

function faultsOf(one: WantedField, old: SpecField | undefined, place: string): FieldError[] {
  const faults: FieldError[] = [];
  if (one.name !== undefined && !old)
    return [fieldError(`${place}.name`, 'INVALID', `There is no field ${one.name}`)];
  if (!old && !one.label) faults.push(fieldError(`${place}.label`, 'REQUIRED', 'Label is required'));
  if (!old && !one.kind) faults.push(fieldError(`${place}.kind`, 'REQUIRED', 'Kind is required'));
  if (old && one.kind && one.kind !== old.kind)
    faults.push(fieldError(`${place}.kind`, 'UNCHANGEABLE', 'Kind cannot be changed'));
  const isAdded = !old || old.added;
  if (isAdded && (old?.kind ?? one.kind) !== 'number')
    for (const unit of ['unit', 'unit_km'] as const)
      if (one[unit]) faults.push(fieldError(`${place}.${unit}`, 'INVALID', 'Only numbers have a unit'));
  return faults;
}

function faultsOfList(was: SpecField[], is: SpecField[]): FieldError[] {
  const names = is.map(({ name }) => name);
  const missing = was.filter(({ name, added }) => !added && !names.includes(name)).map(({ name }) => name);
  const faults: FieldError[] = [];
  if (missing.length > 0)
    faults.push(fieldError('fields', 'REQUIRED', `Fields must name ${missing.join(', ')}`, { missing }));
  if (new Set(names).size < names.length)
    faults.push(fieldError('fields', 'NAMED_TWICE', 'Fields must name each field once'));
  if (is.filter(({ added }) => added).length > maxAdded)
    faults.push(
      fieldError('fields', 'TOO_MANY', `Fields can have at most ${maxAdded} added ones`, { most: maxAdded }),
    );
  return faults;
}

/** Nobody could tell two fields that are called the same, in either language. */
function sameWords(category: Category, fields: SpecField[]): FieldError[] {
  const faults: FieldError[] = [];
  const taken = new Map(fields.flatMap((field) => (field.added ? [] : ownWords(category, field))));
  for (const [place, field] of fields.entries()) {
    if (!field.added) continue;
    for (const at of ['label', 'label_km'] as const) {
      const word = field[at];
      if (!word) continue;
      const other = taken.get(textKey(word));
      if (other && other !== field.name)
        faults.push(fieldError(`fields.${place}.${at}`, 'NAMED_TWICE', `“${word}” is another field already`));
      taken.set(textKey(word), field.name);
    }
  }
  return faults;
}

/** What an own field is called by its name, with and without the category in it. */
function ownWords(category: Category, { name }: SpecField): [word: string, name: string][] {
  const words = name.replaceAll('_', ' ');
  return [words, words.replace(`${category} `, '')].map((word) => [textKey(word), name]);
}
