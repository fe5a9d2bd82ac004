import { formatCountdown } from './countdown';
import { formatDay, formatMoment } from './dates';

// In Phnom Penh the next day has begun.
const EVENING = '2026-11-30T18:05:00Z';

describe('formatMoment writes the time in the shop', () => {
  it('in English', () => {
    expect(formatMoment(EVENING)).toMatch(/^Dec 1, 2026, 1:05\sAM$/);
  });

  it('in Khmer', () => {
    expect(formatMoment(EVENING, 'km')).toBe('1 ធ្នូ 2026 ម៉ោង 01:05');
  });

  it.each([null, undefined, '', 'soon'])('writes a dash for %s', (iso) => {
    expect(formatMoment(iso)).toBe('-');
  });
});

it.each([
  [75, '1:15'],
  [5, '0:05'],
  [900, '15:00'],
])('formatCountdown writes %d seconds as %s', (seconds, words) => {
  expect(formatCountdown(seconds)).toBe(words);
});

describe('formatDay', () => {
  it.each([
    ['en', 'Nov 21, 2026'],
    ['km', '21 វិច្ឆិកា 2026'],
  ] as const)('writes a day in %s as moments are written', (language, written) => {
    expect(formatDay('2026-11-21', language)).toBe(written);
  });
});
