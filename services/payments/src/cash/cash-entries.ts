import { linesIn, type JournalLine } from '../ledger/index.js';
import { courierAccount, differenceOf, type CourierCash, type HandedIn } from './courier-cash.js';

interface Collected {
  courier: string;
  usdCents: number;
  khr: number;
  roundingKhr: number;
}

interface Sold {
  amountCents: number;
  deliveryCents: number;
  taxCents: number;
}

/**
 * What the cash of an order is for. The courier has it in the money in which it was given, and the sale is in dollars: `exchange`
 * has what is given in the one for the other, and in riel the rounding is a line of its own.
 */
export function linesOfCash(sold: Sold, { courier, usdCents, khr, roundingKhr }: Collected): JournalLine[] {
  const { amountCents, deliveryCents, taxCents } = sold;
  return [
    ...linesIn('USD', {
      [courierAccount(courier)]: usdCents,
      sales: deliveryCents + taxCents - amountCents,
      delivery: -deliveryCents,
      tax: -taxCents,
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
