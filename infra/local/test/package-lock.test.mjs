import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../paths.mjs';

const { packages } = JSON.parse(readFileSync(join(repoRoot, 'package-lock.json'), 'utf8'));

/** Whether a package of this path finds `name` in its own node_modules or in one above. */
function isFound(path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder && `${folder}/`}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}

it('npm ci takes the lock file: it has the packages for all systems, not only for that on which it was written', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isFound(path, name)),
  );
  expect(missing).toEqual([]);
});

it('the lock file names no registry', () => {
  const resolved = Object.entries(packages).filter(([, { resolved, link }]) => resolved && !link);
  expect(resolved).toEqual([]);
});
