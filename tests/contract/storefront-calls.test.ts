import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const pathOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const calls = pathOf('tests/contract/fixtures/calls.ts');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mekong-calls-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The lines of the calls that do not compile, from 1 on. */
function faultyLines(): number[] {
  const config = join(folder, 'tsconfig.json');
  const compilerOptions = { types: [], noEmit: true };
  writeFileSync(
    config,
    JSON.stringify({ extends: pathOf('frontend/tsconfig.json'), compilerOptions, include: [calls] }),
  );
  const compiler = pathOf('node_modules/typescript-7/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', config, '--pretty', 'false'], {
    encoding: 'utf8',
  });
  return [...stdout.matchAll(/calls\.ts\((\d+),/g)].map(([, line]) => Number(line));
}

it('a call of the storefront compiles exactly if it matches the document of the API', () => {
  const wrong = readFileSync(calls, 'utf8')
    .split('\n')
    .flatMap((line, place) => (line.includes('// wrong') ? [place + 1] : []));
  expect(wrong.length).toBeGreaterThan(10);
  expect(faultyLines()).toEqual(wrong);
});
