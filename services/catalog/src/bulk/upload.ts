import type { Identity } from '@mekong/service-defaults';
import type { Brand } from '../brands/brand.entity.js';
import type { Details } from '../products/details.js';
import type { NewProduct } from '../products/new-product.js';
import type { Product } from '../products/product.entity.js';
import type { RowFault } from './row-fault.js';

export const verdicts = ['create', 'change', 'same', 'error'] as const;
type Verdict = (typeof verdicts)[number];
type UploadState = 'rehearsed' | 'running' | 'done' | 'undone';

/** Which rows of an upload: by what the rehearsal said, or by what became of them. */
export const rowFilters = [...verdicts, 'near-brand', 'uploaded', 'failed'] as const;
export type RowFilter = (typeof rowFilters)[number];

export interface Upload {
  id: string;
  sellerId: string;
  fileName: string;
  /** The names in the file's header; '' where there is none. */
  header: string[];
  /** Columns of the file that nobody reads. */
  unreadColumns: string[];
  unusedImages: string[];
  state: UploadState;
  committedBy: Identity | null;
  createdAt: Date;
  finishedAt: Date | null;
}

/** How many rows of an upload are of which kind. */
export interface Counts extends Record<Verdict, number> {
  total: number;
  nearBrands: number;
  uploaded: number;
  /** Rows that were bad from the start, and those that could not be written in the end. */
  failed: number;
}

/** What a file can change of a product that is there. */
export interface ChangedColumns {
  priceCents: number;
  description: string;
  nameKm: string | null;
  descriptionKm: string | null;
  imageUrl: string;
  details: Details;
  /** Pieces to be added or taken away, so that those which are sold meanwhile are kept; undefined for none. */
  stockChange?: number;
}

/** A row that can be written: the product as it is to be, its brand known. */
type Wanted = { brandId: number; imageUrl: string } & (
  { create: NewProduct; change?: undefined } | { change: ChangedColumns; create?: undefined }
);

interface Differences {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** A row as the rehearsal leaves it. */
export interface RehearsedRow {
  line: number;
  name: string;
  verdict: Verdict;
  /** What is wrong with it, of a bad row or one that could not be written. */
  faults: RowFault[];
  /** By the names of the known columns, and the places of all others. */
  cells: Record<string, string>;
  /** Brands of the shop that may be what the row's brand means, or that it may be taken for. */
  likeBrands: string[];
  product: Wanted | null;
  differences: Differences | null;
  imageUrl: string | null;
  productId: number | null;
  seenVersion: number | null;
}

/** What has become of a row, and what an undoing has to know of it. */
export interface RowResult {
  line: number;
  outcome: 'done' | 'failed';
  faults: RowFault[];
  productId: number | null;
  was: ChangedColumns | null;
  product?: Product;
  stockChange?: number;
}

/** What makes a row and a product, or two rows of a seller, the same product. */
export interface ProductKey {
  nameKey: string;
  category: string;
  brandId: number | null;
}

/** A product's key as one text, to look it up by. */
export const keyText = ({ nameKey, category, brandId }: ProductKey): string =>
  JSON.stringify([nameKey, category, brandId]);

/** The columns of a product that a file can change, as they are. */
export function columnsOf(product: Product): ChangedColumns {
  const { priceCents, description, nameKm, descriptionKm, imageUrl, details } = product;
  return { priceCents, description, nameKm, descriptionKm, imageUrl, details };
}

/** What became of a file that was taken in at once. */
export interface BulkResult {
  uploaded: number;
  failed: number;
  successes: { row: number; name: string; id: number }[];
  failures: { row: number; name: string; error: string; faults: RowFault[] }[];
}

/** A row that can be created, with its place in the file. */
export interface ReadyRow {
  line: number;
  product: Product;
  brand: Brand;
}
