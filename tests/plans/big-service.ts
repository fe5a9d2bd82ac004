import { query, serviceUnderTest, type ServiceUnderTest } from '@mekong/testing';
import { captureStatements } from './captured-statements.js';
import { fillTable } from './fill-table.js';
import { wholeTablesRead } from './rows-read.js';

const messages = 300_000;

type Start = Parameters<typeof serviceUnderTest>[1];

export interface BigService {
  service: ServiceUnderTest;
  /** Runs a statement in the service's database. */
  sql(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** Adds copies of each row of a table; `values` as for `multiplyRows`. */
  fill(table: string, copies: number, values: Record<string, string>): Promise<void>;
  /** Fills outbox and inbox with the events of two weeks. */
  fillMessages(): Promise<void>;
  /** Runs `work` and returns the statements of the service that read a whole table meanwhile. */
  wholeTablesReadBy(work: () => Promise<unknown>): Promise<string[]>;
  stop(): Promise<void>;
}

/** A service whose database its test fills with very many rows. */
export async function startBigService(
  name: Parameters<typeof serviceUnderTest>[0],
  start: Start,
  env?: Record<string, string>,
): Promise<BigService> {
  const captured = await captureStatements();
  const service = await serviceUnderTest(name, start, env);
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
      const own = new URL(service.databaseUrl).pathname.slice(1);
      const statements = captured.since(before).filter(({ database }) => database === own);
      if (statements.length === 0)
        throw new Error('The service has sent no statement, so there is nothing to judge.');
      return wholeTablesRead(service.databaseUrl, statements);
    },
    stop: async () => {
      captured.stop();
      await service.stop();
    },
  };
}
