import { formatCountdown, formatMoment } from './dates';

// Without a zone of its own: the same wherever the tests run.
const MORNING = '2026-11-21T09:05:00';

describe('a moment', () => {
  it('is written in English', () => {
    expect(formatMoment(MORNING)).toMatch(/^Nov 21, 2026, 9:05\sAM$/);
  });

  it('is written in Khmer', () => {
    expect(formatMoment(MORNING, 'km')).toBe('21 វិច្ឆិកា 2026 ម៉ោង 09:05');
  });

  it.each([null, undefined, '', 'soon'])('is a dash when it is %s', (iso) => {
    expect(formatMoment(iso)).toBe('-');
  });
});

it.each([
  [75, '1:15'],
  [5, '0:05'],
  [900, '15:00'],
])('%d seconds are counted down as %s', (seconds, words) => {
  expect(formatCountdown(seconds)).toBe(words);
});
