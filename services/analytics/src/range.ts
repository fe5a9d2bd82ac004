import { fault } from '@mekong/contracts';
import { z } from 'zod';

const dayMs = 86_400_000;
const longestRangeDays = 366;

/** Days of the shop, both included. */
export interface Range {
  from: string;
  to: string;
}

const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs;
const dayOf = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10);

export const daysIn = ({ from, to }: Range): number => numberOf(to) - numberOf(from) + 1;

/** The range of as many days right before this one. */
export function rangeBefore(range: Range): Range {
  const days = daysIn(range);
  return { from: dayOf(numberOf(range.from) - days), to: dayOf(numberOf(range.from) - 1) };
}

const day = z.iso
  .date({ abort: true, error: (issue) => (issue.input === undefined ? 'is required' : 'must be a day') })
  .refine(
    (text) => text >= '2000-01-01' && text <= '2100-12-31',
    fault('NO_SUCH_YEAR', 'must be between 2000 and 2100', { least: 2000, most: 2100 }),
  );

/** The fields `from` and `to`; `checkRange` checks them together. */
export const rangeFields = { from: day, to: day };

/** For `superRefine` of a schema with `rangeFields`. */
export function checkRange(range: Range, context: z.RefinementCtx): void {
  const refuse = (why: ReturnType<typeof fault>) =>
    context.addIssue({ code: 'custom', path: ['to'], ...why });
  if (range.from > range.to) refuse(fault('ENDS_BEFORE_START', 'must not be before the first day'));
  else if (daysIn(range) > longestRangeDays) {
    const message = `must be at most ${longestRangeDays} days from the first`;
    refuse(fault('RANGE_TOO_LONG', message, { days: longestRangeDays }));
  }
}
