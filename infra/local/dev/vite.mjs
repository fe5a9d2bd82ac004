import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ClearError } from '../clear-error.mjs';
import { repoRoot } from '../paths.mjs';
import { supervise } from '../supervise.mjs';

const readyMs = 30_000;

/**
 * Starts Vite's development server for the storefront on `port` and waits until it answers; it forwards API calls to
 * `gatewayUrl`. `cleanup` stops it. `ended` resolves when it has ended for whatever reason.
 */
export async function startVite({ host, port, gatewayUrl, publicUrl, cleanup }) {
  const vite = join(repoRoot, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, '--host', host, '--port', String(port), '--strictPort', '--logLevel', 'warn'];
  const env = { GATEWAY_URL: gatewayUrl, PUBLIC_URL: publicUrl };
  const cwd = join(repoRoot, 'frontend');
  const command = process.execPath;
  const supervisor = supervise({ command, args, cwd, env, stopSignal: 'SIGTERM', lastSignal: 'SIGKILL' });
  const ended = once(supervisor, 'exit');
  cleanup.add(async () => {
    supervisor.stdin.end();
    await ended;
  });
  await waitUntilAnswering(`http://${host}:${port}/`, supervisor);
  return { ended };
}

async function waitUntilAnswering(url, supervisor) {
  const deadline = Date.now() + readyMs;
  while (supervisor.exitCode === null && Date.now() < deadline) {
    try {
      await fetch(url);
      return;
    } catch {
      await delay(100);
    }
  }
  throw new ClearError('Vite did not start.');
}
