import { cpus } from 'node:os';
import { figureNames } from './figures.mjs';
import { foreignRequests, imageBytes, scriptBytes } from './first-load.mjs';

/** @param {(value: number) => string} [show] */
const atLeast = (least, show = String) => ({
  target: `≥ ${show(least)}`,
  isMet: (value) => value >= least,
  show,
});
/** @param {(value: number) => string} [show] */
const atMost = (most, show = String) => ({
  target: `≤ ${show(most)}`,
  isMet: (value) => value <= most,
  show,
});
const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const rules = {
  performance: atLeast(98),
  accessibility: atLeast(100),
  'best-practices': atLeast(100),
  seo: atLeast(100),
  LCP: atMost(2_000, seconds),
  CLS: atMost(0.02, (value) => value.toFixed(3)),
  TBT: atMost(100, (ms) => `${Math.round(ms)} ms`),
};
const titles = { 'best-practices': 'best practices', seo: 'SEO' };
const foreignRule = atMost(0);
/** How many bytes the scripts of a page may have that it loads first, by gzip. */
export const mostScriptBytes = ({ name }) => (name === 'landing' ? 142_000 : 165_000);
const scriptsRule = (page) => atMost(mostScriptBytes(page), kilobytes);

/** The measurements as Markdown: the pages with the floor and the targets, the first load, and the shortfalls. */
export async function report({ shopUrl, runs, measured }) {
  const [floor, ...pages] = measured;
  const landing = pages.find(({ name }) => name === 'landing');
  return [
    pageTable(floor, pages),
    await firstLoadTable(landing, pages),
    shortfallList(pages),
    conditions(shopUrl, runs, floor.environment),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function pageTable(floor, pages) {
  return table([
    ['page', ...figureNames.map((name) => titles[name] ?? name)],
    ['target', ...figureNames.map((name) => rules[name].target)],
    [floor.name, ...figureNames.map((name) => shown(rules[name], floor.figures[name]))],
    ...pages.map(({ name, figures }) => [
      name,
      ...figureNames.map((figure) => cell(figure, figures, floor.figures)),
    ]),
  ]);
}

/** A page's figure; the largest paint also as a multiple of the floor's. */
function cell(name, figures, floor) {
  const text = judged(rules[name], figures[name]);
  if (name !== 'LCP' || !figures.LCP || !floor.LCP) return text;
  return `${text} (${(figures.LCP / floor.LCP).toFixed(1)} × floor)`;
}

async function firstLoadTable(landing, pages) {
  const [requests] = landing.requests;
  const foreign = pages.flatMap(foreignRequests);
  return table([
    ['first load', 'measured', 'target'],
    ...(await Promise.all(pages.map(scriptsRow))),
    ["the landing page's images", kilobytes(imageBytes(requests)), ''],
    ['requests to other hosts, all pages', judged(foreignRule, foreign.length), '0'],
  ]);
}

async function scriptsRow(page) {
  const rule = scriptsRule(page);
  return [`scripts, gzip: ${page.name}`, judged(rule, await scriptBytes(page.requests[0])), rule.target];
}

function shortfallList(pages) {
  const lines = pages.flatMap(({ name, shortfalls }) => shortfalls.map((line) => `- ${name}: ${line}`));
  return lines.length > 0 ? `Why scores are below 100:\n\n${lines.join('\n')}` : '';
}

function conditions(shopUrl, runs, { hostUserAgent, benchmarkIndex }) {
  const browser = /Chrome\/\d+/.exec(hostUserAgent)?.[0].replace('/', ' ');
  return (
    `Lighthouse's phone and slow network, ${browser}, new browser each time, median of ${runs}, on ${cpus().length} ` +
    `processors with a Lighthouse benchmark index of ${Math.round(benchmarkIndex)}; ${shopUrl}. Bold: the target was missed.`
  );
}

function judged(rule, value) {
  return value === undefined || rule.isMet(value) ? shown(rule, value) : `**${shown(rule, value)}**`;
}

const shown = (rule, value) => (value === undefined ? '–' : rule.show(value));

function table([head, ...rows]) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
