import { withoutDirectionMarks } from './products/reading.js';

/** What two spellings of one name share: letter case is compared Unicode-wise, whatever the database's locale. */
export function nameKey(name: string): string {
  return withoutDirectionMarks(name).trim().normalize('NFKC').toLowerCase();
}

/** The key of a name that may be missing. */
export const optionalNameKey = (name: string | null): string | null => (name === null ? null : nameKey(name));

/** A brand's name begins with a capital, where its script has any. */
export function withCapital(name: string): string {
  const [first = '', ...rest] = name.trim();
  return first.toUpperCase() + rest.join('');
}
