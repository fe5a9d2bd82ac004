import { hasTooManyParts } from '../src/http/json-parts.js';

it.each([
  ['lists in lists', '['.repeat(5_001)],
  ['objects in objects', '{"a":'.repeat(5_001)],
  ['entries', `[1${',1'.repeat(5_000)}]`],
])('JSON of more than 5,000 %s is too much to read', (_, json) => {
  expect(hasTooManyParts(json)).toBe(true);
});

it('JSON of a long text and of a full cart is not', () => {
  const cart = Array.from({ length: 100 }, (_, id) => ({ id, quantity: 1 }));
  expect(hasTooManyParts(JSON.stringify({ text: 'ក'.repeat(40_000), cart }))).toBe(false);
});
