import { dirname, join, normalize } from 'node:path/posix';

/**
 * What a document may name.
 *
 * @typedef {{
 *   files: string[],
 *   scripts: string[],
 *   routes: string[],
 *   documents: Map<string, string>,
 * }} Project `files` from the root folder, `scripts` of `npm run`, `routes` such as `GET /api/brands/{id}`, `documents` by their path
 */

const link = /\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g;
const script = /\bnpm run ([\w:-]+)/g;
const namedFile = /`([\w./@-]+\.(?:ts|tsx|mjs|js|css|json|md|sql|yml|yaml|html|csv))`/g;
const namedRoute = /`((?:GET|POST|PUT|PATCH|DELETE) \/[^\s`?]*)/g;
/** A number with its unit, as tables of benchmarks have it. */
const figure = /\d+(?:[.,]\d+)*(?:\/s| m?s)?(?!\w|[.,]\d)/g;
/** What shows code: links in it are none. */
const codeBlock = /^```.*?^```/gms;

/**
 * What a document names that the project has not: files that it links to, headings, files and routes in backticks, `npm run`
 * commands. A file in backticks may be named by the end of its path alone.
 *
 * @param {string} path
 * @param {Project} project
 * @returns {string[]}
 */
export function faultsOfDocument(path, { files, scripts, routes, documents }) {
  const text = documents.get(path) ?? '';
  const prose = text.replace(codeBlock, '');
  const known = new Set([...files, ...files.flatMap(foldersOf)]);
  const routePatterns = routes.map(patternOf);
  return [
    ...matches(prose, link).flatMap(([, target = '', heading]) => {
      const file = target ? normalize(join(dirname(path), target)).replace(/\/$/, '') : path;
      if (!known.has(file)) return [`links to ${target}, which is not there`];
      const isThere = !heading || headingsOf(documents.get(file) ?? '').includes(heading);
      return isThere ? [] : [`links to the heading #${heading}, which ${file} has not`];
    }),
    ...matches(text, script)
      .filter(([, name = '']) => !scripts.includes(name))
      .map(([command]) => `names ${command}, which package.json has not`),
    ...matches(prose, namedFile)
      .map(([, name = '']) => name.replace(/^(\.{1,2}\/)+/, ''))
      .filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))
      .map((name) => `names the file ${name}, which is not there`),
    ...matches(prose, namedRoute)
      .filter(([, route = '']) => !routePatterns.some((pattern) => pattern.test(route)))
      .map(([, route]) => `names the route ${route}, which is not there`),
  ];
}

/** When a decision was taken and last changed, and whether it holds. */
const head =
  /^Date: (\S+?)(?:, changed (\S+?))?\. Status: (?:in force|replaced by \[[^\]]+\]\([^)\s]+\))\.$/m;
const partsOfDecision = ['Alternatives', 'What would overturn it'];

/**
 * What records of decisions lack: a date, a status, what else was looked at, what would overturn them. What two of them have word for
 * word was written for neither.
 *
 * @param {Map<string, string>} records texts by their path
 * @returns {string[]}
 */
export function faultsOfDecisions(records) {
  /** @type {Map<string, string>} */
  const known = new Map();
  return [...records].flatMap(([path, text]) => {
    const dates = (head.exec(text) ?? []).slice(1).filter(Boolean);
    const faults =
      dates.length > 0 && dates.every(isPast) ? [] : ['has no line "Date: 2026-11-28. Status: in force."'];
    for (const part of partsOfDecision) {
      const said = sectionOf(text, part);
      const other = known.get(said);
      if (said.split(/\s+/).length < 8) faults.push(`says too little under "## ${part}"`);
      else if (other) faults.push(`says under "## ${part}" what ${other} says`);
      known.set(said, path);
    }
    return faults.map((fault) => `${path} ${fault}`);
  });
}

/** Whether it is a day of the calendar that has begun somewhere. @param {string} day */
function isPast(day) {
  const time = Date.parse(`${day}T00:00:00Z`);
  return (
    /^\d{4}-\d\d-\d\d$/.test(day) &&
    new Date(time || 0).toISOString().startsWith(day) &&
    time < Date.now() + dayMs
  );
}
const dayMs = 86_400_000;

/** What stands below a heading of the second level, to the next one. @param {string} text @param {string} heading */
const sectionOf = (text, heading) =>
  (text.split(/^## /m).find((section) => section.startsWith(`${heading}\n`)) ?? '')
    .slice(heading.length)
    .trim();

/**
 * The figures of the README's short table that do not stand in the document which has them all.
 *
 * @param {string} readme
 * @param {string} benchmarks
 * @returns {string[]}
 */
export function figuresOnlyIn(readme, benchmarks) {
  const [, section = ''] = readme.split(/^## How fast it is$/m);
  const rows = matches(section.split(/^## /m)[0] ?? '', /^\|.*\|$/gm);
  const known = new Set(matches(benchmarks, figure).map(([text]) => text));
  return rows
    .flatMap(([row]) => row.split('|').map((cell) => cell.trim().replace(/ \(.*\)$/, '')))
    .filter((cell) => matches(cell, figure)[0]?.[0] === cell && !known.has(cell));
}

const matches = (/** @type {string} */ text, /** @type {RegExp} */ pattern) => [...text.matchAll(pattern)];

/** @param {string} file */
function foldersOf(file) {
  const parts = file.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** A document may name what stands in a gap in another way: `/api/brands/:id`. @param {string} route */
function patternOf(route) {
  const parts = route.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+')}$`);
}

/** The headings of a document as links name them. @param {string} text */
function headingsOf(text) {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
