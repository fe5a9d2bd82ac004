import { guesses, whatBelongsToWhom, whoMayCall } from './of-accounts.mjs';
import { files } from './of-files.mjs';
import { mails } from './of-mails.mjs';
import { money } from './of-money.mjs';
import { orders } from './of-orders.mjs';
import { pages } from './of-pages.mjs';
import { production } from './of-production.mjs';
import { database } from './of-the-database.mjs';
import { floods, values } from './of-the-shop.mjs';

/**
 * A defence of the shop and how it is taken out: `code` stands once in `file` and is replaced by `without`. Then a test whose
 * name matches `rows` must fail in a file that `tests` matches.
 * @typedef {{ defence: string, file: string, code: string, without: string, tests: string, rows?: string }} Defence
 */

/** @type {Defence[]} */
export const defences = [
  ...whoMayCall,
  ...whatBelongsToWhom,
  ...guesses,
  ...values,
  ...orders,
  ...money,
  ...files,
  ...mails,
  ...floods,
  ...pages,
  ...production,
  ...database,
];
