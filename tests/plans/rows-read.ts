import pg from 'pg';
import type { Statement } from './captured-statements.js';

/** Reading more rows of a table than this counts as reading it whole. */
const most = 10_000;

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Plan Rows': number;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/**
 * The statements of one service that read a whole table: a line for each with the kind of scan, the table and the statement.
 * They are run again with the service's settings and rolled back; one that cannot be run again is judged by its plan.
 */
export async function wholeTablesRead(databaseUrl: string, statements: Statement[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl, options: statements[0]?.options });
  await client.connect();
  try {
    const { rows } = await client.query(
      'SELECT relname AS name FROM pg_class WHERE reltuples > $1 AND relkind = $2',
      [most, 'r'],
    );
    const bigTables = new Set(rows.map(({ name }) => String(name)));
    const faults: string[] = [];
    for (const statement of statements) {
      const plan = await planOf(client, statement);
      const read = nodesOf(plan).filter(
        (node) => bigTables.has(node['Relation Name'] ?? '') && isWhole(node),
      );
      faults.push(
        ...read.map((node) => `${describeScan(node)}: ${statement.text.replace(/\s+/g, ' ').trim()}`),
      );
    }
    return faults;
  } finally {
    await client.end();
  }
}

async function planOf(client: pg.Client, statement: Statement): Promise<PlanNode> {
  try {
    return await explain(client, statement, 'ANALYZE, FORMAT JSON');
  } catch {
    return explain(client, statement, 'FORMAT JSON');
  }
}

async function explain(
  client: pg.Client,
  { text, values, settings }: Statement,
  how: string,
): Promise<PlanNode> {
  await client.query("BEGIN; SET LOCAL lock_timeout = '2s'");
  try {
    for (const setting of settings) await client.query(setting);
    const { rows } = await client.query(`EXPLAIN (${how}) ${text}`, values);
    return rows[0]['QUERY PLAN'][0].Plan;
  } finally {
    await client.query('ROLLBACK');
  }
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** A plan that was not run has only the number of rows in the result; a sequential scan reads all rows. */
function isWhole(node: PlanNode): boolean {
  if (node['Actual Rows'] === undefined) return node['Node Type'] === 'Seq Scan' || node['Plan Rows'] > most;
  return rowsRead(node) > most;
}

function rowsRead(node: PlanNode): number {
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return ((node['Actual Rows'] ?? 0) + removed) * (node['Actual Loops'] ?? 1);
}

function describeScan(node: PlanNode): string {
  const rows =
    node['Actual Rows'] === undefined ? 'perhaps all' : Math.round(rowsRead(node)).toLocaleString('en-US');
  return `${node['Node Type']} reads ${rows} rows of ${node['Relation Name']}`;
}
