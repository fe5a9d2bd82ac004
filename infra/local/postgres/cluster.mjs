import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from '../run-quietly.mjs';

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
 * Answers the cluster's path.
 */
export async function ensureCluster({ folder, password, user, binaries, isThrowAway }) {
  const path = join(folder, 'data');
  if (existsSync(path)) return path;
  const draft = join(folder, 'data.draft');
  const passwordFile = join(folder, 'password.draft');
  rmSync(draft, { recursive: true, force: true });
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
  renameSync(draft, path);
  return path;
}
