import { env, exit } from 'node:process';
import { Cleanup } from '../../../infra/local/cleanup.mjs';
import { ClearError, reportFailure } from '../../../infra/local/clear-error.mjs';
import { closeOnSignals } from '../../../infra/local/close-on-signals.mjs';
import { ensureReady } from '../../../infra/local/setup.mjs';

const startMs = 180_000;
const visitMs = 90_000;

/** Measures the shop's pages and a bare page by Lighthouse, and prints the figures. */
async function main() {
  const runs = readRuns(env.RUNS || '3');
  await ensureReady({ withFrontend: !env.SHOP_URL, log: console.error });
  // Imported only now, since they need packages that the setup installs.
  const { openShop } = await import('../shop.mjs');
  const { pagesOf } = await import('./pages.mjs');
  const { measure } = await import('./measure.mjs');
  const { report } = await import('./report.mjs');
  const { visitor } = await import('./visitor.mjs');
  const cleanup = new Cleanup();
  closeOnSignals({ cleanup, log: console.error, env });
  try {
    const { shopUrl, ended } = await openShop(env, cleanup);
    const work = async () => {
      const pages = await pagesOf(shopUrl, cleanup);
      const measured = await measure({ pages, runs, visit: visitor(cleanup), log: console.error });
      console.log(await report({ shopUrl, runs, measured }));
    };
    await Promise.race([work(), ended, deadline(startMs + runs * 5 * visitMs)]);
  } finally {
    await cleanup.run();
  }
}

function readRuns(text) {
  const runs = Number(text);
  if (Number.isInteger(runs) && runs >= 1 && runs <= 15) return runs;
  throw new ClearError(`RUNS is "${text}"; it must be a whole number from 1 to 15.`);
}

function deadline(ms) {
  return new Promise((_done, fail) => {
    const late = () => fail(new ClearError(`The benchmark did not end within ${ms / 60_000} minutes.`));
    setTimeout(late, ms).unref();
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
