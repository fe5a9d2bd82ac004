import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file in one step: readers see the old content or the new, never a part. Makes missing folders. */
export function writeAtomically(path, content, mode = 0o644) {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.tmp`;
  writeFileSync(draft, content, { mode });
  renameSync(draft, path);
}
