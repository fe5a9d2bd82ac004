const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const timings = {
  LCP: 'largest-contentful-paint',
  CLS: 'cumulative-layout-shift',
  TBT: 'total-blocking-time',
};

/** The names of a visit's figures, in the order in which they are shown. */
export const figureNames = [...categories, ...Object.keys(timings)];

/** The audit of a page that search engines may not show, which some pages are on purpose. */
const crawlable = 'is-crawlable';

/**
 * The figures of one Lighthouse result: scores from 0 to 100 and times in ms; undefined if it has none. The score of SEO of a page
 * that is `keptOut` of search engines leaves out that it is.
 */
export function figuresOf(result, { keptOut = false } = {}) {
  const scores = categories.map((id) => [id, percent(scoreOf(result, id, keptOut))]);
  const times = Object.entries(timings).map(([name, id]) => [name, result.audits[id]?.numericValue]);
  return Object.fromEntries([...scores, ...times]);
}

function scoreOf({ categories: found, audits }, id, keptOut) {
  if (!keptOut || id !== 'seo' || !found.seo) return found[id]?.score;
  const counted = found.seo.auditRefs
    .filter((one) => one.id !== crawlable && one.weight > 0 && audits[one.id].score !== null)
    .map((one) => ({ weight: one.weight, score: audits[one.id].score }));
  const weights = counted.reduce((sum, { weight }) => sum + weight, 0);
  return counted.reduce((sum, { weight, score }) => sum + weight * score, 0) / weights;
}

/** The median of the defined values; undefined when there are none. */
export function median(values) {
  const sorted = values.filter((value) => value !== undefined).sort((a, b) => a - b);
  if (sorted.length === 0) return undefined;
  const middle = sorted.length / 2;
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle) - 1]) / 2;
}

/**
 * Why the scores of a visit, except performance, are below 100: a line for each reason, with the first place. A page that is
 * `keptOut` of search engines falls short where it is not.
 */
export function shortfallsOf(result, { keptOut = false } = {}) {
  const { audits, runtimeError, requestedUrl, finalDisplayedUrl, missing } = result;
  const failed = categories.slice(1).flatMap((id) => faultsOf(result.categories[id], audits, keptOut));
  const isShown = keptOut && audits[crawlable]?.score === 1;
  const isElsewhere = finalDisplayedUrl && finalDisplayedUrl !== requestedUrl;
  return [
    ...(runtimeError ? [runtimeError.message] : []),
    ...(isElsewhere ? [`another page was shown: ${finalDisplayedUrl}`] : []),
    ...(missing ? [`"${missing}" was not shown: the figures are of a page without it`] : []),
    ...(isShown ? ['search engines may show the page'] : []),
    ...failed,
  ];
}

function faultsOf(category, audits, keptOut) {
  return (category?.auditRefs ?? [])
    .filter(({ id }) => !(keptOut && id === crawlable))
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => `${category.title}: ${audits[id].title} (${id})${placesOf(audits[id])}`);
}

function placesOf({ details }) {
  const places = (details?.items ?? []).map(
    (item) => item.node?.selector ?? item.sourceLocation?.url ?? item.description ?? item.url,
  );
  const [first, ...more] = places.filter(Boolean);
  if (!first) return '';
  return more.length > 0 ? `: ${first}, and ${more.length} more` : `: ${first}`;
}

const percent = (score) => (score == null ? undefined : Math.round(score * 100));
