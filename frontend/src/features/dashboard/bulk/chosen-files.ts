import type { FormField } from '../../../api/schema';
import { IMAGE_TYPES } from '../kit/image-types';

/** What somebody has chosen to upload. */
export interface ChosenFiles {
  csv?: File;
  images: File[];
}

const isCsv = ({ name, type }: File) => type === 'text/csv' || name.toLowerCase().endsWith('.csv');

const isImage = ({ name, type }: File) =>
  IMAGE_TYPES.split(',').includes(type) || /\.(png|jpe?g|webp)$/i.test(name);

/**
 * The chosen files with those that were dropped: a CSV takes the old one's place, an image that of its name. What is
 * neither, and a second CSV, is left.
 */
export function withDropped(chosen: ChosenFiles, dropped: File[]): { files: ChosenFiles; left: File[] } {
  const csv = dropped.find(isCsv);
  const images = dropped.filter((file) => !isCsv(file) && isImage(file));
  const names = new Set(images.map(({ name }) => name));
  return {
    files: {
      csv: csv ?? chosen.csv,
      images: [...chosen.images.filter(({ name }) => !names.has(name)), ...images],
    },
    left: dropped.filter((file) => file !== csv && (isCsv(file) || !isImage(file))),
  };
}

/** The multipart body of a bulk upload; undefined while something is missing. */
export function uploadForm({ csv, images }: ChosenFiles): FormData | undefined {
  if (!csv || images.length === 0) return undefined;
  const form = new FormData();
  const add = (name: FormField<'/api/products/batches', 'post'>, file: File) => form.append(name, file);
  add('csv', csv);
  for (const image of images) add('images', image);
  return form;
}
