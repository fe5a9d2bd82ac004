import { fieldError, invalid, textKey } from '@mekong/contracts';
import { constraintOf } from '../constraints.js';

/** The codes by which a seller's product is known outside the shop; each is of one product of a seller. */
export const codeNames = ['sku', 'barcode'] as const;
export type CodeName = (typeof codeNames)[number];

/** What people call the codes. */
export const codeLabels: Record<CodeName, string> = { sku: 'SKU', barcode: 'barcode' };

export interface Codes {
  sku: string | null;
  barcode: string | null;
}

/** The key of a code, by which it is unique and found; null without one. */
const codeKey = (code: string | null): string | null => (code === null ? null : textKey(code));

export const codeKeys = ({ sku, barcode }: Codes) => ({
  skuKey: codeKey(sku),
  barcodeKey: codeKey(barcode),
});

/** The 400 for a product that PostgreSQL has refused because another one of its seller has this code; undefined for other errors. */
export function codeTaken(error: unknown) {
  const name = codeNames.find((one) => constraintOf(error) === `products_${one}`);
  if (!name) return undefined;
  return invalid([
    fieldError(name, 'CODE_TAKEN', `Another product of yours has this ${codeLabels[name]} already`),
  ]);
}

/** For `catch`: the error, or the 400 that it means. */
export function throwCodeTaken(error: unknown): never {
  throw codeTaken(error) ?? error;
}
