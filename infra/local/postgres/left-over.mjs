import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ClearError } from '../clear-error.mjs';
import { commandLineOf, isAlive, waitUntilGone } from './processes.mjs';
import { connectLocally, tryRunningLock } from './running-lock.mjs';

const shutdownMs = 30_000;
const answerMs = 15_000;
const lockMs = 2_000;
const ownLockMs = 500;

/**
 * Prepares a start in `dataPath` after an earlier run that did not end properly: removes the PID file of a process that has
 * ended, and stops a PostgreSQL that outlived its shop. Throws a ClearError when a shop still runs there, or when a
 * connection to the PostgreSQL in that folder is refused. Afterwards no process works in `dataPath`.
 */
export async function cleanUpLeftOver({ dataPath, password, log }) {
  const note = readNote(dataPath);
  if (!note) return;
  if (!(await isPostgresOf(note.pid, dataPath))) return removeNote(dataPath);

  const client = await connectUnlessEnding({ ...note, password, dataPath });
  if (!client) return removeNote(dataPath);
  // A server that ends meanwhile has lost its shop.
  const isLeftOver = await waitForLock(client).catch(() => true);
  await client.end();
  if (!isLeftOver) throw alreadyThere(dataPath, note.pid);
  log('Stopping the PostgreSQL that an earlier run left behind ...');
  if (isAlive(note.pid)) process.kill(note.pid, 'SIGINT');
  if (!(await waitUntilGone(note.pid, shutdownMs))) throw stuckError(note.pid, dataPath);
}

/** Throws a ClearError when the PostgreSQL of another shop works in `dataPath`. */
export async function refuseBesideAnother(dataPath) {
  const note = readNote(dataPath);
  if (note && (await isPostgresOf(note.pid, dataPath))) throw alreadyThere(dataPath, note.pid);
}

/** The failure of a start beside another shop, whose PostgreSQL has this process id if it is known. */
export function alreadyThere(dataPath, pid) {
  const where = pid ? `${dataPath}, process ${pid}` : dataPath;
  return new ClearError(`Mekong Gear is already starting or running with this DATA_DIR (${where}).`);
}

/** The process id and port of PostgreSQL in the PID file of its data folder. */
export function readNote(dataPath) {
  const path = join(dataPath, 'postmaster.pid');
  if (!existsSync(path)) return undefined;
  const lines = readFileSync(path, 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}

function removeNote(dataPath) {
  rmSync(join(dataPath, 'postmaster.pid'), { force: true });
}

// After a restart of the machine, another program may have the process id.
async function isPostgresOf(pid, dataPath) {
  if (!(pid > 0) || !isAlive(pid)) return false;
  const commandLine = await commandLineOf(pid);
  return commandLine.includes('postgres') && commandLine.includes(dataPath);
}

/** A connection, or undefined when the process ends meanwhile (because its shop has just died). */
async function connectUnlessEnding({ pid, port, password, dataPath }) {
  const deadline = Date.now() + answerMs;
  for (;;) {
    try {
      return await connectLocally({ port, password });
    } catch (error) {
      if (!isAlive(pid)) return undefined;
      const isRefusedForGood = error.code === '28P01' || error.code === '28000';
      if (isRefusedForGood || Date.now() > deadline) throw stuckError(pid, dataPath);
      await delay(100);
    }
  }
}

// A shop that is just starting takes its lock as soon as its server answers, and a server may need a moment to notice that
// the shop's connection is gone.
async function waitForLock(client) {
  await delay(ownLockMs);
  const deadline = Date.now() + lockMs;
  while (!(await tryRunningLock(client))) {
    if (Date.now() > deadline) return false;
    await delay(100);
  }
  return true;
}

function stuckError(pid, dataPath) {
  return new ClearError(
    `A PostgreSQL (process ${pid}) that this shop cannot talk to works in ${dataPath}. Stop it, then start again.`,
  );
}
