/*
 * Runs one program as long as its own stdin is open. The process that started this one holds the other end of that pipe,
 * which the kernel closes when that process ends, even after kill -9.
 * Argument: the JSON of a plan, see supervise.mjs.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

const patienceMs = 30_000;
const { command, args, ids, env, cwd, stopSignal, lastSignal, removeAfterwards } = JSON.parse(
  process.argv[2],
);

// In its own process group, so that a signal also reaches the processes that the program has started.
const program = spawn(command, args, {
  ...ids,
  env: { ...process.env, ...env },
  cwd,
  stdio: ['ignore', 'inherit', 'inherit'],
  detached: true,
});

function stop() {
  signalProgram(stopSignal);
  setTimeout(() => signalProgram(lastSignal), patienceMs).unref();
}

function signalProgram(signal) {
  const isGroup = signal === 'SIGKILL' && process.platform !== 'win32';
  try {
    process.kill(isGroup ? -program.pid : program.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

process.stdin.resume();
process.stdin.once('close', stop);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

program.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
program.once('exit', (code) => {
  if (removeAfterwards) rmSync(removeAfterwards, { recursive: true, force: true });
  process.exit(code ?? 1);
});
