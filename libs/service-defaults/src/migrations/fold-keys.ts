import type { QueryRunner } from 'typeorm';
import { eachBatch, step } from './steps.js';
import { searchText, textKey } from './texts-of-keys.js';

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

/** Many keys that need not be unique are changed by one reading of the table. */
const atOnce = 500;

/**
 * Brings keys that an earlier version has stored to the form of `textKey`, in steps. Of two rows that may not have the same key, the
 * second one keeps its old one: it stays as it is until somebody renames it.
 */
export async function foldKeys(db: QueryRunner, { table, column, mayNotEqual }: Keys): Promise<void> {
  const rows = (await step(
    db,
    `SELECT DISTINCT ${column} COLLATE "C" AS old FROM ${table} WHERE ${column} ~ $1 ORDER BY 1`,
    [unfolded],
  )) as { old: string }[];
  const unlessTaken = `AND NOT EXISTS (SELECT FROM ${table} other WHERE other.${column} = fold.new AND (${mayNotEqual}))`;
  const size = mayNotEqual ? 1 : atOnce;
  for (let from = 0; from < rows.length; from += size) {
    const old = rows.slice(from, from + size).map((row) => row.old);
    await step(
      db,
      `UPDATE ${table} one SET ${column} = fold.new FROM unnest($1::text[], $2::text[]) AS fold (old, new)
       WHERE one.${column} = fold.old ${mayNotEqual ? unlessTaken : ''}`,
      [old, old.map((key) => key.split('\n').map(textKey).join('\n'))],
    );
  }
}

/** Keys in which `searchText` may change something: all that have more than plain letters and digits. */
const foldable = `[^\\x01-\\x7e]|['"\`]`;

/** Adds to keys that an earlier version has stored their forms by `searchText`, in steps. */
export async function addFolded(
  db: QueryRunner,
  { table, column, key = 'id' }: { table: string; column: string; key?: string },
): Promise<void> {
  await eachBatch(
    db,
    { table, key, where: `${column} ~ '${foldable.replaceAll("'", "''")}'` },
    async (keys) => {
      const rows = (await step(
        db,
        `SELECT ${key}::text AS id, ${column} AS old FROM ${table} WHERE ${key} = ANY ($1)`,
        [keys],
      )) as { id: string; old: string }[];
      const changed = rows
        .map(({ id, old }) => ({ id, old, folded: withFolded(old) }))
        .filter(({ old, folded }) => old !== folded);
      // Not where somebody has changed it meanwhile, who wrote the forms, too.
      await step(
        db,
        `UPDATE ${table} one SET ${column} = fold.new FROM unnest($1::text[], $2::text[], $3::text[]) AS fold (id, old, new)
       WHERE one.${key}::text = fold.id AND one.${key} = ANY ($4) AND one.${column} = fold.old`,
        [
          changed.map(({ id }) => id),
          changed.map(({ old }) => old),
          changed.map(({ folded }) => folded),
          keys,
        ],
      );
    },
  );
}

function withFolded(key: string): string {
  const lines = key.split('\n');
  return [...new Set([...lines, ...lines.map(searchText)])].join('\n');
}
