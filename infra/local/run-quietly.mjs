import { spawn } from 'node:child_process';
import { ClearError } from './clear-error.mjs';

/**
 * Runs a program to its end without printing its output. Rejects with a ClearError of `failure` and the output when the
 * program cannot be started or ends with another code than 0.
 */
export async function runQuietly(command, args, { failure, ...options }) {
  const { code, output } = await runAndCollect(command, args, options);
  if (code !== 0) throw new ClearError(`${failure}\n${output.trim()}`);
  return output;
}

/** Runs a program to its end: `{ code, output }`, both streams in order. Never rejects; code is -1 when it could not start. */
export function runAndCollect(command, args, options = {}) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: -1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? -1, output }));
  });
}
