import { textKey } from '@mekong/contracts';
import { differences } from '@mekong/messaging';
import { withPlainEnds } from '@mekong/spreadsheets';
import {
  type Brand,
  editedVersion,
  factsOf,
  isTooMuchStock,
  most,
  type NewProduct,
  type Product,
  tooMany,
  typedTexts,
} from '../products/index.js';
import { faultsOf, type RowFault } from './row-fault.js';
import type { ChangedColumns, RehearsedRow } from './upload.js';
import { withColumns } from './with-columns.js';

type Verdict = Pick<
  RehearsedRow,
  'verdict' | 'product' | 'differences' | 'imageUrl' | 'productId' | 'seenVersion'
>;

/** A row with faults does nothing. */
export const bad: Verdict = {
  verdict: 'error',
  product: null,
  differences: null,
  imageUrl: null,
  productId: null,
  seenVersion: null,
};

/** What a row does that means a new product. */
export function creating(
  { product, brand }: { product: NewProduct; brand: Brand },
  imageUrl: string,
): Verdict {
  const { category, priceCents, stock, description, sku, barcode, details } = product;
  const place = {
    compare_at_price: product.compareAtCents && product.compareAtCents / 100,
    hidden: product.hidden || null,
    warranty_months: product.warrantyMonths,
  };
  const facts = { category, price: priceCents / 100, stock, description, sku, barcode, ...place, ...details };
  const given = Object.entries(facts).filter(
    ([, value]) => value !== null && value !== '' && value !== undefined,
  );
  return {
    verdict: 'create',
    product: { create: product, brandId: brand.id, imageUrl },
    differences: { before: {}, after: Object.fromEntries(given) },
    imageUrl,
    productId: null,
    seenVersion: null,
  };
}

/** What a row does to the product that it means. */
export function changing(
  old: Product,
  { product, brand }: { product: NewProduct; brand: Brand },
  imageUrl: string,
  {
    stockKnown = old.stock,
    isMore = false,
  }: {
    /** The stock that the file was made with: the row's difference from it is applied. By default the present stock. */
    stockKnown?: number;
    /** Whether it gets further images. */
    isMore?: boolean;
  } = {},
): Verdict & { faults?: RowFault[] } {
  const change = changedColumns(old, product, imageUrl, stockKnown);
  const now = withColumns(old, change);
  if (isTooMuchStock(now.stock, old.stock)) return { ...bad, faults: faultsOf(tooMany(most)) };
  const found =
    differences(factsOf(old, brand), factsOf(now, brand)) ?? (isMore ? { before: {}, after: {} } : undefined);
  return {
    verdict: found ? 'change' : 'same',
    product: found ? { change, brandId: brand.id, imageUrl } : null,
    differences: found ?? null,
    imageUrl,
    productId: old.id,
    seenVersion: editedVersion(old),
  };
}

/** The columns with the values of the row; a blank cell keeps the old value. */
function changedColumns(
  old: Product,
  product: NewProduct,
  imageUrl: string,
  stockKnown: number,
): ChangedColumns {
  const given = Object.entries(product.details).filter(([, value]) => value !== null);
  return {
    // Another spelling of the same name means the same product and renames nothing.
    name: textKey(product.name) === old.nameKey ? old.name : product.name,
    priceCents: product.priceCents,
    description: keptOr(old.description, product.description),
    nameKm: product.nameKm ?? old.nameKm,
    descriptionKm: keptOr(old.descriptionKm, product.descriptionKm),
    imageUrl,
    restockAt: product.restockAt,
    sku: product.sku ?? old.sku,
    barcode: product.barcode ?? old.barcode,
    warrantyMonths: product.warrantyMonths ?? old.warrantyMonths,
    compareAtCents: product.compareAtCents,
    hidden: product.hidden,
    // One that is to be shown at a time is hidden until then.
    visibleFrom: product.hidden ? old.visibleFrom : null,
    details: {
      ...old.details,
      ...typedTexts(Object.fromEntries(given), old.details),
      ...Object.fromEntries(given.map(([name, value]) => [name, keptOr(old.details[name] ?? null, value)])),
    },
    stockChange: product.stock - stockKnown,
  };
}

/** A text as it is compared: files keep neither its line ends nor how a letter with a mark is stored. */
const compared = (text: string) => withPlainEnds(text).normalize('NFC');

/** The new value; the old one where that is blank or the same text. */
function keptOr<T>(old: T, given: T): T {
  if (given === null || given === '') return old;
  const isSame = typeof old === 'string' && typeof given === 'string' && compared(old) === compared(given);
  return isSame ? old : given;
}
