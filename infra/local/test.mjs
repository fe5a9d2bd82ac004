import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv } from 'node:process';
import { reportFailure } from './clear-error.mjs';
import { repoRoot } from './paths.mjs';
import { ensureReady } from './setup.mjs';

/** One more than the two processors of a small machine, which a fourth only makes each test wait for. */
const workers = 3;

/**
 * V8 compiles what is called often into its quickest form, which code of tests does not live long enough to repay. Newer
 * versions have a quicker compiler in between, and do not know this option.
 */
const compileLess = process.versions.node.startsWith('20.') ? ['--interrupt-budget=400000'] : [];

/** Screens of tests are short-lived: with the usual 16 MB of room for young objects, V8 copies many of them before they go. */
const roomForYoung = ['--max-semi-space-size=64'];

/**
 * Runs the tests: those of every day, with `--ci` all that a change must pass, with `--full` also those that take minutes
 * (`*.full.*`). Who names files gets those that `--ci` runs. Other arguments are passed to Jest. The last line
 * of the output is "N passed, N failed".
 */
async function main() {
  const isFull = argv.includes('--full');
  const namesFiles = argv
    .slice(2)
    .some((arg) => arg.startsWith('--testPathPatterns') || !arg.startsWith('-'));
  const isEveryday = !isFull && !namesFiles && !argv.includes('--ci');
  const jestArgs = argv.slice(2).filter((arg) => !['--full', '--ci'].includes(arg));
  await ensureReady();
  const { findTestPrograms } = await import('./test-programs.mjs');
  const available = await findTestPrograms(console.log, { isFull });
  const folder = mkdtempSync(join(tmpdir(), 'mekong-results-'));
  try {
    const resultsPath = join(folder, 'results.json');
    process.exitCode = await runJest([`--outputFile=${resultsPath}`, ...jestArgs], {
      ...available,
      FULL_TESTS: String(isFull),
      EVERYDAY_TESTS: String(isEveryday),
    });
    console.log(summaryOf(resultsPath));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function runJest(args, env) {
  const jest = join(repoRoot, 'node_modules', 'jest', 'bin', 'jest.js');
  const nodeOptions = '--experimental-vm-modules --disable-warning=ExperimentalWarning';
  const isSaid = args.some((arg) => arg.startsWith('--maxWorkers'));
  const usual = isSaid ? [] : [`--maxWorkers=${workers}`];
  const child = spawn(
    process.execPath,
    [...compileLess, ...roomForYoung, jest, '--json', ...usual, ...args],
    {
      cwd: repoRoot,
      stdio: 'inherit',
      env: {
        ...process.env,
        ...env,
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${nodeOptions}`.trim(),
      },
    },
  );
  // Jest gets Ctrl-C itself; this process waits for its results.
  process.on('SIGINT', () => {});
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

function summaryOf(resultsPath) {
  if (!existsSync(resultsPath)) return '0 passed, 1 failed';
  const results = JSON.parse(readFileSync(resultsPath, 'utf8'));
  // A test file that could not be loaded counts as one failed test.
  const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
  return `${results.numPassedTests} passed, ${failed} failed`;
}

main().catch(reportFailure);
