/* The back end of `npm run dev` in a process of its own, so that it can be restarted with changed code. */
import { Cleanup } from '../cleanup.mjs';
import { reportFailure } from '../clear-error.mjs';
import { hostShop, loadShop } from '../host.mjs';

const cleanup = new Cleanup();

async function close() {
  await cleanup.run().catch(reportFailure);
  process.exit();
}

process.once('message', async (/** @type {Parameters<typeof hostShop>[0]} */ plan) => {
  try {
    const url = await hostShop({ ...plan, env: process.env, cleanup, code: await loadShop() });
    process.send({ url });
  } catch (error) {
    reportFailure(error);
    await close();
  }
});
process.once('SIGTERM', close);
process.once('disconnect', close);
// Ctrl-C reaches the whole terminal group; the parent decides when this process ends.
process.on('SIGINT', () => {});
