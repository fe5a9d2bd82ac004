import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../../../infra/local/postgres/start-postgres.mjs';

/** Starts a PostgreSQL for tests: without fsync, in the temporary folder, removed when it ends. */
export function startThrowAwayPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = join(tmpdir(), `mekong-postgres-${randomBytes(6).toString('hex')}`);
  return startPostgres({ dataDir, isThrowAway: true, log: () => {} });
}
