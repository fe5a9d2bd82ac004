import { linesIn, type JournalLine } from '../ledger/index.js';
import { courierAccount, differenceOf, type CourierCash, type HandedIn } from './courier-cash.js';

/** Money in dollars and riel, and by how many riel it is more than what was asked for. */
interface Taken {
  usdCents: number;
  khr: number;
  roundingKhr: number;
}

type From = 'receivable' | 'to-give-back';

/**
 * The cash for what the buyer of an order owes; of one that is paid already it is owed back. The courier has it in the money in which it
 * was given, and what is owed is in dollars: `exchange` has what is given in the one for the other, and in riel the rounding is a
 * line of its own.
 */
export const linesOfCash = (
  { amountCents }: { amountCents: number },
  { courier, ...taken }: Taken & { courier: string },
  from: From,
): JournalLine[] => linesOf(amountCents, courierAccount(courier), taken, from);

/** The same of a transfer, which fitted nothing before. */
export const linesOfTransfer = ({ amountCents }: { amountCents: number }, taken: Taken): JournalLine[] =>
  linesOf(amountCents, 'unmatched', taken, 'receivable');

function linesOf(
  amountCents: number,
  to: 'unmatched' | `courier:${string}`,
  { usdCents, khr, roundingKhr }: Taken,
  from: From,
): JournalLine[] {
  return [
    ...linesIn('USD', {
      [to]: usdCents,
      [from]: -amountCents,
      exchange: amountCents - usdCents,
    }),
    ...linesIn('KHR', {
      [to]: khr,
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
