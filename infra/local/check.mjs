import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { reportFailure } from './clear-error.mjs';
import { checkSteps } from './check-steps.mjs';
import { repoRoot } from './paths.mjs';
import { runAndCollect } from './run-quietly.mjs';
import { ensureReady } from './setup.mjs';

const lanes = 2;

/** Runs every step of `npm run check`, and prints a line for each; prints the output of failing ones, and then exits with code 1. */
async function main() {
  await ensureReady({ withFrontend: false });
  const waiting = checkSteps.filter(({ needs }) => !needs || existsSync(join(repoRoot, needs)));
  const runLane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await runStep(step);
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
}

/** @param {typeof checkSteps[number]} step */
async function runStep({ name, script, args, says }) {
  const startedAt = Date.now();
  const { code, output } = await runAndCollect(process.execPath, [script, ...args], { cwd: repoRoot });
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  const remark = says && code === 0 && output ? `: ${output.trim()}` : '';
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)${remark}`);
  if (code === 0) return;
  console.log(output.trim());
  process.exitCode = 1;
}

main().catch(reportFailure);
