import { type Category, categorySchema, fault, isBlank } from '@mekong/contracts';
import { text } from '@mekong/service-defaults';
import { z } from 'zod';
import { asNumber, asText, asYesOrNo, notWhole } from './reading.js';
import { typedTexts, type Details } from './details.js';
import type { SpecFields } from './spec-fields.js';

/** A schema for which a blank form field or cell is missing; `read` converts a value for the schema. */
export const given = <S extends z.ZodType>(schema: S, read: (value: unknown) => unknown = (value) => value) =>
  z.preprocess((value) => (isBlank(value) ? undefined : read(value)), schema);

/** A name stands in lists, mails and files: line breaks, as cells of a file can have, are blanks. */
const oneLine = (max: number) =>
  text(max).overwrite((value) => value.replace(/\s*[\p{Cc}\u2028\u2029]\s*/gu, ' '));

/** An optional text; null when it is blank. */
const optional = (schema: z.ZodString) =>
  z.preprocess((value) => (isBlank(value) ? null : asText(value)), schema.normalize('NFC').nullable());

/** The highest price, in dollars, and the largest stock, in pieces. */
export const most = 1_000_000;

/** Whether a change raises a stock above the limit; a stock that is above it already may still be lowered. */
export const isTooMuchStock = (now: number, was: number): boolean => now > Math.max(most, was);

const amount = z.number().min(0).max(most);

const hasCents = (dollars: number) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6;

/** A price in dollars, or null when it is blank. */
const optionalPrice = z.preprocess(
  (value) => (isBlank(value) ? null : asNumber(value)),
  amount.refine(hasCents, fault('TOO_MANY_DECIMALS', 'must have at most 2 decimals', { most: 2 })).nullable(),
);

/** For how many months there is a warranty, or null when it is blank. */
const months = z.preprocess(
  (value) => (isBlank(value) ? null : asNumber(value)),
  z.number().min(0).max(120).refine(Number.isInteger, notWhole).nullable(),
);

/** A time with its zone, or null when it is blank. */
const optionalTime = z.preprocess(
  (value) => (isBlank(value) ? null : value),
  z.iso
    .datetime({ offset: true })
    .transform((value) => new Date(value))
    .nullable(),
);

/** The fields of every product, as in forms and files. Prices are in dollars. */
export const commonFields = {
  name: given(oneLine(200), asText),
  brand: given(oneLine(100), asText),
  price: given(
    amount.refine(hasCents, fault('TOO_MANY_DECIMALS', 'must have at most 2 decimals', { most: 2 })),
    asNumber,
  ),
  compare_at_price: optionalPrice,
  cost: optionalPrice,
  hidden: given(z.boolean('must be yes or no').optional(), asYesOrNo),
  visible_from: optionalTime,
  stock: given(amount.refine(Number.isInteger, notWhole), asNumber),
  description: z.preprocess((value) => value ?? '', text(5_000)),
  name_km: optional(oneLine(200)),
  description_km: optional(text(5_000)),
  restock_at: given(amount.refine(Number.isInteger, notWhole).optional(), asNumber),
  sku: optional(oneLine(60)),
  barcode: optional(oneLine(60)),
  warranty_months: months,
};

const categoryField = given(categorySchema, (value) =>
  typeof value === 'string' ? value.trim().toLowerCase() : value,
);

/** A valid new product, with its brand as written in the form or file. */
export interface NewProduct {
  name: string;
  category: Category;
  brand: string;
  priceCents: number;
  compareAtCents: number | null;
  /** What it costs its seller. */
  costCents: number | null;
  hidden: boolean;
  visibleFrom: Date | null;
  stock: number;
  description: string;
  nameKm: string | null;
  descriptionKm: string | null;
  restockAt: number;
  sku: string | null;
  barcode: string | null;
  /** Null where it has none; missing in uploads of before. */
  warrantyMonths?: number | null;
  details: Details;
}

/** The price before in cents; 0 dollars are none. */
export const centsOrNone = (dollars: number | null): number | null =>
  dollars ? Math.round(dollars * 100) : null;

/** With so many or fewer left a product needs restock, unless its seller says otherwise. */
const defaultRestockAt = 5;

const withCategory = z.object({ ...commonFields, category: categoryField });

/** Reads a form or a row. The issues name every wrong field, including the specifications of the category. */
export function readNewProduct(
  fields: Record<string, unknown>,
  specFields: SpecFields,
): {
  product?: NewProduct;
  issues: z.core.$ZodIssue[];
  /** By which the issues call its added specifications. */
  labels?: ReadonlyMap<string, string>;
} {
  const common = withCategory.safeParse({ ...fields, category: fields.button ?? fields.category });
  const category = categoryField.safeParse(fields.button ?? fields.category);
  const specs = category.success ? specFields.of(category.data) : undefined;
  const picked = specs?.pick(fields) ?? {};
  const details = specs?.schema.safeParse(picked);
  const labels = specs?.labels;
  const issues = [...(common.error?.issues ?? []), ...(details?.error?.issues ?? [])];
  if (!common.success || !details?.success) return { issues, labels };
  const {
    price,
    compare_at_price: compareAt,
    cost,
    hidden = false,
    visible_from: visibleFrom,
    restock_at: restockAt = defaultRestockAt,
    name_km: nameKm,
    description_km: descriptionKm,
    warranty_months: warrantyMonths,
    ...rest
  } = common.data;
  const product = {
    ...rest,
    priceCents: Math.round(price * 100),
    compareAtCents: centsOrNone(compareAt),
    costCents: cost === null ? null : Math.round(cost * 100),
    hidden: hidden || visibleFrom !== null,
    visibleFrom,
    restockAt,
    nameKm,
    descriptionKm,
    warrantyMonths,
    details: { ...(details.data as Details), ...typedTexts(picked) },
  };
  return { product, issues, labels };
}
