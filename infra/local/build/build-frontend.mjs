import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../paths.mjs';
import { runQuietly } from '../run-quietly.mjs';
import { compressAssets } from './compress-assets.mjs';
import { hashOfFiles } from './source-hash.mjs';
import { writeAtomically } from '../write-atomically.mjs';

const folder = join(repoRoot, 'frontend');
// The last one: what the storefront shares with the services.
const inputs = ['src', 'public', 'index.html', 'vite.config.ts', 'package.json', '../libs/contracts/src'];
// Of the browser's build and of the one that renders pages.
const builds = { dist: [], 'dist-server': ['--ssr', 'src/entry-server.tsx'] };
const outputs = ['dist/index.html', 'dist-server/entry-server.js'];
// Where it is built, on the same disk: a shop that runs meanwhile goes on with what was built before, and then has all of the new at once.
const workshop = join(folder, 'node_modules', '.mekong-build');
const stampPath = join(folder, 'node_modules', '.mekong-build-stamp');

/** Builds the storefront into `frontend/dist`, with compressed copies of its texts, unless its sources have not changed. Answers whether it did. */
export async function buildFrontend({ log }) {
  const hash = sourceHash();
  if (isBuiltFrom(hash)) return false;
  log(buildingFrontend);
  await build(hash);
  return true;
}

/** What is said while the storefront is built. */
export const buildingFrontend = 'Building the storefront (about ten seconds) ...';

/** Whether the storefront is built from its sources as they are, or there is none to build. */
export const isFrontendBuilt = () => isBuiltFrom(sourceHash());

function sourceHash() {
  return existsSync(join(folder, 'index.html')) ? hashOfFiles(folder, inputs) : undefined;
}

function isBuiltFrom(hash) {
  if (hash === undefined) return true;
  return outputs.every((file) => existsSync(join(folder, file))) && readStamp() === hash;
}

async function build(hash) {
  // A build that is killed half-way does not count as one.
  rmSync(stampPath, { force: true });
  const vite = join(repoRoot, 'node_modules', 'vite', 'bin', 'vite.js');
  rmSync(workshop, { recursive: true, force: true });
  for (const [name, what] of Object.entries(builds)) {
    const into = ['--outDir', join(workshop, name), '--emptyOutDir'];
    await runQuietly(process.execPath, [vite, 'build', ...what, ...into, '--logLevel', 'warn'], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production' },
      failure: 'The storefront could not be built.',
    });
  }
  await compressAssets(join(workshop, 'dist'));
  for (const name of Object.keys(builds)) replaceFolder(join(folder, name), join(workshop, name));
  rmSync(workshop, { recursive: true, force: true });
  writeAtomically(stampPath, hash);
}

/** Puts a built folder in the place of the one that was there. */
export function replaceFolder(place, built) {
  if (existsSync(place)) renameSync(place, `${built}.before`);
  renameSync(built, place);
}

function readStamp() {
  return existsSync(stampPath) ? readFileSync(stampPath, 'utf8') : '';
}
