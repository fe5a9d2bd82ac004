import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepFolder } from './keep-folder.mjs';
import { writeAtomically } from './write-atomically.mjs';

/**
 * The text of `dataDir/secrets/<name>`. If the file does not exist yet, `create` makes the text, which is written in one
 * step, readable by its owner only.
 */
export function keepSecretFile(dataDir, name, create) {
  const folder = join(dataDir, 'secrets');
  keepFolder(folder);
  const path = join(folder, name);
  if (!existsSync(path)) writeAtomically(path, create(), 0o600);
  return readFileSync(path, 'utf8');
}
