import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClearError } from '../clear-error.mjs';
import { npmWith } from '../npm.mjs';
import { repoRoot } from '../paths.mjs';
import { runAndCollect } from '../run-quietly.mjs';

const wantedPath = join(repoRoot, 'package-lock.json');
const installedPath = join(repoRoot, 'node_modules', '.package-lock.json');
const stampPath = join(repoRoot, 'node_modules', '.mekong-lock-hash');

/** Whether node_modules has the packages of package-lock.json. */
export function arePackagesFresh() {
  if (!existsSync(installedPath)) return false;
  const hash = lockHash();
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === hash) return true;
  // Somebody may have installed them with npm directly.
  const isSame = isInstalled(readPackages(wantedPath), readPackages(installedPath));
  if (isSame) writeFileSync(stampPath, hash);
  return isSame;
}

/** Installs the packages of package-lock.json, those of development included. Throws a ClearError with npm's output. */
export async function installPackages() {
  const clean = await runNpm(['ci']);
  // Some versions of npm refuse a lock file without packages for other systems; install uses the same versions.
  const { code, output } = clean.output.includes('EUSAGE') ? await runNpm(['install', '--no-save']) : clean;
  if (code !== 0) throw new ClearError(`The packages could not be installed (npm).\n${output.trim()}`);
  writeFileSync(stampPath, lockHash());
}

function runNpm(given) {
  const [command, args, options] = npmWith([...given, '--include=dev', '--no-audit', '--no-fund']);
  return runAndCollect(command, args, { ...options, cwd: repoRoot });
}

function lockHash() {
  return createHash('sha256').update(readFileSync(wantedPath)).digest('hex');
}

function readPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}

/** Whether every wanted package is installed in its version, except those for other systems. */
function isInstalled(wanted, installed) {
  return Object.entries(wanted)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .every(([path, { version, optional, peer }]) =>
      installed[path] ? installed[path].version === version : Boolean(optional || peer),
    );
}
