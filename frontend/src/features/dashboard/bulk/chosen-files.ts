import type { FormField } from '../../../api/schema';
import type { FileColumns } from '../../../api/types';
import { CSV_FILE, IMAGE_FILE, isSpreadsheet, sortOut, type RefusedFile } from '../kit/file-kinds';
import { pathOf } from '../kit/file-path';

/** The files that the user has chosen so far. */
export interface ChosenFiles {
  csv?: File;
  images: File[];
}

/**
 * Adds dropped files to the chosen ones: a CSV replaces the previous one, an image the one of the same path. A second CSV,
 * files of other types and files that are too large are refused.
 */
export function withDropped(
  chosen: ChosenFiles,
  dropped: readonly File[],
): { files: ChosenFiles; added: number; refused: RefusedFile[] } {
  const tables = dropped.filter(isTable);
  const csv = sortOut(tables.slice(0, 1), CSV_FILE);
  const images = sortOut(
    dropped.filter((file) => !isTable(file)),
    IMAGE_FILE,
  );
  const paths = new Set(images.good.map(pathOf));
  const others = tables.slice(1).map(({ name }): RefusedFile => ({ why: ONE_CSV, facts: { name } }));
  return {
    files: {
      csv: csv.good[0] ?? chosen.csv,
      images: [...chosen.images.filter((file) => !paths.has(pathOf(file))), ...images.good],
    },
    added: csv.good.length + images.good.length,
    refused: [...csv.refused, ...others, ...images.refused],
  };
}

const isTable = (file: File) => CSV_FILE.fits(file) || isSpreadsheet(file);

const ONE_CSV = '{name} is a second CSV file';

/** How much of a CSV is read to see its header. */
const HEAD_BYTES = 8_192;

/** Whether the CSV is one that the shop exported, whose products have their images already. */
async function isExported(csv: File): Promise<boolean> {
  // One that cannot be read any more is told when it is sent.
  const text = await csv
    .slice(0, HEAD_BYTES)
    .text()
    .catch(() => '');
  // Without the zero bytes of a file that a spreadsheet has saved as UTF-16.
  const head = text.replaceAll('\0', '');
  // The first line may say what parts the cells, such as `sep=;`.
  const [first = '', second = ''] = head.split('\n', 2);
  return (/^\W*sep=/i.test(first) ? second : first).includes('stock_seen');
}

/** Whether all that an upload needs seems to be chosen; images may still follow a CSV that is not an export. */
export async function isComplete({ csv, images }: ChosenFiles): Promise<boolean> {
  return csv !== undefined && (images.length > 0 || (await isExported(csv)));
}

/** How the columns and words of another system are read, and which sheet of a workbook. */
export interface Mapping {
  profile: string | null;
  columns: Record<string, string | null>;
  values: FileColumns['values'];
}
export interface Reading {
  mapping?: Mapping;
  sheet?: string;
}

/** The multipart body of a bulk upload. The server says whether it can do without images. */
export function uploadForm(csv: File, images: File[], reading: Reading = {}): FormData {
  const form = new FormData();
  const add = (name: FormField<'/api/products/batches', 'post'>, file: File) =>
    form.append(name, file, pathOf(file));
  add('csv', csv);
  for (const image of images) add('images', image);
  if (reading.mapping) form.append('mapping', JSON.stringify(reading.mapping));
  if (reading.sheet) form.append('sheet', reading.sheet);
  return form;
}
