import { faultsOfDecisions, faultsOfDocument, figuresOnlyIn } from '../document-faults.mjs';

const project = (/** @type {string} */ text) => ({
  files: ['README.md', 'docs/design.md', 'services/orders/src/stock.ts'],
  scripts: ['start', 'test:faults'],
  routes: ['GET /api/brands/{id}'],
  documents: new Map([
    ['README.md', '# The shop\n\n## How it `runs`, and where\n'],
    ['docs/design.md', text],
  ]),
});
const faultsOf = (/** @type {string} */ text) => faultsOfDocument('docs/design.md', project(text));

it('a document may name what the project has', () => {
  const text = `[a](../README.md) [b](../README.md#how-it-runs-and-where) [c](../services/orders) [d](https://example.com/x.md)
    \`npm run test:faults -- --full\` \`stock.ts\` \`orders/src/stock.ts\` \`GET /api/brands/:id\``;
  expect(faultsOf(text)).toEqual([]);
});

it.each([
  ['[a](../READ.md)', 'links to ../READ.md'],
  ['[a](../README.md#gone)', 'links to the heading #gone'],
  ['`npm run tests`', 'names npm run tests'],
  ['`stocks.ts`', 'names the file stocks.ts'],
  ['`old/stock.ts`', 'names the file old/stock.ts'],
  ['`GET /api/brand/:id`', 'names the route GET /api/brand/:id'],
])('a document with %s is faulty', (text, fault) => {
  expect(faultsOf(text)).toEqual([expect.stringContaining(fault)]);
});

it('the short table of the README has no figure of its own', () => {
  const readme = `
## How fast it is

| work   | shop     | floor                 | ratio |
| ------ | -------- | --------------------- | ----- |
| a list | 38,047/s | 54,348/s (node:http)  | 0.70  |
| a page | 1.09 s   | 0.62 s (a bare page)  | 1.9   |
| orders | 5 ms     | 2.6 ms (no list)      | 4.1   |

## For operators

| CLOSING_DELAY_MS | 2500 |
`;
  const benchmarks =
    '| 38,047/s | 54,348/s (node:http) | 0.70 |, 1.15 s (1.9 × floor), 0.62 s, 15 ms, 2.6 ms (14.1 × floor)';
  expect(figuresOnlyIn(readme, benchmarks)).toEqual(['1.09 s', '5 ms', '4.1']);
});

const decision = ({
  head = 'Date: 2026-11-21, changed 2026-11-27. Status: in force.',
  alternatives = '- **A lock**: everybody would wait for whoever holds it.',
  overturn = 'A database that does it by itself, in all versions.',
}) => `# One row decides

${head}

Text.

## Alternatives

${alternatives}

## What would overturn it

${overturn}
`;
const faultsOfOne = (/** @type {string} */ text) => faultsOfDecisions(new Map([['01.md', text]]));

it('a decision has a date, a status, alternatives and what would overturn it', () => {
  expect(faultsOfOne(decision({}))).toEqual([]);
  expect(
    faultsOfOne(decision({ head: 'Date: 2026-11-21. Status: replaced by [Two rows](02-two.md).' })),
  ).toEqual([]);
});

it.each([
  ['no date', { head: 'Status: in force.' }, 'Date'],
  ['no status', { head: 'Date: 2026-11-21.' }, 'Status'],
  ['a status that is none', { head: 'Date: 2026-11-21. Status: maybe.' }, 'Status'],
  ['a day that is none', { head: 'Date: 2026-02-30. Status: in force.' }, 'Date'],
  ['a day to come', { head: 'Date: 2999-01-01. Status: in force.' }, 'Date'],
  ['a change on no day', { head: 'Date: 2026-11-21, changed lately. Status: in force.' }, 'Date'],
  ['no alternatives', { alternatives: '' }, '"## Alternatives"'],
  ['an empty word for alternatives', { alternatives: 'None.' }, '"## Alternatives"'],
  ['nothing that would overturn it', { overturn: '' }, '"## What would overturn it"'],
])('a decision with %s is faulty', (_, parts, fault) => {
  expect(faultsOfOne(decision(parts))).toEqual([expect.stringContaining(fault)]);
});

it('a decision without these headings is faulty', () => {
  expect(faultsOfOne(decision({}).replaceAll('## ', '### '))).toHaveLength(2);
});

it('two decisions do not say the same word for word', () => {
  const records = new Map([
    ['01.md', decision({})],
    ['02.md', decision({ overturn: 'Something else that nobody has thought of until now.' })],
  ]);
  expect(faultsOfDecisions(records)).toEqual(['02.md says under "## Alternatives" what 01.md says']);
});
