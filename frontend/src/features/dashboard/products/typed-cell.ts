import type { CellChange } from '../../../api/staff-products-api';
import type { Product, StockChange } from '../../../api/types';
import type { StaffText } from '../i18n/staff-i18n';
import { numberFault, plainNumber, PRICE, STOCK, type NumberLimits } from '../kit/number-text';
import type { CellField } from './use-open-cells';

export type StockReason = NonNullable<StockChange['reason']>;

export const REASON_WORDS: Record<StockReason, StaffText> = {
  received: 'Received',
  returned: 'Returned',
  damaged: 'Damaged',
  lost: 'Lost',
  counted: 'Counted',
};

/** The reasons that fit pieces that come or go, the most frequent first. */
export const reasonsFor = (isAdded: boolean): StockReason[] =>
  isAdded ? ['received', 'returned', 'counted'] : ['damaged', 'lost', 'counted'];

/** What is typed in a cell. */
export interface TypedCell {
  /** What is wrong with it: a text with `{field}` and maybe `{least}` or `{most}`. */
  fault?: { text: StaffText; limits: NumberLimits };
  /** The number to set; for `isDifference` the pieces to add or take away. */
  number: number;
  isDifference: boolean;
}

/** Pieces to add or take away; the limits of the other side are those of a stock. */
export const PIECES: NumberLimits = { min: -STOCK.max, max: STOCK.max, precision: 0 };

/** Whether a typed stock is what to add or take away: it begins with a sign. */
export const isSigned = (typed: string): boolean => /^[+\-−]/.test(typed.trim());

/** A typed difference as a plain number: `+12` is 12, and a real minus is one. */
export const plainDifference = (typed: string): string =>
  typed
    .trim()
    .replace(/^\+\s*/, '')
    .replace(/^[−-]\s*/, '-');

/** Reads what is typed in a cell: a price, a stock, or a difference of the stock (`+12`, `−2`). */
export function readCell(field: CellField, typed: string): TypedCell {
  const isDifference = field === 'stock' && isSigned(typed);
  const text = isDifference ? plainDifference(typed) : typed;
  const limits = isDifference ? PIECES : field === 'price' ? PRICE : STOCK;
  const fault = numberFault(text, limits);
  const number = Number(plainNumber(text));
  return { number, isDifference, ...(fault && { fault: { text: fault, limits } }) };
}

/** The request that saves it, based on the state of the product that was seen. */
export function changeOfCell(
  field: CellField,
  { number, isDifference }: TypedCell,
  reason: StockReason,
  seen: Product,
): CellChange {
  const version = String(seen.version);
  if (field === 'price') return { price: String(number), version };
  if (isDifference) return { stock_change: String(number), stock_reason: reason, version };
  return { stock: String(number), stock_seen: String(seen.stock), version };
}
