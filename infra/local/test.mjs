import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv } from 'node:process';
import { reportFailure } from './clear-error.mjs';
import { repoRoot } from './paths.mjs';
import { ensureReady } from './setup.mjs';

/** Runs every test; arguments are Jest's. The last line of the output is "N passed, N failed". */
async function main() {
  await ensureReady();
  const { findTestPrograms } = await import('./test-programs.mjs');
  const available = await findTestPrograms(console.log);
  const folder = mkdtempSync(join(tmpdir(), 'mekong-results-'));
  try {
    const resultsPath = join(folder, 'results.json');
    process.exitCode = await runJest([`--outputFile=${resultsPath}`, ...argv.slice(2)], available);
    console.log(summaryOf(resultsPath));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function runJest(args, available) {
  const jest = join(repoRoot, 'node_modules', 'jest', 'bin', 'jest.js');
  const nodeOptions = '--experimental-vm-modules --disable-warning=ExperimentalWarning';
  const child = spawn(process.execPath, [jest, '--json', '--maxWorkers=2', ...args], {
    cwd: repoRoot,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...available,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${nodeOptions}`.trim(),
    },
  });
  // Jest hears of Ctrl-C itself; this process waits for what it has to say.
  process.on('SIGINT', () => {});
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

function summaryOf(resultsPath) {
  if (!existsSync(resultsPath)) return '0 passed, 1 failed';
  const results = JSON.parse(readFileSync(resultsPath, 'utf8'));
  // A file that could not even be loaded holds no test, yet it failed.
  const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
  return `${results.numPassedTests} passed, ${failed} failed`;
}

main().catch(reportFailure);
