import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClearError } from './clear-error.mjs';
import { keepFolder } from './keep-folder.mjs';
import { writeOnce } from './write-atomically.mjs';

/**
 * What `read` makes of the text of `dataDir/secrets/<name>`. If the file does not exist yet, `create` makes the text, which is
 * written in one step, readable by its owner only; of several starts at once, all get the first one's. Throws a ClearError where
 * the file cannot be read, or has nothing of which `read` makes anything.
 */
export function keepSecretFile(dataDir, name, create, read = (text) => text) {
  const folder = join(dataDir, 'secrets');
  keepFolder(folder);
  const path = join(folder, name);
  try {
    if (!existsSync(path)) writeOnce(path, create(), 0o600);
    const text = readFileSync(path, 'utf8');
    if (!text) throw new Error('empty');
    return read(text);
  } catch ({ code }) {
    const wrong = code ? `cannot be read or written (${code})` : 'is empty or damaged';
    throw new ClearError(
      `The secret ${path} ${wrong}. Put back that file, or set DATA_DIR to another folder.`,
    );
  }
}
