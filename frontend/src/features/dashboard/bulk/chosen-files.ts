import type { FormField } from '../../../api/schema';
import { IMAGE_TYPES } from '../kit/image-types';

/** The files that the user has chosen so far. */
export interface ChosenFiles {
  csv?: File;
  images: File[];
}

const isCsv = ({ name, type }: File) => type === 'text/csv' || name.toLowerCase().endsWith('.csv');

const isImage = ({ name, type }: File) =>
  IMAGE_TYPES.split(',').includes(type) || /\.(png|jpe?g|webp)$/i.test(name);

/**
 * Adds dropped files to the chosen ones: a CSV replaces the previous one, an image the one of the same name. A second CSV
 * and files of other types are rejected.
 */
export function withDropped(chosen: ChosenFiles, dropped: File[]): { files: ChosenFiles; rejected: File[] } {
  const csv = dropped.find(isCsv);
  const images = dropped.filter((file) => !isCsv(file) && isImage(file));
  const names = new Set(images.map(({ name }) => name));
  return {
    files: {
      csv: csv ?? chosen.csv,
      images: [...chosen.images.filter(({ name }) => !names.has(name)), ...images],
    },
    rejected: dropped.filter((file) => file !== csv && (isCsv(file) || !isImage(file))),
  };
}

/** The multipart body of a bulk upload; undefined until there are a CSV and images. */
export function uploadForm({ csv, images }: ChosenFiles): FormData | undefined {
  if (!csv || images.length === 0) return undefined;
  const form = new FormData();
  const add = (name: FormField<'/api/products/batches', 'post'>, file: File) => form.append(name, file);
  add('csv', csv);
  for (const image of images) add('images', image);
  return form;
}
