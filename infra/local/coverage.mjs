import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, execPath, exit } from 'node:process';
import { branchesOf, faultsOf, tableOf } from './branch-coverage.mjs';
import { repoRoot } from './paths.mjs';
import { runQuietly } from './run-quietly.mjs';

/** The tests that run a service, the gateway or a library inside of the test's own process. */
const measured = ['services/', 'gateway/', 'libs/'];
const goalsPath = join(repoRoot, 'infra', 'local', 'branch-coverage.json');

/**
 * `npm run coverage`: runs the tests of the services, the gateway and the libraries, shows which share of the branches they
 * take, as V8 counts them, and fails where it is lower than in `branch-coverage.json`; `-- --raise` writes what is reached
 * there instead. Other arguments are passed to Jest.
 */
async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'mekong-coverage-'));
  try {
    const forJest = argv.slice(2).filter((arg) => arg !== '--raise');
    const tests = ['infra/local/test.mjs', ...forJest, '--testPathPatterns', ...measured];
    const env = { ...process.env, NODE_V8_COVERAGE: join(folder, 'v8') };
    const { status } = spawnSync(execPath, tests, { cwd: repoRoot, env, stdio: 'inherit' });
    if (status !== 0) exit(status ?? 1);
    report(branchesOf(await summaryOf(folder), repoRoot));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function summaryOf(folder) {
  const c8 = join(repoRoot, 'node_modules', 'c8', 'bin', 'c8.js');
  const patterns = ['services/*/src/**', 'gateway/src/**', 'libs/*/src/**'].flatMap((one) => [
    '--include',
    one,
  ]);
  await runQuietly(
    execPath,
    [
      ...[c8, 'report', '--temp-directory', join(folder, 'v8'), '--reports-dir', folder],
      ...['--reporter', 'json-summary', '--exclude-after-remap', '--src', '.'],
      ...[...patterns, '--exclude', '**/*.test.ts'],
    ],
    { cwd: repoRoot, failure: 'The coverage could not be read:' },
  );
  return JSON.parse(readFileSync(join(folder, 'coverage-summary.json'), 'utf8'));
}

/** @param {Map<string, { covered: number, total: number }>} branches */
function report(branches) {
  console.log(tableOf(branches));
  if (argv.includes('--raise')) {
    const reached = [...branches].map(([part, { covered, total }]) => [
      part,
      Math.floor((100 * covered) / total),
    ]);
    writeFileSync(goalsPath, `${JSON.stringify(Object.fromEntries(reached), undefined, 2)}\n`);
    return;
  }
  const faults = faultsOf(branches, JSON.parse(readFileSync(goalsPath, 'utf8')));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

await main();
