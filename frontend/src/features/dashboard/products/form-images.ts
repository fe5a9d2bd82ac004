import type { Product } from '../../../api/types';

/** An image in a product's form. A file that is not uploaded yet has a temporary address. */
export interface FormImage {
  url: string;
  alt: string;
  alt_km: string;
}

export const MAX_IMAGES = 10;

/** The files by their temporary addresses, until the window is closed: a draft that is opened again still has them. */
const files = new Map<string, File>();

/** An image of a chosen file. */
export function imageOfFile(file: File): FormImage {
  const url = URL.createObjectURL(file);
  files.set(url, file);
  return imageAt(url);
}

export const imageAt = (url: string): FormImage => ({ url, alt: '', alt_km: '' });

export const fileOf = ({ url }: FormImage): File | undefined => files.get(url);

/** The images as the text of one field of the form, as they are compared, kept as a draft and read again. */
export const imagesText = (images: FormImage[]): string =>
  images.length === 0 ? '' : JSON.stringify(images.map(({ url, alt, alt_km }) => [url, alt, alt_km]));

/** Files of a window that was closed since are left out. */
export function readImages(text: string | undefined): FormImage[] {
  const read = JSON.parse(text || '[]') as [string, string, string][];
  return read
    .map(([url, alt, alt_km]) => ({ url, alt, alt_km }))
    .filter((image) => !image.url.startsWith('blob:') || fileOf(image));
}

export const imagesTextOf = ({ images }: Pick<Product, 'images'>): string =>
  imagesText(images.map(({ url, alt, alt_km }) => ({ url, alt: alt ?? '', alt_km: alt_km ?? '' })));

/** Puts the images into a multipart body: those to be uploaded as files, and the order of all with their texts. */
export function appendImages(form: FormData, images: FormImage[]): void {
  const uploads = images.flatMap((image) => fileOf(image) ?? []);
  const list = images.map((image) => {
    const file = fileOf(image);
    return {
      ...(file ? { file: uploads.indexOf(file) } : { url: image.url }),
      alt: image.alt.trim(),
      alt_km: image.alt_km.trim(),
    };
  });
  form.append('images', JSON.stringify(list));
  for (const file of uploads) form.append('images', file);
}
