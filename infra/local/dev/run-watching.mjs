import { banner } from '../banner.mjs';
import { buildBackend } from '../build.mjs';
import { ClearError } from '../clear-error.mjs';
import { Cleanup } from '../cleanup.mjs';
import { closeOnSignals } from '../close-on-signals.mjs';
import { freePort } from '../ports.mjs';
import { prepareParts } from '../prepare-parts.mjs';
import { loadSampleData } from '../sample-data.mjs';
import { checkMachine, readSettings } from '../settings.mjs';
import { Backend } from './backend.mjs';
import { startVite } from './vite.mjs';
import { watchSources } from './watch-sources.mjs';

/**
 * Runs the shop for development: Vite serves the storefront from its sources, and the back end is rebuilt and restarted
 * when one of its sources changes, with the same database. If it cannot start, stops everything and rejects.
 */
export async function runWatching(env, log) {
  const settings = readSettings(env);
  await checkMachine(settings);
  const cleanup = new Cleanup();
  closeOnSignals({ cleanup, log, env });
  try {
    const gatewayUrl = await openShop({ settings, env, cleanup, log });
    if (settings.hasSampleData) await loadSampleData({ ...settings, gatewayUrl, log });
    log(banner(settings));
  } catch (error) {
    if (cleanup.hasBegun) return;
    await cleanup.run();
    throw error;
  }
}

async function openShop({ settings, env, cleanup, log }) {
  const exitAfterEndOf = (part) => {
    if (cleanup.hasBegun) return;
    log(`${part} has ended; the shop closes.`);
    process.exit(1);
  };
  const onDatabaseEnd = () => exitAfterEndOf('The embedded PostgreSQL');
  const parts = await prepareParts({ settings, env, cleanup, log, onDatabaseEnd });
  const gatewayPort = await freePort();
  const gatewayUrl = `http://127.0.0.1:${gatewayPort}`;
  const backend = new Backend({ settings: { ...settings, host: '127.0.0.1', port: gatewayPort }, ...parts });
  cleanup.add(() => backend.stop());
  if (!(await backend.start())) throw new ClearError('The back end did not start.');
  const vite = await startVite({ ...settings, gatewayUrl, cleanup });
  void vite.ended.then(() => exitAfterEndOf('Vite'));
  cleanup.add(watchSources(() => rebuild(backend, log)));
  return gatewayUrl;
}

async function rebuild(backend, log) {
  try {
    if ((await buildBackend()) === 0) return;
    const isUp = await backend.restart();
    log(
      isUp
        ? 'The back end runs with your change.'
        : 'The back end did not start; waiting for the next change.',
    );
  } catch (error) {
    log(error.message);
  }
}
