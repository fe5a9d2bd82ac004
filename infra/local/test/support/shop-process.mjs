import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readNote } from '../../postgres/left-over.mjs';
import { isAlive, waitUntilGone } from '../../postgres/processes.mjs';

const script = fileURLToPath(new URL('../fixtures/open-postgres.mjs', import.meta.url));
const goneMs = 10_000;

/** A process that holds the PostgreSQL of `dataDir` as a shop does; `url` or `failure` says how its start went. */
export async function openShopProcess(dataDir) {
  const child = fork(script, [dataDir]);
  const [{ url, failure }] = await once(child, 'message');
  return {
    url,
    failure,
    ...(url ? processesOf(dataDir) : {}),
    /** kill -9 of the shop alone. */
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** The process ids of the PostgreSQL that runs over `dataDir` and of its supervisor. */
export function processesOf(dataDir) {
  const { pid } = readNote(join(dataDir, 'postgres', 'data'));
  return { postgresPid: pid, supervisorPid: parentOf(pid) };
}

/** The id of a process that has just ended. */
export async function endedProcessId() {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'exit');
  return child.pid;
}

/** Resolves when the process is gone; rejects when it stays. */
export async function expectGone(pid) {
  if (!(await waitUntilGone(pid, goneMs))) throw new Error(`process ${pid} still runs`);
}

/** kill -9 of any process that still runs. */
export function killNow(pid) {
  if (pid && isAlive(pid)) process.kill(pid, 'SIGKILL');
}

function parentOf(pid) {
  return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]);
}
