import { linesIn, type JournalLine } from '../ledger/index.js';
import { courierAccount, differenceOf, type CourierCash, type HandedIn } from './courier-cash.js';

interface Collected {
  courier: string;
  usdCents: number;
  khr: number;
  roundingKhr: number;
}

/**
 * The cash for what the buyer of an order owes. The courier has it in the money in which it was given, and what is owed is in dollars:
 * `exchange` has what is given in the one for the other, and in riel the rounding is a line of its own.
 */
export function linesOfCash(
  { amountCents }: { amountCents: number },
  { courier, usdCents, khr, roundingKhr }: Collected,
): JournalLine[] {
  return [
    ...linesIn('USD', {
      [courierAccount(courier)]: usdCents,
      receivable: -amountCents,
      exchange: amountCents - usdCents,
    }),
    ...linesIn('KHR', {
      [courierAccount(courier)]: khr,
      rounding: -roundingKhr,
      exchange: roundingKhr - khr,
    }),
  ];
}

/** What a courier takes for an order that was refused: the shop owes it. */
export const linesOfFee = (courier: string, feeCents: number): JournalLine[] =>
  linesIn('USD', { fees: feeCents, [courierAccount(courier)]: -feeCents });

/**
 * What a courier hands in for an order, to where it goes. It may be in other money than was collected; the difference in value is
 * rounding.
 */
export function linesOfHandedIn(
  cash: CourierCash,
  handedIn: HandedIn,
  to: 'bank' | 'cash-box',
): JournalLine[] {
  const { usdCents, khr, feeCents } = handedIn;
  const rounding = differenceOf(cash, handedIn);
  // The fee of a refused order is booked, and owed to the courier.
  const booked = cash.isRefused ? cash.feeCents : 0;
  return [
    ...linesIn('USD', {
      [to]: usdCents,
      fees: feeCents - booked,
      [courierAccount(cash.courier)]: booked - cash.usdCents,
      exchange: cash.usdCents - usdCents - feeCents,
    }),
    ...linesIn('KHR', {
      [to]: khr,
      [courierAccount(cash.courier)]: -cash.khr,
      rounding: -rounding,
      exchange: rounding + cash.khr - khr,
    }),
  ];
}
