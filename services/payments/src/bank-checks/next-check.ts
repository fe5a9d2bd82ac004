const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Money that comes late is looked for so long after the time to pay. */
const watchedMs = 24 * hour;

/** A bank may need a moment to know what was paid at the last one. */
const lastMomentMs = 5 * second;

interface Checked {
  now: Date;
  payUntil: Date;
  /** How often it was asked. */
  tries: number;
  /** Whether its shopper is looking at the payment. */
  isLooked: boolean;
  isPaid: boolean;
}

const between = (least: number, ms: number, most: number) => Math.min(Math.max(ms, least), most);

/**
 * When a bank is asked again about a payment: less and less often, sooner while somebody waits for the answer, and once right after
 * the time to pay. Null when it is watched no longer.
 */
export function nextCheck({ now, payUntil, tries, isLooked, isPaid }: Checked): Date | null {
  const end = payUntil.getTime() + watchedMs;
  const at = now.getTime();
  if (at >= end) return null;
  const over = at - payUntil.getTime();
  // Somebody may pay a code twice.
  if (isPaid) return new Date(Math.min(at + between(hour, over, 12 * hour), end));
  const closing = payUntil.getTime() + lastMomentMs;
  if (at >= closing) return new Date(Math.min(at + between(30 * second, over / 2, 6 * hour), end));
  const pause = isLooked
    ? between(0, 8 * second * 1.5 ** tries, minute)
    : between(0, minute * 2 ** tries, 10 * minute);
  return new Date(Math.min(at + pause, closing));
}
