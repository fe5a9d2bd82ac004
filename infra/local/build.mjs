import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { backendPackages } from './build/backend-packages.mjs';
import { buildFrontend, buildingFrontend, isFrontendBuilt } from './build/build-frontend.mjs';
import { compilePackage, isCompiled } from './build/compile-package.mjs';
import { reportFailure } from './clear-error.mjs';
import { runQuietly } from './run-quietly.mjs';

export { buildFrontend };

/** Compiles what changed in every back-end package from `src` to `dist`. Answers the number of files touched. */
export async function buildBackend() {
  const counts = await Promise.all(backendPackages().map((folder) => compilePackage(folder)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * Builds what has changed in a process of its own: the compiler and the packing of assets leave a hundred megabytes behind, which a
 * shop would hold for as long as it runs.
 */
export async function buildApart({ withFrontend, log }) {
  const isStorefrontOld = withFrontend && !isFrontendBuilt();
  if (!isStorefrontOld && backendPackages().every(isCompiled)) return;
  if (isStorefrontOld) log(buildingFrontend);
  const program = fileURLToPath(import.meta.url);
  await runQuietly(process.execPath, [program, ...(withFrontend ? [] : [backendOnly])], {
    failure: 'The shop could not be built.',
  });
}

const backendOnly = '--backend';

async function main() {
  const touched = await buildBackend();
  const isRebuilt = !argv.includes(backendOnly) && (await buildFrontend({ log: console.log }));
  console.log(`Back end: ${touched} files compiled. Storefront: ${isRebuilt ? 'built' : 'unchanged'}.`);
}

if (argv[1] === fileURLToPath(import.meta.url)) main().catch(reportFailure);
