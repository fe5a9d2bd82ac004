import { env, exit } from 'node:process';
import { parseArgs } from 'node:util';
import { Cleanup } from '../../../infra/local/cleanup.mjs';
import { ClearError, reportFailure } from '../../../infra/local/clear-error.mjs';
import { closeOnSignals } from '../../../infra/local/close-on-signals.mjs';
import { ensureReady } from '../../../infra/local/setup.mjs';

const deadlineMs = 10 * 60_000;

/**
 * Fills a shop with the data of a big one, loads every list of the dashboard, and prints how long each took; with
 * `--only orders` those with this in their names.
 */
async function main() {
  const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
  await ensureReady({ withFrontend: false, log: console.error });
  // Imported only now, since they need packages that the setup installs.
  const { startThrowAwayPostgres } = await import('@mekong/testing');
  const { openShop } = await import('../shop.mjs');
  const { loadBigShop } = await import('./big-shop.mjs');
  const { measureLists } = await import('./measure.mjs');
  const { report } = await import('./report.mjs');
  const cleanup = new Cleanup();
  closeOnSignals({ cleanup, log: console.error, env });
  try {
    const postgres = await startThrowAwayPostgres();
    cleanup.add(() => postgres.stop());
    const { shopUrl, ended } = await openShop({}, cleanup, postgres.url);
    const work = async () => {
      console.error('Loading the data ...');
      const shop = await loadBigShop(postgres.url);
      const lists = await measureLists(shopUrl, { shop, only, log: console.error });
      console.log(report({ sizes: shop.sizes, lists }));
    };
    await Promise.race([work(), ended, deadline()]);
  } finally {
    await cleanup.run();
  }
}

function deadline() {
  return new Promise((_done, fail) => {
    const late = () =>
      fail(new ClearError(`The benchmark did not end within ${deadlineMs / 60_000} minutes.`));
    setTimeout(late, deadlineMs).unref();
  });
}

main().then(
  // Work that was abandoned at the deadline must not keep the process running.
  () => exit(),
  (error) => {
    reportFailure(error);
    exit();
  },
);
