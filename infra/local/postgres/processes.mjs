import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { runAndCollect } from '../run-quietly.mjs';

/** Whether a process with this id runs, whoever owns it. A zombie does not count as running. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM' && !hasEnded(pid);
  }
  return !hasEnded(pid);
}

/** The command line of a process, its words joined by spaces; empty when the process has ended or the system does not tell. */
export async function commandLineOf(pid) {
  if (process.platform === 'linux') return (readProcCommandLine(pid) ?? '').replaceAll('\0', ' ').trim();
  const { code, output } = await runAndCollect('ps', ['-ww', '-o', 'command=', '-p', String(pid)]);
  return code === 0 ? output.trim() : '';
}

/** Resolves to true as soon as the process has ended, or to false after `timeoutMs`. */
export async function waitUntilGone(pid, timeoutMs) {
  const deadline = Date.now() + timeoutMs;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await delay(50);
  }
  return true;
}

function hasEnded(pid) {
  return process.platform === 'linux' && readProcCommandLine(pid) === '';
}

function readProcCommandLine(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return undefined;
  }
}
