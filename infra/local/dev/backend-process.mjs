/* The back end of `npm run dev` in a process of its own, so that it can be started anew over changed code. */
import { Cleanup } from '../cleanup.mjs';
import { reportFailure } from '../clear-error.mjs';
import { hostShop } from '../host.mjs';

const cleanup = new Cleanup();

async function close() {
  await cleanup.run().catch(reportFailure);
  process.exit();
}

process.once('message', async (plan) => {
  try {
    const url = await hostShop({ ...plan, env: process.env, cleanup });
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
