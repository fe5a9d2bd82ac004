import { isTooMuchJson } from '../src/http/json-parts.js';

it.each([
  ['more than 5,000 objects', `[${'{"a":1},'.repeat(2_501)}]`],
  ['more than 5,000 entries', `[1${',1'.repeat(5_000)}]`],
  ['more than 200 lists in lists', `${'['.repeat(201)}${']'.repeat(201)}`],
  ['more than 200 objects in objects', '{"a":'.repeat(201)],
  ['lists in lists between texts that look like their ends', `${'["]",'.repeat(201)}1${']'.repeat(201)}`],
  ['lists in lists behind an escaped quote', `["\\"",${'['.repeat(201)}`],
])('JSON of %s is too much to read', (_, json) => {
  expect(isTooMuchJson(json)).toBe(true);
});

it.each([
  [
    'a long text and a full cart',
    { text: `ក[{,"\\`.repeat(6_000), cart: Array(100).fill({ id: 1, quantity: 1 }) },
  ],
  ['a thousand lists beside each other', Array(1_000).fill([])],
])('JSON of %s is not', (_, value) => {
  expect(isTooMuchJson(JSON.stringify(value))).toBe(false);
});
