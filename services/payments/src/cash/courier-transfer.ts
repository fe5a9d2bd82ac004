import type { PayCurrency } from '@mekong/contracts';
import type { CourierTransfer } from './courier-transfers.repository.js';

/** The same reference after so long is that of another transfer. */
const longestMs = 10 * 86_400_000;

/** Whether money that a statement tells of is what couriers have handed in by this transfer: all of it in this money. */
export function isTransfer(
  { usdCents, khr, from, to }: CourierTransfer,
  { currency, minor, at }: { currency: PayCurrency; minor: number; at: Date },
): boolean {
  const isNear = at.getTime() >= from.getTime() - longestMs && at.getTime() <= to.getTime() + longestMs;
  return isNear && minor === (currency === 'USD' ? usdCents : khr);
}

/** Whether a text is like a bank's own id, and not what people say of cash. */
export const isIdOfBank = (text: string): boolean => /^(?=.*\d)[\w./:-]{6,200}$/.test(text);
