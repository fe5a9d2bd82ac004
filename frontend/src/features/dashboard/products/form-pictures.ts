import type { Product } from '../../../api/types';

/** A picture in a product's form. A file that is not uploaded yet has a temporary address. */
export interface FormPicture {
  url: string;
  alt: string;
  alt_km: string;
}

export const MOST_PICTURES = 10;

/** The files by their temporary addresses, until the window is closed: a draft that is opened again still has them. */
const files = new Map<string, File>();

/** A picture of a chosen file. */
export function pictureOfFile(file: File): FormPicture {
  const url = URL.createObjectURL(file);
  files.set(url, file);
  return pictureAt(url);
}

export const pictureAt = (url: string): FormPicture => ({ url, alt: '', alt_km: '' });

export const fileOf = ({ url }: FormPicture): File | undefined => files.get(url);

/** The pictures as the text of one field of the form, as they are compared, kept as a draft and read again. */
export const picturesText = (pictures: FormPicture[]): string =>
  pictures.length === 0 ? '' : JSON.stringify(pictures.map(({ url, alt, alt_km }) => [url, alt, alt_km]));

/** Files of a window that was closed since are left out. */
export function readPictures(text: string | undefined): FormPicture[] {
  const read = JSON.parse(text || '[]') as [string, string, string][];
  return read
    .map(([url, alt, alt_km]) => ({ url, alt, alt_km }))
    .filter((picture) => !picture.url.startsWith('blob:') || fileOf(picture));
}

export const picturesTextOf = ({ images }: Pick<Product, 'images'>): string =>
  picturesText(images.map(({ url, alt, alt_km }) => ({ url, alt: alt ?? '', alt_km: alt_km ?? '' })));

/** Puts the pictures into a multipart body: those to be uploaded as files, and the order of all with their texts. */
export function appendPictures(form: FormData, pictures: FormPicture[]): void {
  const uploads = pictures.flatMap((picture) => fileOf(picture) ?? []);
  const list = pictures.map((picture) => {
    const file = fileOf(picture);
    return {
      ...(file ? { file: uploads.indexOf(file) } : { url: picture.url }),
      alt: picture.alt.trim(),
      alt_km: picture.alt_km.trim(),
    };
  });
  form.append('images', JSON.stringify(list));
  for (const file of uploads) form.append('images', file);
}
