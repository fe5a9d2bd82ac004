import { guessColumns } from '../moving-in/index.js';
import type { Columns } from './columns.js';

const shown = (name: string) => (name.length > 40 ? `${name.slice(0, 40)}…` : name);
/** So many names show which program a file is from. */
const namesShown = 5;

/**
 * What to say of a header that has foreign names for columns that are missing, or no name of ours at all; undefined where just a
 * column is missing.
 */
export function foreignColumns(missing: string[], header: string[], known: Columns) {
  const probable = guessColumns(missing, header, (name) => known.has(name)).map(({ column, theirs }) => ({
    column,
    theirs: shown(theirs),
  }));
  if (probable.length === 0 && header.some((name) => known.has(name))) return undefined;
  const names = header.filter((name) => name !== '' && !known.has(name)).slice(0, namesShown);
  if (names.length === 0) return undefined;
  const none = `Only the names of the columns are foreign: there is no column ${missing.join(', ')}`;
  const guesses = probable.map(({ column, theirs }) => `“${theirs}” probably is ${column}`);
  const found =
    guesses.length > 0 ? guesses : [`There are ${names.map((name) => `“${shown(name)}”`).join(', ')}`];
  return {
    probable,
    message: `${none}. ${found.join(', ')}. Please give the columns our names in the first row`,
    params: {
      columns: missing,
      theirs: probable.map(({ theirs }) => theirs),
      ours: probable.map(({ column }) => column),
      found: names.map(shown),
    },
  };
}
