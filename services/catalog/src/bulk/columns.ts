import { textKey } from '@mekong/contracts';
import { withoutControls } from '@mekong/service-defaults';
import { productColumns, variantColumns } from '../moving-in/index.js';
import { codeNames, detailFields, type SpecFields } from '../products/index.js';
import { guarded } from './guards.js';

/** Another name of the column `image`. */
const imageAlias = 'image_name';

/** The additional column in a file of failed rows. */
export const reasonColumn = 'error';

/** The stock at the time of the export. The row's difference from it is added to the present stock. */
export const seenColumn = 'stock_seen';

/** Which export a row is from, so that its change of the stock is applied once, however often the file is uploaded. */
export const exportColumn = 'export_id';

/** Whose product a row of an admin's export is; without one it is that of whoever uploads the file. */
export const sellerColumn = 'seller_id';

/** The columns of figures, in which dots between thousands are told; with what they had at the export. */
export const figureColumns = ['price', 'compare_at_price', 'stock', 'restock_at', 'warranty_months', 'dpi'];
const figures: ReadonlySet<string> = new Set([...figureColumns, seenColumn]);
const unseen = /\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;

const isCode = (column: string): boolean => codeNames.some((name) => name === column);

/**
 * The text of a cell without what controls something; that of a figure without anything unseen. A quote before a figure or a code is how
 * people have a spreadsheet keep it as it is.
 */
export function visibleIn(column: string, cell: string): string {
  const visible = withoutControls(cell);
  if (figures.has(column)) return visible.replace(unseen, '').replace(/^\s*'/, '');
  return isCode(column) && !guarded.test(visible) ? visible.replace(/^\s*'/, '') : visible;
}

/** A code of the shop as its files have it: with another quote before one at its beginning, which is lost when the file is read. */
export const quotedCode = (code: string | null): string | null =>
  code?.startsWith("'") && !guarded.test(code) ? `'${code}` : code;

/** The columns that files of every shop have. */
export const knownColumns: ReadonlySet<string> = new Set([
  ...productColumns,
  ...variantColumns,
  ...detailFields,
  seenColumn,
  exportColumn,
  sellerColumn,
  reasonColumn,
]);

/**
 * All columns that are read, with those of the specifications that an admin has added; a file may have others, which are ignored
 * and shown to the user.
 */
export class Columns {
  private readonly added: ReadonlySet<string>;
  /** The names of added specifications by their labels in either language; '' for a label of several. */
  private readonly byLabel = new Map<string, string>();

  constructor(specFields: SpecFields) {
    const added = specFields.all().flatMap(({ fields }) => fields.filter((field) => field.added));
    this.added = new Set(added.map(({ name }) => name));
    for (const { name, label, label_km: labelKm } of added)
      for (const word of [label, labelKm]) {
        const key = textKey(word ?? '');
        const other = this.byLabel.get(key) ?? name;
        this.byLabel.set(key, other === name ? name : '');
      }
  }

  has(name: string): boolean {
    return knownColumns.has(name) || this.added.has(name);
  }

  /** The name of an added specification as a file writes it: as it is, or as one of its labels. */
  addedNamed(cell: string): string | undefined {
    const name = cell.trim().toLowerCase();
    if (this.added.has(name)) return name;
    return (name && this.byLabel.get(textKey(cell))) || undefined;
  }

  /** The name of a column: one of ours if it is one, else as the file spells it. */
  named(cell: string): string {
    const name = cell.replace(unseen, '').trim();
    if (name.toLowerCase() === imageAlias) return 'image';
    return knownColumns.has(name.toLowerCase()) ? name.toLowerCase() : (this.addedNamed(name) ?? name);
  }

  isUnread(column: string): boolean {
    return column !== '' && !this.has(column);
  }
}
