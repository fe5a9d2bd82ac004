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
// Of the browser's build and of the one that paints pages.
const outputs = ['dist/index.html', 'dist-server/entry-server.js'];
const stampPath = join(folder, 'node_modules', '.mekong-build-stamp');

/** Builds the storefront into `frontend/dist`, with compressed copies of its texts, unless its sources have not changed. Answers whether it did. */
export async function buildFrontend({ log }) {
  if (!existsSync(join(folder, 'index.html'))) return false;
  const hash = hashOfFiles(folder, inputs);
  const isFresh = outputs.every((file) => existsSync(join(folder, file))) && readStamp() === hash;
  if (!isFresh) await build(hash, log);
  await compressAssets(join(folder, 'dist'));
  return !isFresh;
}

async function build(hash, log) {
  log('Building the storefront (about ten seconds) ...');
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
  writeAtomically(stampPath, hash);
}

function readStamp() {
  return existsSync(stampPath) ? readFileSync(stampPath, 'utf8') : '';
}
