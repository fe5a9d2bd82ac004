import { chownSync, statSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { ClearError } from '../clear-error.mjs';

// "nobody" on every Linux; PostgreSQL refuses to run as root.
const unprivilegedId = 65534;
const setprivFlags = [
  `--reuid=${unprivilegedId}`,
  `--regid=${unprivilegedId}`,
  '--clear-groups',
  '--inh-caps=+dac_override',
  '--ambient-caps=+dac_override',
  // Without it access(2), with which PostgreSQL checks its own files, ignores the capability.
  '--securebits=+no_setuid_fixup',
];

/**
 * How to start PostgreSQL's programs for the present user: `wrap(command, args)` answers what to spawn, `ids` are the uid
 * and gid to spawn it with, `own(path)` makes that user the owner of a path. For root this is an unprivileged user; if it
 * cannot enter a parent folder of `paths`, it gets a capability for that. Throws a ClearError when that is impossible.
 */
export function chooseUser(paths) {
  if (process.getuid?.() !== 0) return { ids: {}, wrap: plain, own: () => {} };
  const own = (path) => chownSync(path, unprivilegedId, unprivilegedId);
  const closed = paths.map(closedParent).find(Boolean);
  if (!closed) return { ids: { uid: unprivilegedId, gid: unprivilegedId }, wrap: plain, own };
  if (spawnSync('setpriv', [...setprivFlags, 'true']).status !== 0) {
    throw new ClearError(
      `PostgreSQL does not run as root, and no other user may enter ${closed}. ` +
        'Move the shop or DATA_DIR to another folder, start it as another user, or set DATABASE_URL.',
    );
  }
  return { ids: {}, wrap: withCapability, own };
}

function plain(command, args) {
  return { command, args };
}

function withCapability(command, args) {
  return { command: 'setpriv', args: [...setprivFlags, command, ...args] };
}

/** The uppermost parent folder of `path` that the unprivileged user cannot enter, or undefined. */
function closedParent(path) {
  const parent = dirname(path);
  if (parent === path) return undefined;
  return closedParent(parent) ?? (mayEnter(parent) ? undefined : parent);
}

function mayEnter(folder) {
  const { mode, uid } = statSync(folder);
  return (mode & (uid === unprivilegedId ? 0o100 : 0o001)) !== 0;
}
