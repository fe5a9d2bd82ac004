import { withLatinDigits } from '@mekong/contracts';
import { isIdOfBank } from '../cash/index.js';
import type { ReadLine } from './statement.js';

/** How banks announce an id, such as `Trx. ID:` or `Ref#`. */
const label = '(?:trx|txn|transaction|ref(?:erence)?)\\b\\.?\\s*(?:id|no|number)?\\b\\.?\\s*[:៖#]?\\s*';
const atStart = new RegExp(`^${label}`, 'i');
const inText = /(?:trx|txn|transaction)\.?\s*id\s*[:៖#]?\s*([\w./-]*\w)/i;

/** What spreadsheets put around a number that they are to leave as it is. */
const around = /^=?["'’“”`]+|["'’“”`]+$/g;

/**
 * The bank's own id of a line's money, as it is without what spreadsheets and people make of it: an apostrophe, a formula, decimals, a
 * word before it, or Khmer digits. Where the line has none, that which its text names as one. Undefined where there is none.
 */
export function bankIdOf({ reference, description }: Pick<ReadLine, 'reference' | 'description'>) {
  return [plain(reference ?? ''), inText.exec(withLatinDigits(description))?.[1] ?? ''].find(isIdOfBank);
}

function plain(reference: string): string {
  const bare = withLatinDigits(reference).trim().replace(around, '').trim();
  const id = isIdOfBank(bare) ? bare : bare.replace(atStart, '');
  return id.replace(/^(\d{6,})\.0+$/, '$1');
}
