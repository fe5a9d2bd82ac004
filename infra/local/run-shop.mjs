import { setFlagsFromString } from 'node:v8';
import { banner } from './banner.mjs';
import { Cleanup } from './cleanup.mjs';
import { closeOnSignals } from './close-on-signals.mjs';
import { hostShop, loadShop } from './host.mjs';
import { prepareParts } from './prepare-parts.mjs';
import { loadSampleData } from './sample-data.mjs';
import { checkMachine, readSettings } from './settings.mjs';

/**
 * Runs the shop in this process until a signal ends it. If it cannot start, stops everything that was started and rejects.
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
    const logUnlessClosing = (text) => {
      if (!cleanup.hasBegun) log(text);
    };
    if (settings.hasSampleData) await loadSampleData({ ...settings, gatewayUrl, log: logUnlessClosing });
    logUnlessClosing(banner(settings));
  } catch (error) {
    if (cleanup.hasBegun) return;
    await cleanup.run();
    throw error;
  }
}

/**
 * Cached answers live for up to ten seconds, which makes them old objects for V8, and by default it would let 200 MB of garbage
 * collect. With this setting it collects garbage when the heap has grown by a third. (`npm start` gives young objects twice the usual
 * room, which V8 takes on its command line only: fewer answers grow old before they are sent.)
 */
function collectGarbageSooner() {
  setFlagsFromString('--heap-growing-percent=30');
}
