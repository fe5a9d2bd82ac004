import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A path that nothing uses yet, for a data folder. */
export function newFolderPath() {
  return join(tmpdir(), `mekong-local-${randomBytes(6).toString('hex')}`);
}

/** Removes a folder and all below it. */
export function removeFolder(path) {
  rmSync(path, { recursive: true, force: true });
}
