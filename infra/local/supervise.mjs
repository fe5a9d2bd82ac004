import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, renameSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const supervisorPath = fileURLToPath(new URL('supervisor.mjs', import.meta.url));

/**
 * Starts a program that ends when this process ends for whatever reason. Ctrl-C at the terminal does not reach it. Answers
 * its supervisor: closing that one's stdin stops the program, and it exits when the program has ended. Output goes to a new
 * file `logPath`, and the previous one is kept as `<logPath>.1`; without a path it goes to the output of this process.
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
  // Ignored: somebody may have killed the supervisor before its pipe is closed.
  supervisor.stdin.on('error', () => {});
  return supervisor;
}

/** @param {string} path */
function newLog(path) {
  if (existsSync(path)) renameSync(path, `${path}.1`);
  return openSync(path, 'a', 0o600);
}
