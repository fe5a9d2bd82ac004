import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const pathOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mekong-client-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What a program of `node_modules` prints; empty where it says nothing and ends well. */
function faultsOf(script: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [pathOf(`node_modules/${script}`), ...args],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  return status === 0 ? '' : stdout + stderr;
}

it('a client that is generated from the document of the API compiles strictly, and calls without headers that need not be sent', () => {
  const generate = [
    '-i',
    pathOf('gateway/openapi.json'),
    '-o',
    join(folder, 'client'),
    '-c',
    '@hey-api/client-fetch',
  ];
  expect(faultsOf('@hey-api/openapi-ts/bin/run.js', ...generate)).toBe('');
  cpSync(pathOf('tests/contract/fixtures/buy.ts'), join(folder, 'buy.ts'));
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['**/*.ts'] }));
  expect(faultsOf('typescript-7/bin/tsc', '-p', join(folder, 'tsconfig.json'))).toBe('');
});
