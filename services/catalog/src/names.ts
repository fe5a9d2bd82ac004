import { textKey } from '@mekong/contracts';

/** The key of a name that may be missing. */
export const optionalNameKey = (name: string | null): string | null => (name === null ? null : textKey(name));

/** The name with a capital first letter, if its script has capitals. */
export function withCapital(name: string): string {
  const [first = '', ...rest] = name.trim();
  return first.toUpperCase() + rest.join('');
}

const natural = new Intl.Collator('en', { numeric: true });

/** Names as people sort them: accents with their letters, and 9 before 10. */
export const inNaturalOrder = (one: string, other: string): number => natural.compare(one, other);

/** How many things are named in a text; the rest is "and more". */
export const maxNamed = 3;

export const firstOf = (names: string[]) =>
  names.slice(0, maxNamed).join(', ') + (names.length > maxNamed ? ' and more' : '');
