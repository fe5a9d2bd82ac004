import type { HeldCash, NewRemittance, RehearsedRow } from '../../../api/types';
import { plainNumber, wholeNumberOf } from '../kit/number-text';

/** What a courier hands in for one order, as it stands in fields. */
export interface RemittedTexts {
  usd: string;
  khr: string;
  fee: string;
}

/** An order whose cash is handed in, with what was collected for it where that is known. */
export interface RemittedRow extends RemittedTexts {
  id: string;
  number: string;
  collected?: Pick<HeldCash, 'usd_cents' | 'khr' | 'refused'>;
}

/** What is about to be handed in, and by whom. */
export interface Remitting {
  courier: string;
  rows: RemittedRow[];
  /** Of a file, which says what comes in: nothing of it is to be typed. */
  isOfFile?: boolean;
}

const inDollars = (cents: number): string => (cents / 100).toFixed(2);

const centsIn = (text: string): number => (text.trim() ? Math.round(Number(plainNumber(text)) * 100) : 0);

/** Whether a fee can be taken off already: it may be half typed. */
export const isReadable = (fee: string): boolean => Number.isFinite(centsIn(fee));

/** Couriers take their fee off the dollars. */
export const lessFee = (collectedCents: number, fee: string): string =>
  inDollars(collectedCents - centsIn(fee));

/** What usually comes in for an order: all of it, less the fee that is known. */
export function startOf({ id, number, usd_cents, khr, fee_cents, refused }: HeldCash): RemittedRow {
  const fee = fee_cents > 0 ? inDollars(fee_cents) : '';
  return {
    id,
    number,
    usd: lessFee(usd_cents, fee),
    khr: String(khr),
    fee,
    collected: { usd_cents, khr, refused },
  };
}

/** What a file says that was read without a fault. */
export const rowsOfFile = (rows: RehearsedRow[]): RemittedRow[] =>
  rows.map(({ id, number, usd_cents, khr, fee_cents }) => ({
    id: id!,
    number: number ?? id!,
    usd: inDollars(usd_cents ?? 0),
    khr: String(khr ?? 0),
    fee: fee_cents ? inDollars(fee_cents) : '',
  }));

const amountsIn = ({ usd, khr, fee }: RemittedTexts) => ({
  usd_cents: centsIn(usd),
  khr: wholeNumberOf(khr),
  fee_cents: centsIn(fee),
});

/** Texts as they are typed: some may be missing for a moment. */
export const sumOf = (rows: Partial<RemittedTexts>[]) =>
  rows
    .map(({ usd = '', khr = '', fee = '' }) => amountsIn({ usd, khr, fee }))
    .reduce(
      (sum, row) => ({
        usd_cents: sum.usd_cents + row.usd_cents,
        khr: sum.khr + row.khr,
        fee_cents: sum.fee_cents + row.fee_cents,
      }),
      { usd_cents: 0, khr: 0, fee_cents: 0 },
    );

export const rowsToSend = (
  rows: RemittedRow[],
  typed: Record<string, RemittedTexts>,
): NewRemittance['orders'] => rows.map((row) => ({ id: row.id, ...amountsIn(typed[row.id] ?? row) }));
