import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { ClearError } from '../../../../infra/local/clear-error.mjs';
import { repoRoot } from '../../../../infra/local/paths.mjs';

/** What Node.js is told by `npm start`. */
export function startArguments() {
  const { scripts } = JSON.parse(readFileSync(join(repoRoot, 'package.json'), 'utf8'));
  return scripts.start.split(' ').slice(1);
}

/**
 * Starts a program of the shop with Node.js; resolves with the match of `mark` in its output, and rejects with its output if
 * it ends before. `failed` rejects when it ends without having been stopped.
 */
export async function startProgram(args, env, mark) {
  const child = spawn(process.execPath, args, {
    cwd: repoRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Detached, so that Ctrl-C reaches only the benchmark, which then stops its programs in order.
    detached: true,
  });
  const ended = once(child, 'exit');
  let output = '';
  let isStopped = false;
  const found = new Promise((done) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output = (output + chunk).slice(-10_000);
        const said = mark.exec(output);
        if (said) done(said);
      });
    }
  });
  const failed = ended.then(([code]) => {
    if (!isStopped) throw new ClearError(`${args.join(' ')} ended with ${code}:\n${output.trim()}`);
  });
  failed.catch(() => {});
  const said = await Promise.race([found, failed]);
  return {
    pid: child.pid,
    said,
    failed,
    stop: async () => {
      isStopped = true;
      child.kill('SIGTERM');
      await ended;
    },
  };
}
