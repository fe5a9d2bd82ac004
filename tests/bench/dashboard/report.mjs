import { cpus } from 'node:os';

const maxMs = 200;

/** The measurements as Markdown: each list's median and 95th percentile, compared with the floor. */
export function report({ sizes, lists }) {
  const [floor] = lists;
  const rows = lists.map(({ name, times }) => {
    const p95 = percentile(times, 95);
    const ratio = (p95 / percentile(floor.times, 95)).toFixed(1);
    return [name, ms(percentile(times, 50)), p95 <= maxMs ? ms(p95) : `**${ms(p95)}**`, `${ratio} × floor`];
  });
  const head = ['list', 'p50', `p95 (target ≤ ${maxMs} ms)`, 'p95 by the floor'];
  const table = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
  const amounts = Object.entries(sizes).map(([name, size]) => `${size.toLocaleString('en-US')} ${name}`);
  return `${table}\n\n${amounts.join(', ')}; through the gateway, one request after the other, on ${cpus().length} processors.`;
}

/** The value that `percent` of the sorted numbers do not exceed. */
export function percentile(sorted, percent) {
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)];
}

const ms = (time) => `${time.toFixed(1)} ms`;
