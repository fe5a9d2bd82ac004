import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A short hash of a text or of bytes. */
export function hashOf(content) {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}

/** All files below a folder, or the file itself, sorted; empty when there is none. */
export function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** One hash over the names and contents of all files below `paths` (relative to `folder`). */
export function hashOfFiles(folder, paths) {
  const files = paths.flatMap((path) => filesBelow(join(folder, path)));
  return hashOf(files.map((file) => `${relative(folder, file)}\0${hashOf(readFileSync(file))}`).join('\n'));
}
