import { setFlagsFromString } from 'node:v8';
import { banner } from './banner.mjs';
import { Cleanup } from './cleanup.mjs';
import { closeOnSignals } from './close-on-signals.mjs';
import { hostShop, loadShop } from './host.mjs';
import { prepareParts } from './prepare-parts.mjs';
import { loadSampleData } from './sample-data.mjs';
import { checkMachine, readSettings } from './settings.mjs';

/**
 * Opens the shop in this process and leaves it open until a signal closes it. Rejects, with everything stopped that was
 * started, when it cannot be opened.
 */
export async function runShop(env, log) {
  collectGarbageSooner();
  const settings = readSettings(env);
  await checkMachine(settings);
  const cleanup = new Cleanup();
  closeOnSignals({ cleanup, log, env });
  const onDatabaseEnd = () => {
    if (cleanup.hasBegun) return;
    log('The embedded PostgreSQL has ended; the shop closes. Start it again: committed data are safe.');
    process.exit(1);
  };
  try {
    const [parts, code] = await Promise.all([
      prepareParts({ settings, env, cleanup, log, onDatabaseEnd }),
      loadShop(),
    ]);
    const gatewayUrl = await hostShop({ settings, env, ...parts, cleanup, code });
    if (settings.hasSampleData) await loadSampleData({ ...settings, gatewayUrl, log });
    log(banner(settings));
  } catch (error) {
    if (cleanup.hasBegun) return;
    await cleanup.run();
    throw error;
  }
}

/**
 * Answers live for a second: long enough to count as old, so that V8 by itself lets 200 MB of them gather before it
 * looks. This way it looks when the heap is half as large again as what is in use.
 */
function collectGarbageSooner() {
  setFlagsFromString('--heap-growing-percent=50');
}
