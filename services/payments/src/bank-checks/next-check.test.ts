import { nextCheck } from './next-check.js';

const placed = new Date('2026-11-28T03:00:00Z');
const payUntil = new Date('2026-11-28T03:15:00Z');
const closing = '2026-11-28T03:15:05.000Z';
const later = (seconds: number) => new Date(placed.getTime() + seconds * 1_000);
const next = (seconds: number, but: object = {}) =>
  nextCheck({ now: later(seconds), payUntil, tries: 0, isLooked: false, isPaid: false, ...but });
const pause = (seconds: number, but?: object) =>
  (next(seconds, but)!.getTime() - later(seconds).getTime()) / 1_000;

it('asks less and less often, and sooner while the shopper looks', () => {
  expect([0, 1, 2, 3].map((tries) => pause(10, { tries }))).toEqual([60, 120, 240, 480]);
  expect([0, 1, 2, 9].map((tries) => pause(10, { tries, isLooked: true }))).toEqual([8, 12, 18, 60]);
});

it('asks once right after the time to pay', () => {
  expect(next(600, { tries: 9 })!.toISOString()).toBe(closing);
  expect(next(895, { isLooked: true, tries: 9 })!.toISOString()).toBe(closing);
});

it('looks for late money for a day, less and less often', () => {
  expect([905, 1_500, 90_00].map((seconds) => pause(seconds))).toEqual([30, 300, 4_050]);
  expect(next(900 + 86_390)!.toISOString()).toBe('2026-11-29T03:15:00.000Z');
  expect(next(900 + 86_400)).toBeNull();
});

it('looks for a second payment of a paid code hours later only', () => {
  expect(pause(10, { isPaid: true })).toBe(3_600);
});
