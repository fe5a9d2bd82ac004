import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { after, inTime } from './in-time.js';
import { PipeliningClient } from './pipelining-client.js';

interface Patience {
  /** How long it waits between two questions. */
  everyMs: number;
  /** So long a question may take. */
  answerMs: number;
  /** PostgreSQL ends a session ten seconds after the network has lost it; a server that is only busy answers within this time. */
  silentMs: number;
}

const usual: Patience = { everyMs: 5_000, answerMs: 10_000, silentMs: 60_000 };

/**
 * Asks PostgreSQL over new connections whether it still has the session of a connection whose statements may take hours, while
 * `work` runs. Where the network has lost the connection without a word, nothing else ever tells: the system gives it up after
 * a quarter of an hour. A session that has ended, or of which nobody can be asked any more, fails what waits for it: "Connection terminated".
 */
export async function watchingSession<T>(pool: Pool, work: () => Promise<T>, patience = usual): Promise<T> {
  const session = await sessionIn(pool, patience.answerMs);
  const done = new AbortController();
  const watching = watch(pool, session, patience, done.signal);
  try {
    return await work();
  } finally {
    done.abort();
    await watching;
  }
}

interface Session {
  client: PipeliningClient;
  /** A number of a process may be used again, but not with the same beginning. */
  pid: number;
  began: string;
}

const itself = `SELECT pid, backend_start::text AS began FROM pg_stat_activity WHERE pid = pg_backend_pid()`;
const stillThere =
  'SELECT EXISTS (SELECT FROM pg_stat_activity WHERE pid = $1 AND backend_start::text = $2) AS "isThere"';

/** The session of a pool's only connection, which is closed where no answer comes. */
async function sessionIn(pool: Pool, answerMs: number): Promise<Session> {
  const client = (await pool.connect()) as PipeliningClient & { release(): void };
  const timer = after(answerMs, () => client.cut());
  try {
    const { rows } = await client.query<{ pid: number; began: string }>(itself);
    return { client, ...rows[0]! };
  } finally {
    clearTimeout(timer);
    client.release();
  }
}

async function watch(pool: Pool, session: Session, patience: Patience, signal: AbortSignal): Promise<void> {
  let heardAt = performance.now();
  while (!signal.aborted) {
    const isThere = await ask(pool, session, patience.answerMs);
    if (signal.aborted) return;
    if (isThere !== undefined) heardAt = performance.now();
    const isLost = isThere === false || performance.now() - heardAt > patience.silentMs;
    if (isLost) return session.client.cut();
    await wait(patience.everyMs, undefined, { ref: false, signal }).catch(() => undefined);
  }
}

/** Nothing where it is not known. */
async function ask(
  { options }: Pool,
  { pid, began }: Session,
  answerMs: number,
): Promise<boolean | undefined> {
  const client = new PipeliningClient({
    ...options,
    // Not among what can be listed.
    password: options.password,
    connectionTimeoutMillis: answerMs,
  });
  try {
    await client.connect();
    const { rows } = await inTime(answerMs, client.query<{ isThere: boolean }>(stillThere, [pid, began]));
    return rows[0]!.isThere;
  } catch {
    return undefined;
  } finally {
    client.cut();
  }
}
