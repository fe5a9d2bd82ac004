/** What somebody has chosen to upload. */
export interface ChosenFiles {
  csv?: File;
  images: File[];
}

const isCsv = ({ name, type }: File) => type === 'text/csv' || name.toLowerCase().endsWith('.csv');

/** The chosen files with those that were dropped: a CSV takes the old one's place, a picture that of its name. */
export function withDropped(chosen: ChosenFiles, dropped: File[]): ChosenFiles {
  const pictures = dropped.filter((file) => !isCsv(file));
  const names = new Set(pictures.map(({ name }) => name));
  return {
    csv: dropped.find(isCsv) ?? chosen.csv,
    images: [...chosen.images.filter(({ name }) => !names.has(name)), ...pictures],
  };
}

/** The multipart body of a bulk upload; undefined while something is missing. */
export function uploadForm({ csv, images }: ChosenFiles): FormData | undefined {
  if (!csv || images.length === 0) return undefined;
  const form = new FormData();
  form.append('csv', csv);
  for (const image of images) form.append('images', image);
  return form;
}
