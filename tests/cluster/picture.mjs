import { readFileSync } from 'node:fs';
import { argv } from 'node:process';

const width = 760;
const height = 300;
const left = 56;
const right = 56;
const top = 40;
const bottom = 44;

/**
 * `node tests/cluster/picture.mjs <figures> > failover.svg`: draws the minute of the first drill in a file of `DRILL_FIGURES`: of each
 * second what was answered and what was refused, and the longest wait.
 *
 * @param {[calls: number, refused: number, longestMs: number][]} seconds
 */
function pictureOf(seconds, title) {
  const most = Math.max(...seconds.map(([calls]) => calls), 1);
  const longest = Math.max(...seconds.map(([, , ms]) => ms), 1_000);
  const step = (width - left - right) / seconds.length;
  const x = (second) => left + second * step;
  const heightOf = (share) => share * (height - top - bottom);
  const y = (share) => height - bottom - heightOf(share);
  const bars = seconds.map(([calls, refused], second) => {
    const bar = (from, count, kind) =>
      count > 0
        ? `<rect class="${kind}" x="${x(second).toFixed(1)}" y="${y((from + count) / most).toFixed(1)}" width="${(step - 0.6).toFixed(1)}" height="${heightOf(count / most).toFixed(1)}"/>`
        : '';
    return bar(0, calls - refused, 'answered') + bar(calls - refused, refused, 'refused');
  });
  const waits = seconds.map(
    ([, , ms], second) => `${x(second + 0.5).toFixed(1)},${y(ms / longest).toFixed(1)}`,
  );
  const marks = seconds.flatMap((_, second) =>
    second % 10 === 0
      ? [`<text x="${x(second).toFixed(1)}" y="${height - bottom + 16}" class="mark">${second} s</text>`]
      : [],
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}">
<style>
svg { background: #fff; font: 12px system-ui, sans-serif; } text { fill: #39464a; } .mark { font-size: 11px; }
.answered { fill: #7fb3a6; } .refused { fill: #e0913a; } .wait { fill: none; stroke: #7a2b48; stroke-width: 1.6; } .waits { fill: #7a2b48; }
</style>
<text x="${left}" y="20">${title}: calls each second, <tspan fill="#3f7e70">answered</tspan> and <tspan fill="#a8590f">told 503 or 429</tspan>; <tspan class="waits">the longest wait</tspan></text>
${bars.join('\n')}
<polyline class="wait" points="${waits.join(' ')}"/>
<text x="${left - 8}" y="${top + 4}" text-anchor="end" class="mark">${most}/s</text>
<text x="${width - right + 8}" y="${top + 4}" class="mark waits">${(longest / 1_000).toFixed(1)} s</text>
<line x1="${left}" x2="${width - right}" y1="${height - bottom}" y2="${height - bottom}" stroke="#39464a"/>
${marks.join('\n')}
</svg>
`;
}

const [line] = readFileSync(argv[2], 'utf8').split('\n');
const { drill, seed, seconds } = JSON.parse(line);
process.stdout.write(pictureOf(seconds, `${drill}, seed ${seed}`));
