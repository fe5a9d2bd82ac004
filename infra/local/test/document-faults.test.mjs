import { faultsOfDocument, figuresOnlyIn } from '../document-faults.mjs';

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
