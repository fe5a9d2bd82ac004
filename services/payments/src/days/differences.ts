import { fieldError, invalid, type FieldError } from '@mekong/contracts';
import type { JournalLine } from '../ledger/index.js';
import { countable, type Counted, type DayBalance } from './day.js';

/** Less than this many riel no note is made of. */
const leastRiel = 100;

const keyOf = ({ account, currency }: Pick<DayBalance, 'account' | 'currency'>) => `${account} ${currency}`;

/**
 * The lines by which the books come to what was counted; none where they have it. Throws a 400 where something is counted twice,
 * where what the books have was not counted, or where a difference is not explained.
 */
export function differencesOf(
  balances: DayBalance[],
  counted: Counted[],
  explanation: string | null,
): JournalLine[] {
  const faults = [...twice(counted), ...uncounted(balances, counted)];
  if (faults.length > 0) throw invalid(faults);
  const lines = counted.flatMap(({ account, currency, minor }) => {
    const inBooks = balances.find((one) => keyOf(one) === keyOf({ account, currency }))?.closing ?? 0;
    const difference = minor - inBooks;
    if (difference === 0) return [];
    const isSmall = currency === 'KHR' && Math.abs(difference) < leastRiel;
    const to = isSmall ? 'rounding' : 'written-off';
    return [
      { account, currency, minor: difference },
      { account: to, currency, minor: -difference },
    ];
  });
  if (lines.length > 0 && !explanation) throw invalid([unexplained()]);
  return together(lines);
}

function twice(counted: Counted[]): FieldError[] {
  const keys = counted.map(keyOf);
  return keys.flatMap((key, place) =>
    keys.indexOf(key) < place
      ? [fieldError(`counted.${place}`, 'NAMED_TWICE', `${key} is counted more than once`)]
      : [],
  );
}

function uncounted(balances: DayBalance[], counted: Counted[]): FieldError[] {
  const keys = counted.map(keyOf);
  return balances
    .filter((one) => (countable as readonly string[]).includes(one.account) && one.closing !== 0)
    .filter((one) => !keys.includes(keyOf(one)))
    .map((one) => fieldError('counted', 'REQUIRED', `Counted ${keyOf(one)} is required`));
}

const unexplained = () =>
  fieldError(
    'explanation',
    'NOT_AS_COUNTED',
    'The books have another amount than was counted. Please explain why',
  );

/** A journal has one line for an account in a currency. */
function together(
  lines: { account: string; currency: JournalLine['currency']; minor: number }[],
): JournalLine[] {
  const sums = new Map<string, (typeof lines)[number]>();
  for (const line of lines) {
    const before = sums.get(keyOf(line))?.minor ?? 0;
    sums.set(keyOf(line), { ...line, minor: before + line.minor });
  }
  return [...sums.values()].filter(({ minor }) => minor !== 0) as JournalLine[];
}
