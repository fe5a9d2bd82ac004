import type { PriceList } from '../../../api/types';

/** What somebody has said of a price list. */
export interface Said {
  file?: File;
  supplier: string;
  /** What its columns are; undefined while the server guesses. */
  columns?: Record<string, string | null>;
  currency: Record<string, string>;
  /** The SKUs of own products by codes of the supplier. */
  links: Record<string, string>;
}

export const NOTHING: Said = { supplier: '', currency: {}, links: {} };

const isSet = ([, text]: [string, string]) => text.trim() !== '';
const filled = (texts: Record<string, string>) => Object.fromEntries(Object.entries(texts).filter(isSet));

/** The body of a call; `seen` is what was checked. */
export function formOf({ file, supplier, columns, currency, links }: Said, seen?: PriceList): FormData {
  const form = new FormData();
  form.append('csv', file!);
  form.append('supplier', supplier.trim());
  if (columns) form.append('mapping', JSON.stringify({ columns, currency: filled(currency) }));
  form.append('links', JSON.stringify(filled(links)));
  if (seen) form.append('check', seen.check);
  if (seen?.taken_at) form.append('again', 'true');
  return form;
}

/** The columns as the server has read them. */
export const columnsOf = ({ columns }: PriceList): Record<string, string | null> =>
  Object.fromEntries(columns.map(({ name, guess }) => [name, guess]));
