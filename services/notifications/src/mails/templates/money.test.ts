import { dollars } from './money.js';

it.each([
  [105_700, '$1,057.00'],
  [1_998, '$19.98'],
  [0, '$0.00'],
])('%d cents are %s in a mail', (amount, shown) => expect(dollars({ amount, currency: 'USD' })).toBe(shown));
