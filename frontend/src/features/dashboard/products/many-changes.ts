import type { ManyChange, Product } from '../../../api/types';
import type { StaffText } from '../i18n/staff-i18n';
import { numberFault, plainNumber, PRICE, STOCK, type NumberLimits } from '../kit/number-text';
import { PIECES, plainDifference, reasonsFor, type StockReason } from './typed-cell';

export type ManyKind =
  'price-to' | 'price-amount' | 'price-percent' | 'stock-by' | 'stock' | 'brand' | 'delete';

interface Kind {
  label: StaffText;
  /** The question before the change, with `{count}` products and optionally the `{value}`; none for what is previewed. */
  question?: StaffText;
  number?: NumberLimits & { prefix?: string; suffix?: string };
}

/** A change whose result for each product is shown before it is made. */
export type PreviewedChange = ManyChange & { type: 'price' | 'stock-by' };

/** The changes that can be made to many products at once. */
export const MANY_KINDS: Record<ManyKind, Kind> = {
  'price-percent': {
    label: 'Change the price by percent',
    number: { min: -100, max: 1_000, precision: 2, suffix: '%' },
  },
  'price-amount': {
    label: 'Change the price by an amount',
    number: { ...PRICE, min: -PRICE.max, prefix: '$' },
  },
  'price-to': {
    label: 'Set the price',
    number: { ...PRICE, prefix: '$' },
  },
  'stock-by': {
    label: 'Add to the stock',
    number: PIECES,
  },
  stock: {
    label: 'Set the stock',
    question: 'Set the stock of {count} products to {value}?',
    number: STOCK,
  },
  brand: { label: 'Change the brand', question: 'Give {count} products the brand {value}?' },
  delete: { label: 'Delete', question: 'Delete {count} products?' },
};

/** The change for the server; null while its value is missing or invalid. */
export function changeOf(kind: ManyKind, value: string, reason?: StockReason): ManyChange | null {
  if (kind === 'delete') return { type: 'delete' };
  if (value.trim() === '') return null;
  if (kind === 'brand') return { type: 'brand', brand: value };
  const text = plainOf(kind, value);
  if (numberFault(text, MANY_KINDS[kind].number!)) return null;
  const number = Number(plainNumber(text));
  if (kind === 'stock-by')
    return number === 0
      ? null
      : { type: 'stock-by', by: number, reason: reason ?? reasonsFor(number > 0)[0] };
  if (kind === 'stock') return { type: 'stock', stock: number };
  const how = { 'price-to': 'to', 'price-amount': 'amount', 'price-percent': 'percent' } as const;
  return { type: 'price', how: how[kind], value: number };
}

/** The typed value without the plus of what is added. */
export const plainOf = (kind: ManyKind, value: string): string =>
  kind === 'stock-by' ? plainDifference(value) : value;

/** The new price in dollars, as the server works it out. */
export function newPriceOf(
  { price }: Pick<Product, 'price'>,
  change: ManyChange & { type: 'price' },
): number {
  // Rounded to a millionth first, because of binary fractions: 1.15 × 100 is 114.99999….
  const rounded = (cents: number) => Math.round(Math.round(cents * 1e6) / 1e6) / 100;
  const cents = Math.round(price * 100);
  if (change.how === 'to') return rounded(change.value * 100);
  return rounded(change.how === 'amount' ? cents + change.value * 100 : cents + (cents * change.value) / 100);
}

/** The new stock, below 0 where there are not that many. */
export const newStockOf = (
  { stock }: Pick<Product, 'stock'>,
  { by }: ManyChange & { type: 'stock-by' },
): number => stock + by;

/** The value as it is shown in the question. */
export function valueWords(kind: ManyKind, value: string): string {
  const { number } = MANY_KINDS[kind];
  if (!number) return value;
  const plain = plainNumber(value);
  return number.prefix === '$' ? Number(plain).toFixed(2) : plain;
}
