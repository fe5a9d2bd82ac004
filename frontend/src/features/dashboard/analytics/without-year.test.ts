import { formatDay } from '../../../lib/dates';
import { withoutYear } from './without-year';

it.each([
  ['en', 'Nov 21'],
  ['km', '21 វិច្ឆិកា'],
] as const)(
  'a day on an axis of the %s site is written as everywhere, without its year',
  (language, text) => {
    expect(withoutYear(formatDay('2026-11-21', language))).toBe(text);
  },
);
