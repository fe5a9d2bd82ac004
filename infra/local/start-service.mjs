import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { ClearError, reportFailure } from './clear-error.mjs';
import { repoRoot } from './paths.mjs';
import { ensureReady } from './setup.mjs';

/** Runs one service alone in this process, configured by the environment. */
async function main() {
  const name = argv[2];
  const names = [...readdirSync(join(repoRoot, 'services')), 'gateway'];
  if (!names.includes(name)) {
    throw new ClearError(`Which service? npm run start:service -- <name>, one of: ${names.join(', ')}`);
  }
  const isGateway = name === 'gateway';
  await ensureReady({ withFrontend: isGateway });
  const folder = join(repoRoot, isGateway ? 'gateway' : join('services', name));
  if (isGateway && !process.env.WEB_ROOT) useBuiltStorefront();
  await import(pathToFileURL(join(folder, 'dist', 'main.js')).href);
}

function useBuiltStorefront() {
  const webRoot = join(repoRoot, 'frontend', 'dist');
  if (existsSync(webRoot)) process.env.WEB_ROOT = webRoot;
}

main().catch(reportFailure);
