import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../../../infra/local/paths.mjs';
import { defences } from './defences.mjs';

it.each(defences)(
  '$defence: the code that would be taken out stands once where it is listed',
  ({ file, code }) => {
    expect(readFileSync(join(repoRoot, file), 'utf8').split(code)).toHaveLength(2);
  },
);

const testFiles = ['libs', 'services', 'gateway', 'infra', 'tests']
  .flatMap((folder) =>
    readdirSync(join(repoRoot, folder), { recursive: true }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.test\.(ts|mjs)$/.test(file) && !/node_modules|\/dist\//.test(file));

it.each(defences)('$defence: there are tests that must fail without it', ({ tests }) => {
  expect(testFiles.filter((file) => new RegExp(tests).test(file))).not.toEqual([]);
});
