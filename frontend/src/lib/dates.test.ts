import { formatCountdown } from './countdown';
import { formatDay, formatMoment } from './dates';

// Without a time zone, so that it reads the same wherever the tests run.
const MORNING = '2026-11-21T09:05:00';

describe('formatMoment', () => {
  it('writes English', () => {
    expect(formatMoment(MORNING)).toMatch(/^Nov 21, 2026, 9:05\sAM$/);
  });

  it('writes Khmer', () => {
    expect(formatMoment(MORNING, 'km')).toBe('21 វិច្ឆិកា 2026 ម៉ោង 09:05');
  });

  it('writes the time of a given time zone', () => {
    const evening = '2026-11-30T18:05:00Z';
    expect(formatMoment(evening, 'en', 'Asia/Phnom_Penh')).toMatch(/^Dec 1, 2026, 1:05\sAM$/);
    expect(formatMoment(evening, 'km', 'Asia/Phnom_Penh')).toBe('1 ធ្នូ 2026 ម៉ោង 01:05');
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
