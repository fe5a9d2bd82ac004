import { argv, env } from 'node:process';
import { reportFailure } from './clear-error.mjs';
import { ensureReady } from './setup.mjs';

async function main() {
  const isWatching = argv.includes('--watch');
  await ensureReady({ withFrontend: !isWatching });
  // Loaded late, as it needs packages that the setup may have just installed.
  if (isWatching) await (await import('./dev/run-watching.mjs')).runWatching(env, console.log);
  else await (await import('./run-shop.mjs')).runShop(env, console.log);
}

main().catch((error) => {
  reportFailure(error);
  process.exit();
});
