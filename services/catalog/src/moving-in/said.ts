import { sharedTargets } from './targets.js';
import { type Attribute, attributesIn, isOne, meaningOf } from './attributes.js';

/** A row as it stands in a file. */
export interface RawRow {
  line: number;
  cells: string[];
  /** What stands in the cell above with which that of this place is merged. */
  above?: (place: number) => string | undefined;
}

/** What a row says, by target; of several columns for one target all that are not blank. */
export type Said = Record<string, string[]>;

export const first = (said: Said, target: string): string | undefined => said[target]?.[0];

const add = (said: Said, target: string, text: string) => (said[target] ??= []).push(text);

/** Reads a row by what its columns are. What an attribute is called stands in the column before its value. */
export function saidBy({ cells, above }: RawRow, places: (string | undefined)[]): Said {
  const said: Said = {};
  const attributes: Attribute[] = [];
  let name = '';
  for (const [place, target] of places.entries()) {
    const own = cells[place]?.trim() ?? '';
    const text = own === '' && target && sharedTargets.has(target) ? (above?.(place)?.trim() ?? '') : own;
    if (target === 'attribute_name') name = text;
    if (target === undefined || text === '') continue;
    if (target === 'attribute') attributes.push({ name, value: text });
    else if (target === 'attributes') attributes.push(...attributesIn(text));
    else add(said, target, text);
  }
  for (const one of attributes) place(said, one);
  return said;
}

function place(said: Said, attribute: Attribute): void {
  const target = meaningOf(attribute);
  if (target && (target !== 'color' || isOne(attribute))) add(said, target, attribute.value);
  // A row of a parent is told from its others by its attributes.
  if (said.parent && target !== 'brand' && target !== 'category' && isOne(attribute)) {
    add(said, 'option_name', attribute.name);
    add(said, 'variant', attribute.value);
  }
}
