import { formatRiel } from './riel';

it.each([
  [4_100, '4,100៛'],
  [100_450, '100,450៛'],
  [1_234_567, '1,234,567៛'],
  [0, '0៛'],
])('shows %d riel as %s', (riel, text) => {
  expect(formatRiel(riel)).toBe(text);
});
