import { formatRiel, inRiel } from './riel';

it.each([
  [4_100, '4,100៛'],
  [100_450, '100,450៛'],
  [1_234_567, '1,234,567៛'],
  [0, '0៛'],
])('shows %d riel as %s', (riel, text) => {
  expect(formatRiel(riel)).toBe(text);
});

it.each([
  [21.99, 4_100, 90_200],
  [0.29, 4_100, 1_200],
  [21.99, 4_012.5, 88_200],
])('%d dollars are at %d %d riel, in notes of 100', (dollars, rate, riel) => {
  expect(inRiel(dollars, rate)).toBe(riel);
});
