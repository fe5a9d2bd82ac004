import { argv, env, exit } from 'node:process';
import { Cleanup } from '../../../infra/local/cleanup.mjs';
import { ClearError, reportFailure } from '../../../infra/local/clear-error.mjs';
import { closeOnSignals } from '../../../infra/local/close-on-signals.mjs';
import { ensureReady } from '../../../infra/local/setup.mjs';
import { readOptions } from './options.mjs';

const deadlineMs = 60 * 60_000;

/** Measures the shop and the floors in both shapes, and prints a table of each. */
async function main() {
  const plans = readOptions(argv.slice(2));
  await ensureReady({ withFrontend: true, log: console.error });
  // Imported only now, since they need packages that the setup installs.
  const { findTestPrograms } = await import('../../../infra/local/test-programs.mjs');
  const { openInOneProcess } = await import('./shops/one-process.mjs');
  const { openInManyProcesses } = await import('./shops/many-processes.mjs');
  const { measureShop } = await import('./run.mjs');
  const { table } = await import('./report.mjs');
  const shapes = {
    one: { title: 'One process, as `npm start` runs it', open: openInOneProcess },
    processes: { title: 'Gateway and services as processes over RabbitMQ', open: openInManyProcesses },
  };
  const cleanup = new Cleanup();
  closeOnSignals({ cleanup, log: console.error, env });
  for (const plan of plans) {
    if (plan.shape === 'processes') await findTestPrograms(console.error);
    const { title, open } = shapes[plan.shape];
    const ofShop = new Cleanup();
    cleanup.add(() => ofShop.run());
    try {
      const samples = await Promise.race([measureShop(open, plan, ofShop, console.error), deadline()]);
      console.log(`### ${title}\n\n${table(samples)}\n`);
      if (plan.leftOut.length > 0) console.log(`Left out: ${plan.leftOut.join(', ')}.\n`);
    } catch (error) {
      if (!cleanup.hasBegun) throw error;
    } finally {
      await ofShop.run();
    }
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
