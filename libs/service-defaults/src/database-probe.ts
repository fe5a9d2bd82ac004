import { inTime } from './in-time.js';
import { PipeliningClient, type PipeliningConfig } from './pipelining-client.js';

const patienceMs = 3_000;

/** The database may be read only, as one may that was the primary before. */
export class ReadOnly extends Error {
  constructor() {
    super('it can only be read');
  }
}

/** Waiting for a standby is no fault for so long. */
const stalledAfter = '3 seconds';

/** The number of a process may be used again, but not with the same beginning. It is written alike in each time zone. */
const session = `pid || ' since ' || extract(epoch FROM backend_start)`;

/** Asks for the session of a connection. */
export const itsSession = `SELECT ${session} AS session FROM pg_stat_activity WHERE pid = pg_backend_pid()`;

/** Which statements wait for a standby: each by its session and when it began. */
export type Waiting = string[];

/** Sessions that wait for their client, or have ended, and since when. */
export type Quiet = Record<string, string>;

interface State {
  isReadOnly: boolean;
  waiting: Waiting;
  quiet: Quiet | null;
}

/**
 * A role sees what its own sessions do. They are only looked at where commits wait for standbys at all, or where some are asked
 * for. What is not known of them (`track_activities` off) is null, and so not quiet.
 * https://www.postgresql.org/docs/current/monitoring-stats.html#WAIT-EVENT-IPC-TABLE
 */
const look = `
  SELECT current_setting('transaction_read_only')::boolean AS "isReadOnly",
    CASE WHEN current_setting('synchronous_standby_names') = '' THEN '{}' ELSE ARRAY(
      SELECT pid || ' since ' || query_start FROM pg_stat_activity
      WHERE datname = current_database() AND usename = current_user AND wait_event = 'SyncRep'
        AND query_start < clock_timestamp() - interval '${stalledAfter}') END AS waiting,
    CASE WHEN $1::text[] <> '{}' THEN (
      SELECT json_object_agg(asked, coalesce(state_change::text, 'its end')) FROM unnest($1::text[]) AS asked
      LEFT JOIN pg_stat_activity ON ${session} = asked
      WHERE pid IS NULL OR state LIKE 'idle%') END AS quiet`;

/** A connection over which nothing is asked but whether the database answers and can be written to, and how commits fare. */
export class DatabaseProbe {
  /** When the last question was asked, as `performance.now()` tells it. */
  askedAt = 0;
  private readonly client: PipeliningClient;
  private question?: Promise<Waiting>;
  private failure?: Error;
  /** Of the sessions that were asked for last. */
  quiet: Quiet = {};

  constructor(options: PipeliningConfig) {
    this.client = new PipeliningClient({
      ...options,
      // Not among what can be listed.
      password: options.password,
      commits: undefined,
      connectionTimeoutMillis: patienceMs,
    });
    this.client.on('error', (error) => (this.failure ??= error));
  }

  /** Whether a question has no answer yet. */
  get isSilent(): boolean {
    return this.question !== undefined;
  }

  async open(): Promise<Waiting> {
    await this.client.connect();
    return this.ask();
  }

  /** Rejects when the database cannot be written to, or does not answer in time; then the next call waits for the same answer. */
  async ask(sessions: string[] = []): Promise<Waiting> {
    if (!this.question) {
      this.askedAt = performance.now();
      this.question = this.send(sessions).finally(() => (this.question = undefined));
    }
    const silent = new Error(`no answer for ${patienceMs / 1_000} s`);
    return inTime(patienceMs, this.question).catch((error: unknown) => {
      throw this.isSilent ? silent : error;
    });
  }

  cut(): void {
    this.client.cut();
  }

  private async send(sessions: string[]): Promise<Waiting> {
    const { rows } = await this.client.query<State>(look, [sessions]).catch((error: unknown) => {
      throw this.failure ?? error;
    });
    const { isReadOnly, waiting, quiet } = rows[0]!;
    this.quiet = quiet ?? {};
    if (isReadOnly) throw new ReadOnly();
    return waiting;
  }
}
