import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Prints what the image is made of as CycloneDX: the packages that it holds, and those that were built into the storefront.
// `npm sbom --omit=dev` would leave out each package that anything also needs for its development, as fastify, and would
// refuse those that `overrides` chose. So it gets a copy of the lock file that knows neither.

/** Folders of the project that are not in the image. */
const notInImage = /^(libs\/testing|infra\/|tests$)/;

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const lock = readJson('package-lock.json');

/** @param {[path: string, entry: Record<string, any>]} entry */
function isInImage([path, { dev, devOptional, optional, resolved = '' }]) {
  if (dev || notInImage.test(path) || notInImage.test(resolved)) return false;
  // Of what is for one kind of machine only, that of the image.
  return !(optional || devOptional) || existsSync(path);
}

const anyVersion = (dependencies = {}) =>
  Object.fromEntries(Object.keys(dependencies).map((name) => [name, '*']));

/** @param {Record<string, any>} entry of the lock file, or a package.json */
const asItRuns = ({ devDependencies: _tools, overrides: _chosen, ...entry }) => ({
  ...entry,
  dependencies: anyVersion(entry.dependencies),
  optionalDependencies: anyVersion(entry.optionalDependencies),
  peerDependencies: anyVersion(entry.peerDependencies),
});

const inImage = Object.entries(lock.packages).filter(isInImage);
const packages = Object.fromEntries(inImage.map(([path, entry]) => [path, asItRuns(entry)]));
const workspaces = Object.keys(packages).filter((path) => path && !path.includes('node_modules/'));
const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
const write = (path, content) => writeFileSync(join(folder, path), JSON.stringify(content));
try {
  for (const path of workspaces) {
    mkdirSync(join(folder, path), { recursive: true });
    write(`${path}/package.json`, asItRuns(readJson(`${path}/package.json`)));
  }
  write('package.json', { ...asItRuns(readJson('package.json')), workspaces });
  const ofRoot = { ...lock.packages[''], devDependencies: undefined, workspaces };
  write('package-lock.json', { ...lock, packages: { ...packages, '': ofRoot } });
  execFileSync('npm', ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'], {
    cwd: folder,
    stdio: 'inherit',
  });
} finally {
  rmSync(folder, { recursive: true });
}
