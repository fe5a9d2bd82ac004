import { query } from './outbox-of.js';

/**
 * How many statements in this database wait for a lock, those of `text` alone if given, and since `seconds` at least.
 * All tests share one server: locks of other databases are none of its business.
 */
export async function waitingStatements(
  databaseUrl: string,
  { text = '', seconds = 0 }: { text?: string; seconds?: number } = {},
): Promise<number> {
  const waiting = `SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'
      AND strpos(query, $1) > 0 AND now() - query_start >= make_interval(secs => $2)`;
  return (await query(databaseUrl, waiting, [text, seconds])).length;
}
