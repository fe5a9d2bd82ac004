import { readdirSync, readFileSync } from 'node:fs';

const tickMs = 10;

/** Memory that a process holds now, in MB. */
export function residentMb(pid) {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1_024;
}

/** Every process below this one: children, their children and so on. */
export function processesBelow(pid) {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(statOf);
  const below = (parent) =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.pid)]);
  return below(pid);
}

/** What a process and all below it, also those that have ended, have used of the processors until now, in ms. */
export function cpuMs(pid) {
  const used = [...statOf(pid), ...processesBelow(pid)].reduce((sum, one) => sum + one.ticks, 0);
  return used * tickMs;
}

/** Of one process alone. */
export function ownCpuMs(pid) {
  return (statOf(pid)[0]?.ownTicks ?? 0) * tickMs;
}

/** None when the process has just ended. */
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
