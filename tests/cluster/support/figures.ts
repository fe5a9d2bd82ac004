import { appendFile } from 'node:fs/promises';
import { longestOf, type Told } from './load.js';

/** Adds a line of JSON to the file that `DRILL_FIGURES` names, from which the table of the README is written. */
export async function noteFigures(
  drill: string,
  seed: number,
  told: Told[],
  times: Record<string, number>,
): Promise<void> {
  const path = process.env.DRILL_FIGURES;
  if (!path) return;
  const line = {
    drill,
    seed,
    calls: countOf(told),
    longestMs: longestOf(told),
    ...times,
    seconds: bySecond(told),
  };
  await appendFile(path, `${JSON.stringify(line)}\n`);
}

/** How many calls were told what: by status, and the code of a refusal. */
function countOf(told: Told[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, code } of told) {
    const what = code ? `${status} ${code}` : String(status);
    counts[what] = (counts[what] ?? 0) + 1;
  }
  return counts;
}

/** Of each second: calls, those that were refused, and the longest wait in ms. */
function bySecond(told: Told[]): [calls: number, refused: number, longestMs: number][] {
  const seconds: Told[][] = [];
  for (const one of told) (seconds[Math.floor(one.at / 1_000)] ??= []).push(one);
  return Array.from(seconds, (of = []) => [
    of.length,
    of.filter(({ status }) => status !== 200).length,
    of.length ? longestOf(of) : 0,
  ]);
}
