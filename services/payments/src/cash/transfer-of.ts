import { inRiel, type PayCurrency } from '@mekong/contracts';

interface Asked {
  amountCents: number;
  rielRate: number | null;
}

/**
 * What a transfer pays of an order that is to be paid at the door: all that its label asks for, in dollars or in riel. Undefined where
 * it is more or less.
 */
export function transferOf(
  { amountCents, rielRate }: Asked,
  { currency, minor }: { currency: PayCurrency; minor: number },
): { usdCents: number; khr: number; roundingKhr: number } | undefined {
  if (currency === 'USD')
    return minor === amountCents ? { usdCents: minor, khr: 0, roundingKhr: 0 } : undefined;
  if (rielRate === null || minor !== inRiel(amountCents, rielRate)) return undefined;
  return { usdCents: 0, khr: minor, roundingKhr: minor - Math.round((amountCents * rielRate) / 100) };
}
