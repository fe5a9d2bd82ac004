import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process, { argv, env } from 'node:process';
import { Cleanup } from '../../../infra/local/cleanup.mjs';
import { ClearError, reportFailure } from '../../../infra/local/clear-error.mjs';
import { closeOnSignals } from '../../../infra/local/close-on-signals.mjs';
import { freePort } from '../../../infra/local/ports.mjs';
import { ensureReady } from '../../../infra/local/setup.mjs';
import { startArguments, startProgram } from '../../bench/speed/shops/program.mjs';
import { isInstalled } from './run-scanner.mjs';
import { scanForInjections } from './sqlmap.mjs';
import { scanPages } from './wapiti.mjs';

const admin = { email: 'admin@mekong.example', password: 'Admin123!' };

/**
 * Lets the scanners of Debian loose on a shop of its own on this machine: wapiti on the pages, sqlmap on every parameter of
 * the API. Prints what they found; the exit code is 1 when it is anything. `--quick` gives each a few seconds only.
 */
async function main() {
  const seconds = argv.includes('--quick') ? 10 : 60;
  for (const scanner of ['wapiti', 'sqlmap'])
    if (!(await isInstalled(scanner)))
      throw new ClearError(`${scanner} is not installed. On Debian: apt-get install wapiti sqlmap`);
  await ensureReady({ withFrontend: true, log: console.error });
  const cleanup = new Cleanup();
  closeOnSignals({ cleanup, log: console.error, env });
  try {
    const folder = mkdtempSync(join(tmpdir(), 'mekong-scan-'));
    cleanup.add(() => rmSync(folder, { recursive: true, force: true }));
    const { origin, cookie } = await openShop(folder, cleanup);
    const findings = [
      ...(await scanPages({ origin, folder, seconds: 3 * seconds })),
      ...(await scanForInjections({ origin, cookie, folder, seconds, log: console.log })),
    ];
    console.log(findings.length > 0 ? findings.join('\n') : 'The scanners found nothing.');
    if (findings.length > 0) process.exitCode = 1;
  } finally {
    await cleanup.run();
  }
}

/** A shop with the sample catalogue, and an admin's session. */
async function openShop(folder, cleanup) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const settings = {
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    // Scanners send thousands of requests from one address.
    CALLS_PER_NETWORK: '0',
    LOG_LEVEL: 'error',
  };
  const program = await startProgram(startArguments(), settings, /Ctrl-C closes it\./);
  cleanup.add(() => program.stop());
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
  return { origin, cookie: cookie.join('; ') };
}

main().catch(reportFailure);
