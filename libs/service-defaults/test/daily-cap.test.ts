import { jest } from '@jest/globals';
import { DailyCap, networkOf } from '@mekong/service-defaults';

const take = (cap: DailyCap, address: string, times: number) =>
  Array.from({ length: times }, () => cap.take(networkOf(address))).filter(Boolean).length;

afterEach(() => jest.useRealTimers());

it('one network has its share of a day, and leaves the rest to others', () => {
  const cap = new DailyCap({ network: 3, all: 5 });
  expect([take(cap, 'a', 9), take(cap, 'b', 9), take(cap, 'c', 9)]).toEqual([3, 2, 0]);
});

it('thousands of networks within one wide network have four times the share of one together', () => {
  const cap = new DailyCap({ network: 3, all: 100 });
  const addresses = Array.from({ length: 50 }, (_, n) => `2001:db8:7:${n.toString(16)}::1`);
  expect(addresses.filter((address) => cap.take(networkOf(address)))).toHaveLength(12);
  expect(take(cap, '2001:db8:8::1', 9)).toBe(3);
});

it('the next day counts anew', () => {
  jest.useFakeTimers({ now: new Date('2026-01-31T05:00:00Z') });
  const cap = new DailyCap({ network: 1, all: 5 });
  expect(take(cap, 'a', 2)).toBe(1);
  jest.setSystemTime(new Date('2026-02-01T05:00:00Z'));
  expect(take(cap, 'a', 2)).toBe(1);
});
