import type { ManyChange } from '../../../api/types';
import type { StaffText } from '../i18n/staff-i18n';

export type ManyKind = 'price-to' | 'price-amount' | 'price-percent' | 'stock' | 'brand' | 'delete';

interface Kind {
  label: StaffText;
  /** What is asked before it is done, of `{count}` products and, where there is one, `{value}`. */
  confirm: StaffText;
  number?: { min: number; max: number; precision: number; prefix?: string; suffix?: string };
}

const MOST = 1_000_000;

/** What can be done to many products at once. */
export const MANY_KINDS: Record<ManyKind, Kind> = {
  'price-to': {
    label: 'Set the price',
    confirm: 'Set the price of {count} products to ${value}?',
    number: { min: 0, max: MOST, precision: 2, prefix: '$' },
  },
  'price-amount': {
    label: 'Change the price by an amount',
    confirm: 'Change the price of {count} products by ${value}?',
    number: { min: -MOST, max: MOST, precision: 2, prefix: '$' },
  },
  'price-percent': {
    label: 'Change the price by percent',
    confirm: 'Change the price of {count} products by {value}%?',
    number: { min: -100, max: 1_000, precision: 2, suffix: '%' },
  },
  stock: {
    label: 'Set the stock',
    confirm: 'Set the stock of {count} products to {value}?',
    number: { min: 0, max: MOST, precision: 0 },
  },
  brand: { label: 'Change the brand', confirm: 'Give {count} products the brand {value}?' },
  delete: { label: 'Delete', confirm: 'Delete {count} products?' },
};

/** The change as the server takes it; null while its value is missing. */
export function changeOf(kind: ManyKind, value: string | number | null): ManyChange | null {
  if (kind === 'delete') return { type: 'delete' };
  if (value === null || value === '') return null;
  if (kind === 'brand') return { type: 'brand', brand: String(value) };
  if (kind === 'stock') return { type: 'stock', stock: Number(value) };
  const how = { 'price-to': 'to', 'price-amount': 'amount', 'price-percent': 'percent' } as const;
  return { type: 'price', how: how[kind], value: Number(value) };
}
