import type { Sale, SaleDraft } from '../../../api/types';
import { momentOf, momentText } from '../kit/moment-text';
import { plainNumber } from '../kit/number-text';

/** The texts of the form. */
export interface SaleValues {
  name: string;
  name_km: string;
  how: string;
  percent: string;
  amount: string;
  target: string;
  brand_id: string;
  category: string;
  /** With commas between them. */
  product_ids: string;
  begins_at: string;
  ends_at: string;
}

export type SeenSale = Omit<Sale, 'id'>;

export const NEW_SALE: SeenSale = {
  ...{ name: null, name_km: null, percent_off: null, amount_off_cents: null, target: 'products' },
  ...{ brand_id: null, category: null, product_ids: [], begins_at: '', ends_at: '' },
  ...{ state: 'planned', version: 0 },
};

const textOf = (value: number | string | null) => (value === null ? '' : String(value));

export const valuesOf = (sale: SeenSale) =>
  ({
    name: sale.name ?? '',
    name_km: sale.name_km ?? '',
    how: sale.amount_off_cents === null ? 'percent' : 'amount',
    percent: textOf(sale.percent_off),
    amount: sale.amount_off_cents === null ? '' : (sale.amount_off_cents / 100).toFixed(2),
    target: sale.target,
    brand_id: textOf(sale.brand_id),
    category: textOf(sale.category),
    product_ids: sale.product_ids.join(','),
    begins_at: momentText(sale.begins_at),
    ends_at: momentText(sale.ends_at),
  }) satisfies SaleValues & Record<string, string>;

export const idsIn = (text: string): number[] => text.split(',').filter(Boolean).map(Number);

/** What is to be saved; a field that the chosen way does not need is empty. */
export function draftOf(values: SaleValues): SaleDraft {
  const { how, target, brand_id: brandId, category } = values;
  return {
    name: values.name,
    name_km: values.name_km,
    percent_off: how === 'percent' ? Number(plainNumber(values.percent)) : null,
    amount_off_cents: how === 'amount' ? Math.round(Number(plainNumber(values.amount)) * 100) : null,
    target: target as SaleDraft['target'],
    brand_id: target === 'brand' && brandId ? Number(brandId) : null,
    category: target === 'category' && category ? (category as Sale['category']) : null,
    product_ids: target === 'products' ? idsIn(values.product_ids) : [],
    begins_at: momentOf(values.begins_at),
    ends_at: momentOf(values.ends_at),
  };
}

/** Whether so much was said that the server can tell what the sale would do. */
export function isWhole(values: Partial<SaleValues>): boolean {
  const { how, percent = '', amount = '', target, brand_id: brand, category, product_ids: ids } = values;
  const off = Number(plainNumber(how === 'amount' ? amount : percent));
  const isOff =
    how === 'amount' ? off >= 0.01 && off <= 1_000_000 : Number.isInteger(off) && off >= 1 && off <= 90;
  const of = { all: 'all', brand, category, products: ids }[target ?? ''];
  return isOff && Boolean(of);
}
