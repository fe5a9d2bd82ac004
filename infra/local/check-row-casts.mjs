import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from './paths.mjs';
import { ratchetFaults, rowCastsIn } from './row-casts.mjs';

const most = JSON.parse(readFileSync(new URL('row-casts.json', import.meta.url), 'utf8'));
const counts = rowCastsIn(join(repoRoot, 'services'));

for (const fault of ratchetFaults(counts, most)) {
  console.error(fault);
  process.exitCode = 1;
}
