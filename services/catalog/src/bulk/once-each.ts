import { textKey } from '@mekong/contracts';
import { colourOf, type Product } from '../products/index.js';
import type { ReadRow } from './read-row.js';
import { colourVariant, rowFault, type RowFault } from './row-fault.js';
import { keyText, type RehearsedRow } from './upload.js';
import { bad } from './verdicts.js';

interface RowOfProduct extends ReadRow {
  sellerId: string;
  old?: Product;
}

/** Makes rows faulty whose product is in an earlier good row. A bad row does not make later ones faulty. */
export function onceEach(): (row: RehearsedRow, read: RowOfProduct) => RehearsedRow {
  const lines = new Map<string, { row: number; colour: string }>();
  return (row, { key, old, sellerId, product }) => {
    if (!key || row.verdict === 'error') return row;
    // A row that renames a product has both of its names.
    const names = [key, ...(old ? [old] : [])].map((one) => `${sellerId} ${keyText(one)}`);
    const earlier = names.flatMap((name) => lines.get(name) ?? [])[0];
    const colour = colourOf(product?.details ?? {});
    if (earlier) return { ...row, ...bad, faults: [twice(earlier, colour)] };
    for (const name of names) lines.set(name, { row: row.line, colour });
    return row;
  };
}

function twice(earlier: { row: number; colour: string }, colour: string): RowFault {
  const { row, colour: other } = earlier;
  if (colour && other && textKey(colour) !== textKey(other)) return colourVariant(row, other);
  return rowFault('ROW_TWICE', `Row ${row} has this product already`, { row });
}
