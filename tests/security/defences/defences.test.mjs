import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../../../infra/local/paths.mjs';
import { defences } from './defences.mjs';

it.each(defences)(
  '$defence: the code that would be taken out stands once where it is listed',
  ({ file, code }) => {
    expect(readFileSync(join(repoRoot, file), 'utf8').split(code)).toHaveLength(2);
  },
);
