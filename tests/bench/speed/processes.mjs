import { readdirSync, readFileSync } from 'node:fs';

const tickMs = 10;

/** The resident memory of a process in MB. */
export function residentMb(pid) {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1_024;
}

/** The most memory in MB that a process had resident so far. */
export function mostResidentMb(pid) {
  return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1_024;
}

/** All descendants of a process. */
export function processesBelow(pid) {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(statOf);
  const below = (parent) =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.pid)]);
  return below(pid);
}

/** The processor time in ms that a process and its descendants, including ended ones, have used so far. */
export function cpuMs(pid) {
  const used = [...statOf(pid), ...processesBelow(pid)].reduce((sum, one) => sum + one.ticks, 0);
  return used * tickMs;
}

/** The processor time in ms of one process without its descendants. */
export function ownCpuMs(pid) {
  return (statOf(pid)[0]?.ownTicks ?? 0) * tickMs;
}

/** The facts of a process as a list of one, or an empty list when it has just ended. */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = text.lastIndexOf(')');
    const fields = text
      .slice(end + 2)
      .split(' ')
      .map(Number);
    const [user, system, endedUser, endedSystem] = fields.slice(11, 15);
    const command = text.slice(text.indexOf('(') + 1, end);
    const ownTicks = user + system;
    return [
      { pid: Number(pid), command, parent: fields[1], ownTicks, ticks: ownTicks + endedUser + endedSystem },
    ];
  } catch {
    return [];
  }
}
