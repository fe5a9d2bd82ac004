import { fieldError, foldAccents, invalid, textKey } from '@mekong/contracts';
import { z } from 'zod';

/** What a column of a price list can be. */
const targets = ['code', 'barcode', 'name', 'cost', 'quantity'] as const;
export type Target = (typeof targets)[number];

const name = z.string().max(300);
const few = (all: object) => Object.keys(all).length <= 300;
const schema = z.object({
  columns: z.record(name, z.enum(targets).nullable()).refine(few),
  /** How much of a money one dollar is. */
  currency: z
    .record(z.string().max(20), z.string().regex(/^(?!0+(?:\.0+)?$)\d{1,9}(?:\.\d{1,6})?$/))
    .default({}),
});

/** How a price list is read. */
export type ListMapping = z.infer<typeof schema>;

/** The SKUs of one's own products by the supplier's codes. */
const links = z
  .record(z.string().max(200), z.string().max(60))
  .refine((all) => Object.keys(all).length <= 1_000);

const meanings: [Target, RegExp, RegExp?][] = [
  ['barcode', /\b(?:bar ?code|ean(?: ?13)?|gtin|upc|isbn)\b|បាកូដ|条码/],
  [
    'code',
    /\b(?:sku|code|ref(?:erence)?|part (?:no|number)|item (?:no|number)|article|artikelnummer|model no)\b|កូដ|编码|ma hang/,
  ],
  [
    'cost',
    /\b(?:cost|net price|wholesale|purchase price|buying price|dealer price|unit price|price|prix|preis|precio|gia)\b|តម្លៃ|价格/,
    /retail|rrp|msrp|selling|total|amount/,
  ],
  [
    'quantity',
    /\b(?:qty|quantity|received|pcs|pieces|units|menge|cantidad|so luong)\b|ចំនួន|数量/,
    /min|moq|per|carton|box/,
  ],
  ['name', /\b(?:name|description|item|product|title|bezeichnung|designation|ten)\b|ឈ្មោះ|品名/],
];

/** What each column probably is: of those that fit, a cost that is called so comes before a price. */
export function guessColumns(header: string[]): Record<string, Target | null> {
  const guesses: Record<string, Target | null> = Object.fromEntries(header.map((one) => [one, null]));
  for (const [target, words, not] of meanings) {
    const free = header.filter((one) => one !== '' && guesses[one] === null);
    const fitting = free.filter((one) => words.test(plain(one)) && !not?.test(plain(one)));
    const best = fitting.find((one) => /\bcost\b/.test(plain(one))) ?? fitting[0];
    if (best !== undefined) guesses[best] = target;
  }
  return guesses;
}

const plain = (text: string) =>
  foldAccents(textKey(text))
    .replaceAll(/[._\-#:()/]+/g, ' ')
    .trim();

/** Reads what a form says of how to read a list. Throws a 400 that names the field. */
export function readingOf(body: Record<string, unknown>) {
  const supplier = typeof body.supplier === 'string' ? body.supplier.trim().slice(0, 100) : '';
  if (supplier === '') throw invalid([fieldError('supplier', 'REQUIRED', 'Supplier is required')]);
  return {
    supplier,
    mapping: parsed('mapping', body.mapping, schema),
    links: parsed('links', body.links, links) ?? {},
    sheet: typeof body.sheet === 'string' ? body.sheet : undefined,
    /** What the list would do, as it was shown. */
    check: typeof body.check === 'string' ? body.check : undefined,
    again: body.again === 'true',
  };
}
export type ListReading = ReturnType<typeof readingOf>;

function parsed<S extends z.ZodType>(field: string, text: unknown, by: S): z.infer<S> | undefined {
  if (text === undefined || text === '') return undefined;
  try {
    return by.parse(JSON.parse(String(text)));
  } catch {
    throw invalid([fieldError(field, 'INVALID', `${field} is wrong. Please match the columns again`)]);
  }
}
