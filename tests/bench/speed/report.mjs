import { lines } from './lines.mjs';
import { median } from './statistics.mjs';

const head = ['work', 'shop', 'p99', 'floor', 'ratio', 'target', ''];

/**
 * A Markdown table of one shop's lines. `samples` holds the rounds of each measure, each with the shop's sample as `shop`
 * and the floor's, if there is one, as `floor`. Figures and ratios are the medians of the rounds.
 */
export function table(samples) {
  const rows = lines
    .filter(({ measure }) => samples[measure]?.length)
    .map((line) => rowOf(line, samples[line.measure]));
  return [head, head.map(() => '---'), ...rows.filter(Boolean)]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}

function rowOf(line, rounds) {
  const figures = figuresOf(line, rounds);
  if (figures.value === undefined) return undefined;
  const { value, tail, floor, ratio } = figures;
  const targets = targetsOf(line, figures);
  return [
    line.title,
    figure(value) + line.unit,
    tail === undefined ? '' : `${figure(tail)} ms`,
    floor === undefined ? '' : `${figure(floor)}${line.unit} (${line.floor})`,
    ratio === undefined ? '' : ratio.toFixed(2),
    targets.map(({ text }) => text).join(', '),
    targets.length === 0 ? '' : targets.every(({ isMet }) => isMet) ? 'met' : '**missed**',
  ];
}

function figuresOf({ value, tail, floorValue, floor }, rounds) {
  const middle = (pick) => {
    const found = rounds.map(pick).filter((one) => one !== undefined && !Number.isNaN(one));
    return found.length > 0 ? median(found) : undefined;
  };
  const ofFloor = (round) =>
    floorValue ? floorValue(round.shop) : floor && round.floor && value(round.floor);
  return {
    value: middle(({ shop }) => value(shop)),
    tail: tail && middle(({ shop }) => tail(shop)),
    floor: middle(ofFloor),
    ratio: middle((round) => ofFloor(round) && value(round.shop) / ofFloor(round)),
  };
}

function targetsOf({ unit, targets = {} }, { value, tail, ratio }) {
  const kinds = {
    least: (target) => ({ text: `≥ ${figure(target)}${unit}`, isMet: value >= target }),
    most: (target) => ({ text: `≤ ${figure(target)}${unit}`, isMet: value <= target }),
    maxTail: (target) => ({ text: `p99 ≤ ${figure(target)} ms`, isMet: tail <= target }),
    minRatio: (target) => ({ text: `≥ ${target} × floor`, isMet: ratio >= target }),
    maxRatio: (target) => ({ text: `≤ ${target} × floor`, isMet: ratio <= target }),
  };
  return Object.entries(targets).map(([name, target]) => kinds[name](target));
}

function figure(number) {
  const digits = number >= 100 || Number.isInteger(number) ? 0 : number >= 10 ? 1 : 2;
  return number.toLocaleString('en-US', { maximumFractionDigits: digits });
}
