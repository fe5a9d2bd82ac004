import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** The processes of this one's children that read images (Linux), by their ids; those that have ended do not count. */
export const readerProcesses = (parent = process.pid): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => isReader(pid, parent));

function isReader(pid: number, parent: number): boolean {
  try {
    const [, state, ppid] = /\) (\w) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))!;
    if (Number(ppid) !== parent || state === 'Z') return false;
    // Not one that is just being started.
    readlinkSync(`/proc/${pid}/exe`);
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('reader.main.js');
  } catch {
    return false;
  }
}
