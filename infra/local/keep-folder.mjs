import { mkdirSync } from 'node:fs';
import { ClearError } from './clear-error.mjs';

/** Makes a folder that only its owner may read, unless it is there already. Throws a ClearError where it cannot be made. */
export function keepFolder(path) {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new ClearError(
      `The folder ${path} cannot be made (${error.code}). Move away what is there, or set DATA_DIR to another folder.`,
    );
  }
}
