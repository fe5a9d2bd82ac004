import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, execPath, exit } from 'node:process';
import { ClearError, reportFailure } from '../../../infra/local/clear-error.mjs';
import { repoRoot } from '../../../infra/local/paths.mjs';
import { runAndCollect } from '../../../infra/local/run-quietly.mjs';
import { defences } from './defences.mjs';

/** @typedef {import('./defences.mjs').Defence} Defence */

/**
 * Takes out one defence after the other and runs the tests that must then fail; prints which did. Arguments choose the
 * defences whose names contain them. The exit code is 1 when the tests of a defence pass without it.
 */
async function main() {
  const wanted = argv.slice(2);
  const chosen = defences.filter(
    ({ defence }) => !wanted.length || wanted.some((part) => defence.includes(part)),
  );
  let unproven = 0;
  for (const [at, defence] of chosen.entries()) {
    const failed = await withoutDefence(defence, () => failedTests(defence));
    if (failed.length === 0) unproven += 1;
    console.log(`${at + 1}/${chosen.length} ${defence.defence}\n    ${summaryOf(failed)}`);
  }
  console.log(`${chosen.length - unproven} proven, ${unproven} not`);
  process.exitCode = unproven === 0 ? 0 : 1;
}

/** @param {string[]} failed */
function summaryOf(failed) {
  if (failed.length === 0) return 'NO TEST FAILS';
  return failed.length === 1 ? failed[0] : `${failed[0]} (and ${failed.length - 1} more)`;
}

/**
 * Takes a defence out while `work` runs, also when that is interrupted.
 * @template T
 * @param {Defence} defence
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
async function withoutDefence({ defence, file, code, without }, work) {
  const path = join(repoRoot, file);
  const whole = readFileSync(path, 'utf8');
  if (whole.split(code).length !== 2)
    throw new ClearError(`${defence}: ${file} must hold this once: ${code}`);
  const putBack = () => writeFileSync(path, whole);
  const leave = () => {
    putBack();
    exit(1);
  };
  process.once('SIGINT', leave).once('SIGTERM', leave);
  try {
    writeFileSync(
      path,
      whole.replace(code, () => without),
    );
    return await work();
  } finally {
    putBack();
    process.off('SIGINT', leave).off('SIGTERM', leave);
  }
}

/**
 * Names of the tests that fail. Throws a ClearError when they cannot be run, as that would prove nothing.
 * @param {Defence} defence
 */
async function failedTests({ defence, tests, rows }) {
  const jestArgs = [
    ...(tests.includes('.full') ? ['--full'] : []),
    '--selectProjects',
    'backend',
    '--testPathPatterns',
    tests,
    ...(rows ? ['-t', rows] : []),
  ];
  const command = [join(repoRoot, 'infra', 'local', 'test.mjs'), ...jestArgs];
  const { output } = await runAndCollect(execPath, command, { cwd: repoRoot });
  if (output.includes('Test suite failed to run'))
    throw new ClearError(`${defence}: cannot be tried\n${output}`);
  if (/^0 passed, 0 failed$/m.test(output))
    throw new ClearError(`${defence}: no such test: ${tests} ${rows}`);
  return [...new Set([...output.matchAll(/^ {2}● (.+)$/gm)].map(([, name]) => name))];
}

main().catch(reportFailure);
