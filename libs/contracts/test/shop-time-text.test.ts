import { shopTimeText } from '@mekong/contracts';

it.each([
  ['en', 'Nov 21, 2026, 3:05 PM'],
  ['km', '21 វិច្ឆិកា 2026 ម៉ោង 15:05'],
] as const)('a text in %s tells a time as the pages do, by the clock of Phnom Penh', (language, told) => {
  expect(shopTimeText(new Date('2026-11-21T08:05:00.000Z'), language)).toBe(told);
});
