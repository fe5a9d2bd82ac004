import { linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file in one step: readers see the old content or the new, never a part. Makes missing folders. */
export function writeAtomically(path, content, mode = 0o644) {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.tmp`;
  writeFileSync(draft, content, { mode });
  renameSync(draft, path);
}

/** Writes a new file in one step; one that somebody has written meanwhile stays as it is. */
export function writeOnce(path, content, mode) {
  const draft = `${path}.${process.pid}.tmp`;
  writeFileSync(draft, content, { mode });
  try {
    linkSync(draft, path);
  } catch (error) {
    // There are file systems without links.
    if (error.code !== 'EEXIST') return renameSync(draft, path);
  }
  rmSync(draft);
}
