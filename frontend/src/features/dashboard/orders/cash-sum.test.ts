import { cashIn, fits, inNotes, overBy } from './cash-sum';

const asked = { usd_cents: 2_400, khr: 98_400 };
const rate = 4_100;
const typed = (usd: string, khr = '', change = '') => overBy(asked, rate, cashIn({ usd, khr, change }));

it.each([
  ['the dollars', typed('24.00'), 0],
  ['the riel', typed('', '98,400'), 0],
  ['more dollars, with change in riel', typed('25', '', '4 100'), 0],
  ['dollars and riel', typed('20', '16,400'), 0],
  ['Khmer digits', typed('២៤'), 0],
  ['too much', typed('25'), 4_100],
  ['too little', typed('20', '16,000'), -400],
])('the cash of an order is what was asked for, or differs by so many riel: %s', (_, difference, riel) => {
  expect(difference).toBe(riel);
});

it('less than the smallest note is rounding', () => {
  // $21.99 are 90,159 riel.
  const difference = overBy({ usd_cents: 2_199, khr: 90_200 }, rate, { usd_cents: 0, khr: 90_200 });
  expect([difference, fits(difference), fits(100), fits(-100)]).toEqual([41, true, false, false]);
  expect(inNotes(4_141)).toBe(4_100);
});

it('what is no number comes to nothing that fits', () => {
  expect(fits(typed('x'))).toBe(false);
});
