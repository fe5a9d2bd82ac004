import Papa from 'papaparse';

/** A product as it is to stand in the shop. */
type Saved = [name: string, category: string, cents: number, stock: number, more?: Partial<Stored>];
interface Stored {
  sku: string | null;
  hidden: boolean;
  description: string;
  /** How many images it has. */
  images: number;
}

/** A file as another system writes it, of products with variants, blank cells, HTML and several images. */
export interface Kind {
  /** By which program it is known to be. */
  profile: string | null;
  file: string | Buffer | Promise<Buffer>;
  saved: Saved[];
  /** What a person says of its words: just those that are asked. */
  answers?: Partial<Record<'brand' | 'category' | 'stock' | 'currency' | 'price', Record<string, string>>>;
  /** And of its columns. */
  columns?: Record<string, string>;
  /** How many rows cannot be saved, as they have no price. */
  failed?: number;
}

export type Cells = Record<string, string>;

/** A file with this header, and in each row these cells under their names. */
export function fileOf(
  header: string,
  rows: Cells[],
  { delimiter = ',', bom = '', end = '\n' } = {},
): string {
  const names = Papa.parse<string[]>(header, { delimiter }).data[0]!.map((name) => name.trim());
  const unknown = rows.flatMap(Object.keys).find((name) => !names.includes(name));
  if (unknown) throw new Error(`There is no column ${unknown}`);
  const lines = rows.map((row) => names.map((name) => row[name] ?? ''));
  return bom + header + end + Papa.unparse(lines, { delimiter, newline: end });
}

export const at = (name: string) => `https://cdn.example.com/files/${name}?v=167`;
export const html = '<p style="color:red">Fast&nbsp;and <b>light</b></p><ul><li>One</li></ul>';
export const read = 'Fast and light\n\n• One';
