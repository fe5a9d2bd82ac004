import { fieldError, textKey } from '@mekong/contracts';
import { isTooMuchStock, most } from '../products/index.js';
import { keysOf, type ListRow } from './list-row.js';
import type { Found } from './price-lists.repository.js';

/** A row with the product that it means, and what it does to it. */
export interface JudgedRow extends ListRow {
  verdict: 'change' | 'same' | 'unknown' | 'error';
  product?: Found;
  /** Several that it may mean, of which nobody can say which. */
  candidates: string[];
}

const mostCandidates = 5;

/** What each row does: one of a code that means none, or several, does nothing, nor does a second of one product. */
export function judgeRows(rows: ListRow[], found: Found[], links: ReadonlyMap<string, string>): JudgedRow[] {
  const byKey = new Map<string, Found[]>();
  for (const one of found) byKey.set(one.key, [...(byKey.get(one.key) ?? []), one]);
  const lines = new Map<number, number>();
  return rows.map((row) => {
    const products = productsOf(row, byKey, links);
    if (row.faults.length > 0) return { ...row, verdict: 'error', product: only(products), candidates: [] };
    const product = only(products);
    if (!product)
      return {
        ...row,
        verdict: 'unknown',
        candidates: products.map(({ name }) => name).slice(0, mostCandidates),
      };
    const fault = twice(row, product, lines) ?? tooMuch(row, product);
    if (fault) return { ...row, verdict: 'error', product, candidates: [], faults: [fault] };
    const isSame = row.quantity === 0 && (row.costCents === undefined || row.costCents === product.costCents);
    return { ...row, verdict: isSame ? 'same' : 'change', product, candidates: [] };
  });
}

const only = (products: Found[]) => (products.length === 1 ? products[0] : undefined);

/** Those of the surest kind: by what a person has said now or before, then by SKU, then by barcode. */
function productsOf(row: ListRow, byKey: Map<string, Found[]>, links: ReadonlyMap<string, string>): Found[] {
  const link = links.get(textKey(row.code));
  const keys = link ? [link] : keysOf(row);
  for (const key of keys) {
    const all = (byKey.get(key) ?? []).filter(({ rank }) => !link || rank === 1);
    const best = Math.min(...all.map(({ rank }) => rank));
    const products = all.filter(({ rank }) => rank === best);
    if (products.length > 0) return [...new Map(products.map((one) => [one.id, one])).values()];
  }
  return [];
}

function twice({ line }: ListRow, { id }: Found, lines: Map<number, number>) {
  const row = lines.get(id);
  if (row === undefined) return void lines.set(id, line);
  return { code: 'ROW_TWICE' as const, params: { row }, message: `Row ${row} has this product already` };
}

function tooMuch({ quantity }: ListRow, { stock }: Found) {
  if (!isTooMuchStock(stock + quantity, stock)) return undefined;
  return fieldError('quantity', 'TOO_LARGE', `Stock must be at most ${most}`, { most });
}
