import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from '../run-quietly.mjs';
import { alreadyThere } from './left-over.mjs';
import { isAlive } from './processes.mjs';

const initdbFlags = [
  '--username=postgres',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--locale=C.UTF-8',
  '--auth=scram-sha-256',
];

/**
 * Makes sure that `folder/data` is a complete database cluster whose superuser `postgres` has `password`. A cluster is
 * created in a draft folder and renamed when it is complete, so that an interrupted one is never used.
 * Answers the cluster's path. Throws a ClearError when another shop has created it meanwhile.
 */
export async function ensureCluster({ folder, password, user, binaries, isThrowAway }) {
  const path = join(folder, 'data');
  if (existsSync(path)) return path;
  removeLeftDrafts(folder);
  const draft = join(folder, `data.draft.${process.pid}`);
  const passwordFile = join(folder, `password.draft.${process.pid}`);
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  for (const owned of [draft, passwordFile]) user.own(owned);
  try {
    const flags = [...initdbFlags, `--pgdata=${draft}`, `--pwfile=${passwordFile}`];
    const { command, args } = user.wrap(binaries.initdb, isThrowAway ? [...flags, '--no-sync'] : flags);
    await runQuietly(command, args, {
      ...user.ids,
      cwd: folder,
      env: { ...process.env, LC_ALL: 'C' },
      failure: `The database folder ${path} could not be made.`,
    });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  try {
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw existsSync(path) ? alreadyThere(path) : error;
  }
  return path;
}

/** Removes the drafts of starts that were interrupted; another start may be writing its own. */
function removeLeftDrafts(folder) {
  for (const name of readdirSync(folder)) {
    const [, , pid] = name.split('.');
    if (!name.includes('.draft') || (Number(pid) !== process.pid && isAlive(Number(pid)))) continue;
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}
