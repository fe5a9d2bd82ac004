const words = (sql: string) =>
  sql
    .replace(/--.*$/gm, '')
    .replace(/\$\$[\s\S]*?\$\$/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** What locks a table for as long as it is large, and how to do without. */
const rules: [RegExp, string][] = [
  [/^CREATE (?:UNIQUE )?INDEX (?!CONCURRENTLY)(?:IF NOT EXISTS )?\w+ ON (\w+)/i, 'use buildIndex'],
  [/^ALTER TABLE (\w+) (?=.*\b(?:CHECK|FOREIGN KEY|REFERENCES)\b)(?!.*NOT VALID)/i, 'use addCheck'],
  [
    /^ALTER TABLE (\w+) .*\b(?:SET NOT NULL|ALTER COLUMN \w+ (?:SET DATA )?TYPE|STORED)\b/i,
    'writes or reads the whole table',
  ],
  [/^ALTER TABLE (\w+) .*DEFAULT (?:gen_random_uuid|clock_timestamp|random)\b/i, 'writes the whole table'],
];
const changesRows: [RegExp, string] = [/\b(?:UPDATE|DELETE FROM) (\w+)/i, 'use eachBatch'];

/**
 * Which statements of a migration would lock a table that was there before it for long; one without a transaction of its own
 * changes rows in batches.
 */
export function locksOf(statements: string[], isInTransaction: boolean): string[] {
  const all = statements.flatMap((sql) => words(sql).split(';')).map((sql) => sql.trim());
  const made = new Set(all.map((sql) => /^CREATE TABLE (?:IF NOT EXISTS )?(\w+)/i.exec(sql)?.[1]));
  const ofRows = (sql: string) => /^(?:UPDATE|DELETE|WITH)/i.test(sql) && isInTransaction;
  return all.flatMap((sql) =>
    [...rules, ...(ofRows(sql) ? [changesRows] : [])].flatMap(([rule, instead]) => {
      const table = rule.exec(sql)?.[1];
      return table && !made.has(table) ? [`${table}: ${instead}`] : [];
    }),
  );
}
