import { existsSync, readFileSync, rmSync } from 'node:fs';
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
const outputs = ['dist/index.html', 'dist-server/entry-server.js'];
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
  for (const what of [[], ['--ssr', 'src/entry-server.tsx']]) {
    await runQuietly(process.execPath, [vite, 'build', ...what, '--logLevel', 'warn'], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production' },
      failure: 'The storefront could not be built.',
    });
  }
  await compressAssets(join(folder, 'dist'));
  writeAtomically(stampPath, hash);
}

function readStamp() {
  return existsSync(stampPath) ? readFileSync(stampPath, 'utf8') : '';
}
