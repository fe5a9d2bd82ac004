import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Whether a program can be started on this machine. */
export async function isInstalled(program) {
  const child = spawn(program, ['--version'], { stdio: 'ignore' });
  return new Promise((done) => child.once('error', () => done(false)).once('exit', () => done(true)));
}

/** Runs a scanner for at most so many seconds; resolves with everything that it printed. */
export async function runScanner(program, args, seconds) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: seconds * 1_000 });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  await once(child, 'close');
  return output;
}
