import { ClearError } from './clear-error.mjs';
import { installHooks } from './setup/hooks.mjs';
import { arePackagesFresh, installPackages } from './setup/packages.mjs';

const oldestNode = [20, 19];

/**
 * Makes a new or updated clone ready to run: checks Node.js, installs the packages of package-lock.json, lets git
 * run the project's hooks, and builds what has changed. Prints one line for each step, and nothing when there is nothing to do.
 *
 * @param {{ withFrontend?: boolean, log?: (line: string) => void }} [options]
 * @throws {ClearError} with the failing step's output
 */
export async function ensureReady({ withFrontend = true, log = console.log } = {}) {
  checkNode(process.versions.node);
  if (!arePackagesFresh()) {
    log('Installing packages (about a minute) ...');
    await installPackages();
  }
  await installHooks();
  const { buildApart } = await import('./build.mjs');
  await buildApart({ withFrontend, log });
}

/** Throws a ClearError when this version of Node.js is too old for the shop. */
export function checkNode(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  throw new ClearError(`Mekong Gear needs Node.js ${oldestNode.join('.')} or newer; this is ${version}.`);
}
