import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, renameSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const supervisorPath = fileURLToPath(new URL('supervisor.mjs', import.meta.url));

/**
 * Starts a program that ends with this process, in whatever way this process ends. Ctrl-C at the terminal does not reach
 * it. Closing the answer's stdin stops it; the answer exits when the program has ended. Output goes to a new file
 * `logPath`, the one before it is kept as `<logPath>.1`; without a path it goes where this process's output goes.
 *
 * @param {object} plan
 * @param {string} plan.command
 * @param {string[]} plan.args
 * @param {string} plan.cwd
 * @param {{ uid?: number, gid?: number }} [plan.ids]
 * @param {Record<string, string>} [plan.env] in addition to this process's own
 * @param {NodeJS.Signals} plan.stopSignal
 * @param {NodeJS.Signals} plan.lastSignal sent when the program has not ended 30 seconds later
 * @param {string} [plan.removeAfterwards] a folder to remove when the program has ended
 * @param {string} [logPath]
 */
export function supervise(plan, logPath) {
  const log = logPath && newLog(logPath);
  const output = log || 'inherit';
  const supervisor = spawn(process.execPath, [supervisorPath, JSON.stringify(plan)], {
    stdio: ['pipe', output, output],
    detached: true,
    cwd: plan.cwd,
  });
  if (log) closeSync(log);
  // Closing the pipe of a supervisor that somebody killed is no failure.
  supervisor.stdin.on('error', () => {});
  return supervisor;
}

/** @param {string} path */
function newLog(path) {
  if (existsSync(path)) renameSync(path, `${path}.1`);
  return openSync(path, 'a', 0o600);
}
