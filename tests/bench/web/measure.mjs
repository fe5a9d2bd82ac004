import { figureNames, figuresOf, median, shortfallsOf } from './figures.mjs';

/**
 * Visits every page `runs` times, in turns, so that a busy minute of the machine affects all of them. Returns for each page
 * the median of every figure, its shortfalls, and the requests of its visits.
 */
export async function measure({ pages, runs, visit, log }) {
  const results = pages.map((page) => ({ ...page, visits: [] }));
  for (let run = 1; run <= runs; run += 1) {
    for (const result of results) {
      log(`Run ${run} of ${runs}: ${result.name} ...`);
      result.visits.push(await visitUntilRecorded(visit, result, log));
    }
  }
  return results.map(({ name, url, keptOut, visits }) => ({
    name,
    url,
    figures: medians(visits.map((visit) => figuresOf(visit, { keptOut }))),
    shortfalls: [...new Set(visits.flatMap((visit) => shortfallsOf(visit, { keptOut })))],
    requests: visits.map((visit) => visit.audits['network-requests']?.details?.items ?? []),
    environment: visits[0].environment,
  }));
}

/** Repeats a visit up to twice if Chromium has recorded nothing, which happens now and then. */
async function visitUntilRecorded(visit, page, log) {
  for (let attempt = 1; ; attempt += 1) {
    const result = await visit(page);
    if (!result.runtimeError || attempt === 3) return result;
    log(`Once more: ${result.runtimeError.code}`);
  }
}

function medians(all) {
  return Object.fromEntries(figureNames.map((name) => [name, median(all.map((figures) => figures[name]))]));
}
