import { argv, env } from 'node:process';
import { ClearError, reportFailure } from './clear-error.mjs';
import { ensureReady } from './setup.mjs';

async function main() {
  const options = argv.slice(2);
  const unknown = options.find((option) => option !== '--watch');
  // Whoever asks for help is not surprised by a shop.
  if (unknown)
    throw new ClearError(`npm start knows no ${unknown}: settings are variables, listed in README.md`);
  const isWatching = options.includes('--watch');
  await ensureReady({ withFrontend: !isWatching });
  // Loaded late, as it needs packages that the setup may have just installed.
  if (isWatching) await (await import('./dev/run-watching.mjs')).runWatching(env, console.log);
  else await (await import('./run-shop.mjs')).runShop(env, console.log);
}

main().catch((error) => {
  reportFailure(error);
  process.exit();
});
