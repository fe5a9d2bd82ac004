import { detailFields } from '../products/index.js';

/** The columns of our own file for products of any category. */
export const productColumns = [
  'name',
  'category',
  'brand',
  'price',
  'stock',
  'description',
  'image',
  'name_km',
  'description_km',
  'restock_at',
  'sku',
  'barcode',
  'compare_at_price',
  'hidden',
  'warranty_months',
] as const;

/** Products with the same word in the first are one thing, of which each is told by its label: its colour, its switches. */
export const variantColumns = ['variant_of', 'variant_label'] as const;

/** What our own file has no column for, as it is said there by others. */
const elsewhere = [
  /** Of which the category decides which specification it is. */
  'color',
  /** Whether there is any, where nothing says how many. */
  'available',
  /** What it costs now, where the price is what it costs otherwise. */
  'sale_price',
  /** From when until when it holds: in columns of their own, or both in one. */
  'sale_begins',
  'sale_ends',
  'sale_dates',
  /** Whether it is on sale: the opposite of `hidden`. */
  'published',
  /** Rows of one group are variants and further pictures of its first. */
  'group',
  /** What tells a variant from the others of its group. */
  'variant',
  /** What it is by which variants differ: its colour, its size. */
  'option_name',
  /** The image of a variant itself, beside those of its group. */
  'variant_image',
  /** Several of `a=b`, and pairs of a column with a name and one with a value. */
  'attributes',
  'attribute_name',
  'attribute',
  /** In which money prices are. */
  'currency',
  /** Rows are called by it by those that belong to them. */
  'id',
  'parent',
  /** Rows of a kind that is never sold itself carry only what their variants share. */
  'kind',
  /** The rows that are variants of this one, by their SKUs, each with what tells it from the others. */
  'variations',
] as const;

/** A word of these may stand once for several rows, in a cell that is merged. */
export const sharedTargets: ReadonlySet<string> = new Set([
  'category',
  'brand',
  'group',
  'parent',
  'variant_of',
]);

/** Every new product has these. */
export const neededColumns: readonly string[] = ['name', 'category', 'brand', 'price', 'stock', 'image'];

export const targets: readonly string[] = [
  ...productColumns,
  ...variantColumns,
  ...elsewhere,
  ...detailFields,
];

/** The columns of a file that is written in our own names. */
export const ownColumns: readonly string[] = [...productColumns, ...variantColumns, ...detailFields];
