import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { backendPackages } from './build/backend-packages.mjs';
import { buildFrontend } from './build/build-frontend.mjs';
import { compilePackage } from './build/compile-package.mjs';
import { reportFailure } from './clear-error.mjs';

export { buildFrontend };

/** Compiles what changed in every back-end package from `src` to `dist`. Answers the number of files touched. */
export async function buildBackend() {
  const counts = await Promise.all(backendPackages().map((folder) => compilePackage(folder)));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function main() {
  const touched = await buildBackend();
  const isRebuilt = await buildFrontend({ log: console.log });
  console.log(`Back end: ${touched} files compiled. Storefront: ${isRebuilt ? 'built' : 'unchanged'}.`);
}

if (argv[1] === fileURLToPath(import.meta.url)) main().catch(reportFailure);
