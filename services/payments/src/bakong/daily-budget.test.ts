import { jest } from '@jest/globals';
import type { PaymentsConfig } from '../config.js';
import type { BankDaysRepository } from './bank-days.repository.js';
import { DailyBudget } from './daily-budget.js';

afterEach(() => void jest.useRealTimers());

/** A budget whose days are kept here: which of them the bank has ended. */
function budgetAt(time: string, ends: 'utc' | 'phnom-penh' = 'utc') {
  jest.useFakeTimers({ now: new Date(time) });
  const ended = new Set<string>();
  const days = {
    takeCall: (day: string) => Promise.resolve(!ended.has(day)),
    takeShare: () => Promise.resolve(true),
    endDay: (day: string) => Promise.resolve(void ended.add(day)),
    find: (day: string) => Promise.resolve({ calls: 0, isOver: ended.has(day) }),
  };
  const config = { BAKONG_DAILY_CALLS: 90, BAKONG_DAY_ENDS: ends } as PaymentsConfig;
  return { ended, budget: new DailyBudget(days as unknown as BankDaysRepository, config) };
}

it.each([
  ['utc', '2026-11-28T00:00:02Z'],
  ['phnom-penh', '2026-11-27T17:00:02Z'],
] as const)(
  'a day (%s) is not over where the bank ends it as it begins: by its own clock it means the day before',
  async (ends, time) => {
    const { budget, ended } = budgetAt(time, ends);
    await budget.end();
    expect([...ended]).toEqual([]);
    expect(await budget.take()).toBe('over');
    jest.advanceTimersByTime(61_000);
    expect(await budget.take()).toBe('now');
  },
);

it('a day is over once the bank says so later on it', async () => {
  const { budget, ended } = budgetAt('2026-11-28T00:05:01Z');
  await budget.end();
  jest.advanceTimersByTime(3_600_000);
  expect([[...ended], await budget.take()]).toEqual([['2026-11-28'], 'over']);
});
