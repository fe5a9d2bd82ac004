import type { StaffText } from '../i18n/staff-i18n';
import { IMAGE_TYPES } from './image-types';

/** A kind of file that a field takes. The server checks the content too, but only once the whole file has arrived there. */
export interface FileKind {
  /** What the file chooser offers. */
  accept: string;
  fits: (file: File) => boolean;
  maxMegabytes: number;
  /** What is said of a file of another kind. */
  wrong: StaffText;
}

const isCsv = ({ name, type }: File) => type === 'text/csv' || name.toLowerCase().endsWith('.csv');

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
  accept: '.csv,text/csv',
  fits: isCsv,
  maxMegabytes: 20,
  wrong: '{name} is not a CSV file',
};

/** A file that is not taken, and why: a text with `{name}`, and `{most}` if it is too large. */
export interface RefusedFile {
  name: string;
  why: StaffText;
  most: number;
}

/** The files that may be sent, and those that the server would refuse. */
export function sortOut(files: readonly File[], kind: FileKind): { good: File[]; refused: RefusedFile[] } {
  const most = kind.maxMegabytes;
  const refused = files.flatMap((file): RefusedFile[] => {
    const { name } = file;
    if (!kind.fits(file)) return [{ name, why: kind.wrong, most }];
    if (file.size === 0) return [{ name, why: '{name} is empty', most }];
    return file.size > most * 1024 * 1024 ? [{ name, why: '{name} has more than {most}MB', most }] : [];
  });
  const names = new Set(refused.map(({ name }) => name));
  return { good: files.filter(({ name }) => !names.has(name)), refused };
}
