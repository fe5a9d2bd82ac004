import { textKey } from '@mekong/contracts';
import type { QueryRunner } from 'typeorm';

/** For PostgreSQL, all that `textKey` leaves out, and several blanks. */
export const unfolded =
  '[\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u2800\\u3164' +
  '\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFF8\\U0001BCA0-\\U0001BCA3\\U0001D173-\\U0001D17A\\U000E0000-\\U000E0FFF]|  ';

interface Keys {
  table: string;
  /** The column of keys; a key may have several lines. */
  column: string;
  /** A condition on `other`, which may not have the same key as `one`; without it no key is unique. */
  mayNotEqual?: string;
}

/**
 * Brings keys that an earlier version has stored to today's form. Of two rows that may not have the same key, the second one
 * keeps its old one: it stays as it is until somebody renames it.
 */
export async function foldKeys(
  db: QueryRunner,
  { table, column, mayNotEqual = 'false' }: Keys,
): Promise<void> {
  // It reads the whole table, which may take longer than a statement that somebody waits for.
  await db.query('SET LOCAL statement_timeout = 0');
  const rows = (await db.query(
    `SELECT DISTINCT ${column} COLLATE "C" AS old FROM ${table} WHERE ${column} ~ $1 ORDER BY 1`,
    [unfolded],
  )) as { old: string }[];
  for (const { old } of rows)
    await db.query(
      `UPDATE ${table} one SET ${column} = $2 WHERE ${column} = $1
         AND NOT EXISTS (SELECT FROM ${table} other WHERE other.${column} = $2 AND (${mayNotEqual}))`,
      [old, old.split('\n').map(textKey).join('\n')],
    );
}
