import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@mekong/testing';
import { repoRoot } from '../paths.mjs';
import { openDescriber } from '../rows/describe.mjs';
import { faultsOf } from '../rows/faults.mjs';
import { statementsIn } from '../rows/statements.mjs';
import { query } from './support/query.mjs';

let database;
let describer;
let folder;
beforeAll(async () => {
  database = await createTestDatabase('rows');
  await query(
    database.url,
    `CREATE TABLE mice (id int NOT NULL, name text NOT NULL, note text, sold bigint NOT NULL, tags text[] NOT NULL,
       born timestamptz NOT NULL, facts jsonb NOT NULL, photo bytea NOT NULL)`,
  );
  describer = await openDescriber(database.url);
  folder = mkdtempSync(join(tmpdir(), 'mekong-rows-'));
});
afterAll(async () => {
  await describer.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});

/** What is wrong with the only statement of a source. */
async function faultsIn(source) {
  const path = join(folder, 'mice.ts');
  writeFileSync(
    path,
    `declare function prepared<T = void>(s: TemplateStringsArray, ...c: unknown[]): T;
     declare function planned<T>(s: TemplateStringsArray, ...c: unknown[]): T;
     type Condition = string & { readonly isCondition: true };
     ${source}`,
  );
  const { statements, checker } = statementsIn(repoRoot, [path]);
  expect(statements).toHaveLength(1);
  return faultsOf(statements[0], describer, checker);
}

it.each([
  ['its columns', 'prepared<{ id: number; name: string; born: Date }>`SELECT id, name, born FROM mice`'],
  ['nothing', 'prepared`DELETE FROM mice`'],
  ['a text that is one of some', `prepared<{ name: 'a' | 'b' }>\`SELECT name FROM mice\``],
  ['what may be null', 'prepared<{ note: string | null }>`SELECT note FROM mice`'],
  ['no null, as it says so', 'prepared<{ note: string }>`SELECT note FROM mice WHERE note IS NOT NULL`'],
  ['a bigint as text', 'prepared<{ sold: string }>`SELECT sold FROM mice`'],
  ['JSON of which nothing is known', 'prepared<{ facts: unknown }>`SELECT facts FROM mice`'],
  ['bytes', 'prepared<{ photo: Buffer }>`SELECT photo FROM mice`'],
  ['a list', 'prepared<{ tags: string[] }>`SELECT tags FROM mice`'],
  ['what is reckoned', 'prepared<{ n: number }>`SELECT count(*)::int AS n FROM mice`'],
  [
    'null for what an outer join leaves out',
    'prepared<{ name: string | null }>`SELECT n.name FROM mice m LEFT JOIN mice n ON n.id = m.id + 1`',
  ],
  [
    'columns by a constant, of constants',
    'const id = "id"; const columns = `${id}, name` as const; prepared<{ id: number; name: string }>`SELECT ${columns} FROM mice`',
  ],
  [
    'its columns in one of some orders',
    'declare const order: "id" | "name DESC"; planned<{ id: number }>`SELECT id FROM mice ORDER BY ${order}`',
  ],
  [
    'what a search finds by a condition that is put together as it runs',
    'declare const wanted: Condition; planned<{ id: number }>`SELECT id FROM mice WHERE ${wanted} LIMIT $1`',
  ],
])('a statement may answer %s', async (_what, source) => {
  expect(await faultsIn(source)).toEqual([]);
});

it.each([
  [
    'a column that is called otherwise',
    'prepared<{ id: number }>`SELECT number FROM mice`',
    /"number" does not exist/,
  ],
  [
    'no null where there may be one',
    'prepared<{ note: string }>`SELECT note FROM mice`',
    /^note may be null$/,
  ],
  [
    'null where there is none',
    'prepared<{ name: string | null }>`SELECT name FROM mice`',
    /^name is never null$/,
  ],
  [
    'a bigint as a number',
    'prepared<{ sold: number }>`SELECT sold FROM mice`',
    /^sold is int8, which is no number/,
  ],
  ['bytes as text', 'prepared<{ photo: string }>`SELECT photo FROM mice`', /^photo is bytea/],
  ['a time as text', 'prepared<{ born: string }>`SELECT born FROM mice`', /^born is timestamptz/],
  [
    'a column that it does not answer',
    'prepared<{ id: number; name: string }>`SELECT id FROM mice`',
    /^no column name/,
  ],
  [
    'fewer columns than it answers',
    'prepared<{ id: number }>`SELECT id, name FROM mice`',
    /column name is answered/,
  ],
  [
    'a column that is called otherwise, of what a search finds',
    'declare const wanted: Condition; planned<{ id: number }>`SELECT number FROM mice WHERE ${wanted}`',
    /"number" does not exist/,
  ],
  [
    'one of some columns, where one of them is another type',
    'declare const one: "id" | "name"; planned<{ it: number }>`SELECT ${one} AS it FROM mice`',
    /^it is text, which is no number/,
  ],
  ['what nobody knows', 'declare const some: string; prepared`DELETE FROM ${some}`', /no constant/],
])('a statement may not say that it answers %s', async (_what, source, fault) => {
  expect(await faultsIn(source)).toEqual([expect.stringMatching(fault)]);
});
