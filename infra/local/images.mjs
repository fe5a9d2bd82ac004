import { join } from 'node:path';
import { argv } from 'node:process';
import { reportFailure } from './clear-error.mjs';
import { ageOf, lookAtImages, namedImages, readNote } from './look-at-images.mjs';
import { repoRoot } from './paths.mjs';

const notePath = join(repoRoot, 'infra/docker/images.json');

/**
 * `npm run images` looks at the images that the shop is built on and runs beside. With `--check` it asks no registry, and fails when
 * it is time for a look, unless IMAGES=unavailable says that no registry can be reached.
 */
async function main() {
  const names = namedImages(repoRoot);
  if (argv.includes('--check')) return check(names);
  const isWhole = await lookAtImages({ names, notePath, now: new Date(), log: console.log });
  if (!isWhole) process.exitCode = 1;
}

function check(names) {
  const { isTime, lines } = ageOf({ names, note: readNote(notePath), now: new Date() });
  if (isTime && process.env.IMAGES !== 'unavailable') {
    lines.push('Say IMAGES=unavailable where no registry of images can be reached.');
    process.exitCode = 1;
  }
  console.log(lines.join('\n'));
}

main().catch(reportFailure);
