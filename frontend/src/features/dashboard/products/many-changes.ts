import type { ManyChange } from '../../../api/types';
import type { StaffText } from '../i18n/staff-i18n';
import { numberFault, plainNumber, PRICE, STOCK, type NumberLimits } from './number-text';

export type ManyKind = 'price-to' | 'price-amount' | 'price-percent' | 'stock' | 'brand' | 'delete';

interface Kind {
  label: StaffText;
  /** The question before the change, with `{count}` products and optionally the `{value}`. */
  question: StaffText;
  number?: NumberLimits & { prefix?: string; suffix?: string };
}

/** The changes that can be made to many products at once. */
export const MANY_KINDS: Record<ManyKind, Kind> = {
  'price-to': {
    label: 'Set the price',
    question: 'Set the price of {count} products to ${value}?',
    number: { ...PRICE, prefix: '$' },
  },
  'price-amount': {
    label: 'Change the price by an amount',
    question: 'Change the price of {count} products by ${value}?',
    number: { ...PRICE, min: -PRICE.max, prefix: '$' },
  },
  'price-percent': {
    label: 'Change the price by percent',
    question: 'Change the price of {count} products by {value}%?',
    number: { min: -100, max: 1_000, precision: 2, suffix: '%' },
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
export function changeOf(kind: ManyKind, value: string): ManyChange | null {
  if (kind === 'delete') return { type: 'delete' };
  if (value.trim() === '') return null;
  if (kind === 'brand') return { type: 'brand', brand: value };
  if (numberFault(value, MANY_KINDS[kind].number!)) return null;
  const number = Number(plainNumber(value));
  if (kind === 'stock') return { type: 'stock', stock: number };
  const how = { 'price-to': 'to', 'price-amount': 'amount', 'price-percent': 'percent' } as const;
  return { type: 'price', how: how[kind], value: number };
}

/** The value as it is shown in the question. */
export function valueWords(kind: ManyKind, value: string): string {
  const { number } = MANY_KINDS[kind];
  if (!number) return value;
  const plain = plainNumber(value);
  return number.prefix === '$' ? Number(plain).toFixed(2) : plain;
}
