import type { StaffText } from '../i18n/staff-i18n';
import { IMAGE_TYPES } from './image-types';

export const MEGABYTE = 1024 * 1024;

/** A kind of file that a field takes. The server checks the content too, but only once the whole file has arrived there. */
export interface FileKind {
  /** What the file chooser offers. */
  accept: string;
  fits: (file: File) => boolean;
  maxMegabytes: number;
  /** What is said of a file of another kind. */
  wrong: StaffText;
}

/** Spreadsheets save "Unicode Text" as .txt, parted by tabs; feeds of marketplaces are XML. */
const isCsv = ({ name, type }: File) => type === 'text/csv' || /\.(csv|tsv|txt|xlsx|xml)$/i.test(name);

/** Tables that have to be saved in another form first. */
export const isSpreadsheet = ({ name }: Pick<File, 'name'>) => /\.(xlsm|xlsb|xls|ods|numbers)$/i.test(name);

/** A file without a type is judged by its name, as some systems know no type for WebP. */
const isImage = ({ name, type }: File) =>
  type === '' ? /\.(png|jpe?g|webp)$/i.test(name) : IMAGE_TYPES.split(',').includes(type);

export const IMAGE_FILE: FileKind = {
  accept: IMAGE_TYPES,
  fits: isImage,
  maxMegabytes: 5,
  wrong: '{name} is not a PNG, JPG, JPEG or WebP image',
};

export const CSV_FILE: FileKind = {
  accept: '.csv,.tsv,.txt,.xlsx,.xml,text/csv,text/tab-separated-values,text/plain',
  fits: isCsv,
  maxMegabytes: 20,
  wrong: '{name} is not a CSV file',
};

/** A file that is not taken, and why: a text with what `facts` has, and always the name. */
export interface RefusedFile {
  why: StaffText;
  facts: { name: string } & Record<string, string | number>;
}

/** Spreadsheets, and photos of phones and cameras, which browsers do not show, are told what to save them as. */
function wrongKind({ name }: File, kind: FileKind): RefusedFile {
  if (kind === CSV_FILE && isSpreadsheet({ name }))
    return { why: '{name} is a spreadsheet. Please save it as .xlsx or “CSV UTF-8”', facts: { name } };
  const photo = kind === IMAGE_FILE && /\.(heic|heif|avif)$/i.exec(name);
  if (!photo) return { why: kind.wrong, facts: { name } };
  return {
    why: '{name} is a {type} image. Please save it as JPEG',
    facts: { name, type: photo[1]!.toUpperCase() },
  };
}

/** The files that may be sent, and those that the server would refuse. */
export function sortOut(files: readonly File[], kind: FileKind): { good: File[]; refused: RefusedFile[] } {
  const most = kind.maxMegabytes;
  const good: File[] = [];
  const refused = files.flatMap((file): RefusedFile[] => {
    const { name } = file;
    if (!kind.fits(file)) return [wrongKind(file, kind)];
    if (file.size === 0) return [{ why: '{name} is empty', facts: { name } }];
    const is = Math.ceil((file.size / MEGABYTE) * 10) / 10;
    if (is > most) return [{ why: '{name} has {is}MB, more than {most}MB', facts: { name, is, most } }];
    good.push(file);
    return [];
  });
  return { good, refused };
}
