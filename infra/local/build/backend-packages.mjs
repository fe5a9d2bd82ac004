import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../paths.mjs';

const groups = ['libs', 'services'];
const singles = ['infra/sample-catalogue', 'gateway'];

/** Folders (relative to the root) of all packages that hold back-end TypeScript in `src`. */
export function backendPackages() {
  const grouped = groups.flatMap((group) =>
    readdirSync(join(repoRoot, group)).map((name) => `${group}/${name}`),
  );
  return [...grouped, ...singles].filter((folder) => existsSync(join(repoRoot, folder, 'src')));
}
