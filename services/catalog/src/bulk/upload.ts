import type { Identity } from '@mekong/service-defaults';
import type { ImageSize } from '../images/index.js';
import type { Details, NewProduct, Product, ProductImage, Variant } from '../products/index.js';
import type { RowFault } from './row-fault.js';

export const verdicts = ['create', 'change', 'same', 'error'] as const;
type Verdict = (typeof verdicts)[number];
type UploadState = 'rehearsed' | 'running' | 'done' | 'undone';

/** The filters for rows of an upload: by their verdict in the rehearsal, or by their result in the commit. */
export const rowFilters = [...verdicts, 'near-brand', 'uploaded', 'failed'] as const;
export type RowFilter = (typeof rowFilters)[number];

export interface Upload {
  id: string;
  sellerId: string;
  fileName: string;
  /** The names in the file's header; '' for a missing one. */
  header: string[];
  /** Unknown columns of the file, which are ignored. */
  unreadColumns: string[];
  unusedImages: string[];
  state: UploadState;
  committedBy: Identity | null;
  createdAt: Date;
  finishedAt: Date | null;
}

/** How many rows an upload has for each verdict and result. */
export interface Counts extends Record<Verdict, number> {
  total: number;
  nearBrands: number;
  uploaded: number;
  /** Rows that were bad in the rehearsal, or could not be written in the commit. */
  failed: number;
}

export interface CountedUpload {
  upload: Upload;
  counts: Counts;
  /** How many images of the web it names, and how many of them are still to be fetched. */
  images: { images: number; waiting: number };
}

/** The columns of an existing product that a file can change. */
export interface ChangedColumns {
  /** Missing in uploads of before, which renamed nothing. */
  name?: string;
  priceCents: number;
  description: string;
  nameKm: string | null;
  descriptionKm: string | null;
  imageUrl: string;
  restockAt: number;
  sku: string | null;
  barcode: string | null;
  /** These are missing in uploads of before, which did not change them; a time is a text where it was stored. */
  compareAtCents?: number | null;
  hidden?: boolean;
  warrantyMonths?: number | null;
  visibleFrom?: Date | string | null;
  details: Details;
  /** All its images before, where some were added; only in what a row replaced. */
  images?: ProductImage[];
  /** Pieces to add or subtract, so that sales meanwhile are not lost; undefined for none. */
  stockChange?: number;
}

/** What a row gives its product beside what is in the product. */
interface Beside {
  /** Their addresses; of those that are still to be fetched, where from. Missing in uploads of before. */
  more?: string[];
  /** Where the main one is still to be fetched from. */
  pending?: string;
  /** Those that the product has already. */
  present?: string[];
  /** With which others its product is joined. */
  variant?: Variant;
}

/** The product to write for a good row. */
export type Wanted = { brandId: number; imageUrl: string } & Beside &
  ({ create: NewProduct; change?: undefined } | { change: ChangedColumns; create?: undefined });

interface Differences {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** A row after the rehearsal. */
export interface RehearsedRow {
  line: number;
  name: string;
  verdict: Verdict;
  /** The faults of a bad row, or of one that could not be written. */
  faults: RowFault[];
  /** By the names of known columns, and by the positions of all others. */
  cells: Record<string, string>;
  /** Brands of the shop with names similar to that of the row's brand. */
  likeBrands: string[];
  product: Wanted | null;
  differences: Differences | null;
  imageUrl: string | null;
  productId: number | null;
  seenVersion: number | null;
  /** The addresses of its images on the web that are still to be fetched. */
  webImages?: string[];
}

/** A row without faults, to be written. */
export interface GoodRow extends Pick<RehearsedRow, 'line' | 'cells' | 'productId' | 'seenVersion'> {
  product: Wanted;
}

/** The result of writing a row, with what is needed to undo it. */
export interface RowResult {
  line: number;
  outcome: 'done' | 'failed';
  faults: RowFault[];
  productId: number | null;
  was: ChangedColumns | null;
  product?: Product;
  stockChange?: number;
}

/** The key of a seller's product: two rows, or a row and a product, with the same key mean the same product. */
export interface ProductKey {
  nameKey: string;
  category: string;
  brandId: number | null;
}

/** The key as one text, for maps. */
export const keyText = ({ nameKey, category, brandId }: ProductKey): string =>
  JSON.stringify([nameKey, category, brandId]);

/** The present values of a product's columns that a file can change. */
export function columnsOf(product: Product): ChangedColumns {
  const { name, priceCents, description, nameKm, descriptionKm, imageUrl, details } = product;
  const { restockAt, sku, barcode, compareAtCents, hidden, visibleFrom, warrantyMonths } = product;
  const place = { compareAtCents, hidden, visibleFrom, warrantyMonths };
  const texts = { name, description, nameKm, descriptionKm };
  return { ...texts, ...place, priceCents, imageUrl, restockAt, sku, barcode, details };
}

/** The result of a file that was written at once, without a rehearsal. */
export interface BulkResult {
  uploaded: number;
  failed: number;
  /** The names of the new products. */
  successes: string[];
  failures: { row: { name: string; number: number }; error: string; faults: RowFault[] }[];
  /** Every row of the file in its order. */
  rows: { row: number; name: string; id: number | null; error: string | null }[];
  /** Rows that were written with an image that can hardly be meant, with its stored size. */
  oddImages: ({ row: number; name: string; image: string } & ImageSize)[];
  unreadColumns: string[];
}

/** A product's row in an export. */
export interface ExportedRow {
  productId: number;
  exportId: string;
}

export const exportKey = ({ productId, exportId }: ExportedRow) => `${productId} ${exportId}`;
