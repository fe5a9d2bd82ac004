import { query, serviceUnderTest, type ServiceUnderTest } from '@mekong/testing';
import { captureStatements } from './captured-statements.js';
import { fillTable } from './fill-table.js';
import { wholeTablesRead } from './rows-read.js';

const messages = 300_000;

type Start = Parameters<typeof serviceUnderTest>[1];

export interface BigService {
  service: ServiceUnderTest;
  /** Runs a statement in its database. */
  sql(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** Fills a table with copies of each of its rows; `values` are those of `multiplyRows`. */
  fill(table: string, copies: number, values: Record<string, string>): Promise<void>;
  /** Fills outbox and inbox with what came and went in two weeks. */
  fillMessages(): Promise<void>;
  /** Does something and answers which statements that the service sent meanwhile have read a whole table. */
  wholeTablesReadBy(work: () => Promise<unknown>): Promise<string[]>;
  stop(): Promise<void>;
}

/** A service over a database that its test fills with far more than any other test. */
export async function startBigService(
  name: Parameters<typeof serviceUnderTest>[0],
  start: Start,
): Promise<BigService> {
  const captured = captureStatements();
  const service = await serviceUnderTest(name, start);
  const sql = (text: string, values?: unknown[]) => query(service.databaseUrl, text, values);
  return {
    service,
    sql,
    fill: (table, copies, values) => fillTable(service.databaseUrl, table, copies, values),
    fillMessages: async () => {
      const id = "lpad(to_hex(n), 32, '0')::uuid";
      const old = "now() - n * interval '2 seconds'";
      await sql(
        `INSERT INTO outbox (id, type, envelope, published_at)
         SELECT ${id}, 'staff.acted.v1', '{}', ${old} FROM generate_series(1, $1::int) AS n`,
        [messages],
      );
      await sql(
        `INSERT INTO inbox (event_id, type, handled_at)
         SELECT ${id}, 'staff.acted.v1', ${old} FROM generate_series(1, $1::int) AS n`,
        [messages],
      );
      await sql('VACUUM ANALYZE outbox');
      await sql('VACUUM ANALYZE inbox');
    },
    wholeTablesReadBy: async (work) => {
      const before = captured.count();
      await work();
      return wholeTablesRead(service.databaseUrl, captured.since(before));
    },
    stop: async () => {
      captured.stop();
      await service.stop();
    },
  };
}
