import { randomBytes } from 'node:crypto';
import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { keepFolder } from '../keep-folder.mjs';
import { freePort } from '../ports.mjs';
import { keepSecretFile } from '../secret-file.mjs';
import { postgresBinaries } from './binaries.mjs';
import { ensureCluster } from './cluster.mjs';
import { alreadyThere, cleanUpLeftOver } from './left-over.mjs';
import { chooseUser } from './run-as.mjs';
import { localUrl, tryRunningLock } from './running-lock.mjs';
import { startServerProcess } from './server-process.mjs';

const localSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 200,
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

// The data of a throw-away server need not survive a crash.
const throwAwaySettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Starts the embedded PostgreSQL with the data in `dataDir/postgres`, created at the first start; its password is in
 * `dataDir/secrets`. Committed data survive any end of this process or of PostgreSQL. Recovers from earlier runs that
 * were killed. With `isThrowAway` it is faster but does not survive crashes, and `dataDir` is removed when the server ends.
 * Listens at `port`, or at any free one.
 *
 * @param {{ dataDir: string, log: (line: string) => void, isThrowAway?: boolean, port?: number }} options
 * @returns {Promise<{ url: string, ended: Promise<unknown>, stop(): Promise<void> }>} `url` is the superuser's, to the
 *   database `postgres`; `ended` resolves when the server has ended for whatever reason.
 * @throws {ClearError} when a shop is already running with this folder, or PostgreSQL cannot be started.
 */
export async function startPostgres({ dataDir, log, isThrowAway = false, port: wanted }) {
  mkdirSync(dataDir, { recursive: true });
  const password = keepSecretFile(dataDir, 'postgres-password', () => randomBytes(24).toString('hex'));
  const binaries = await postgresBinaries();
  const folder = join(realpathSync(dataDir), 'postgres');
  keepFolder(folder);
  const user = chooseUser([binaries.postgres, folder]);
  user.own(folder);

  const dataPath = await ensureCluster({ folder, password, user, binaries, isThrowAway });
  await cleanUpLeftOver({ dataPath, password, log });
  const port = wanted ?? (await freePort());
  const settings = isThrowAway ? { ...localSettings, ...throwAwaySettings } : localSettings;
  const removeAfterwards = isThrowAway ? realpathSync(dataDir) : undefined;
  const server = await startServerProcess({
    folder,
    dataPath,
    port,
    password,
    user,
    binaries,
    settings,
    removeAfterwards,
  });
  if (!(await tryRunningLock(server.client))) throw alreadyThere(dataPath);
  return { url: localUrl({ port, password }), ended: server.ended, stop: server.stop };
}
