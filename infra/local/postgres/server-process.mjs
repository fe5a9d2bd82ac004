import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ClearError } from '../clear-error.mjs';
import { supervise } from '../supervise.mjs';
import { readNote, refuseBesideAnother } from './left-over.mjs';
import { isAlive, waitUntilGone } from './processes.mjs';
import { connectLocally } from './running-lock.mjs';

const readyMs = 60_000;
const stopMs = 40_000;

/**
 * Starts PostgreSQL on 127.0.0.1:`port` with an existing cluster and waits until it accepts connections. `stop()` ends it,
 * and it also ends when this process ends for whatever reason. `client` is an open connection; `ended` resolves when the
 * server has ended for whatever reason. Rejects with a ClearError that names another shop which works there, or contains the
 * last lines of the server's log.
 */
export async function startServerProcess(options) {
  const { folder, dataPath, port, password, user, binaries, settings, removeAfterwards } = options;
  const logPath = join(folder, 'postgres.log');
  const plan = {
    ...user.wrap(binaries.postgres, ['-D', dataPath, '-p', String(port), ...asFlags(settings)]),
    ids: user.ids,
    cwd: folder,
    // PostgreSQL's fast shutdown (it ends the sessions and leaves nothing to recover), then its immediate one.
    stopSignal: 'SIGINT',
    lastSignal: 'SIGQUIT',
    removeAfterwards,
  };
  const supervisor = supervise(plan, logPath);
  const supervisorEnd = once(supervisor, 'exit');
  const client = await waitUntilReady({ supervisor, logPath, dataPath, port, password });
  const { pid } = readNote(dataPath);

  const stop = async () => {
    supervisor.stdin.end();
    await supervisorEnd;
    // It still runs if somebody killed the supervisor.
    if (isAlive(pid)) process.kill(pid, 'SIGINT');
    await waitUntilGone(pid, stopMs);
  };
  return { client, ended: supervisorEnd.then(() => waitUntilGone(pid, Infinity)), stop };
}

function asFlags(settings) {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function waitUntilReady({ supervisor, logPath, dataPath, port, password }) {
  const deadline = Date.now() + readyMs;
  while (supervisor.exitCode === null && Date.now() < deadline) {
    try {
      return await connectLocally({ port, password });
    } catch (error) {
      if (error.code === '28P01') break;
      await delay(50);
    }
  }
  supervisor.stdin.end();
  if (supervisor.exitCode !== null) await refuseBesideAnother(dataPath);
  throw new ClearError(`PostgreSQL did not start. Its last words (${logPath}):\n${lastLines(logPath)}`);
}

function lastLines(path) {
  return readFileSync(path, 'utf8').trim().split('\n').slice(-5).join('\n');
}
