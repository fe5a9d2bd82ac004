import { env, exit } from 'node:process';
import { Cleanup } from '../../../infra/local/cleanup.mjs';
import { ClearError, reportFailure } from '../../../infra/local/clear-error.mjs';
import { closeOnSignals } from '../../../infra/local/close-on-signals.mjs';
import { ensureReady } from '../../../infra/local/setup.mjs';

const deadlineMs = 10 * 60_000;

/** Fills a shop of its own with a big shop's data, asks for every list of the dashboard, and prints how long they took. */
async function main() {
  await ensureReady({ withFrontend: false, log: console.error });
  // Loaded late: they need what the setup has just installed.
  const { startThrowAwayPostgres } = await import('@mekong/testing');
  const { openShop } = await import('../shop.mjs');
  const { loadBigShop } = await import('./big-shop.mjs');
  const { measureLists } = await import('./lists.mjs');
  const { report } = await import('./report.mjs');
  const cleanup = new Cleanup();
  closeOnSignals({ cleanup, log: console.error, env });
  try {
    const postgres = await startThrowAwayPostgres();
    cleanup.add(() => postgres.stop());
    const { shopUrl, ended } = await openShop({}, cleanup, postgres.url);
    const work = async () => {
      console.error('Loading the data ...');
      const sizes = await loadBigShop(postgres.url);
      console.log(report({ sizes, lists: await measureLists(shopUrl, console.error) }));
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
  // What was given up on at the deadline must not keep the process.
  () => exit(),
  (error) => {
    reportFailure(error);
    exit();
  },
);
