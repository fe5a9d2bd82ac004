import { argv, env, exit } from 'node:process';
import { Cleanup } from '../../../infra/local/cleanup.mjs';
import { reportFailure } from '../../../infra/local/clear-error.mjs';
import { closeOnSignals } from '../../../infra/local/close-on-signals.mjs';
import { ensureReady } from '../../../infra/local/setup.mjs';

const standardPairs = 12;

/** Measures what traces cost, for lists and for whole orders, and prints a table. */
async function main() {
  await ensureReady({ withFrontend: false, log: console.error });
  // Imported only now, since they need packages that the setup installs.
  const { findTestPrograms } = await import('../../../infra/local/test-programs.mjs');
  await findTestPrograms(console.error);
  const { measureTraces } = await import('./measure.mjs');
  const cleanup = new Cleanup();
  closeOnSignals({ cleanup, log: console.error, env });
  try {
    console.log(await measureTraces(Number(argv[2] ?? standardPairs), cleanup, console.error));
  } finally {
    await cleanup.run();
  }
}

main().then(
  () => exit(),
  (error) => {
    reportFailure(error);
    exit();
  },
);
