import { fieldError, invalid } from '@mekong/contracts';

/** An image of a product, with what it shows as text. */
export interface ProductImage {
  url: string;
  alt: string | null;
  altKm: string | null;
}

export const maxImages = 10;

/** What is to become of a product's images; what is undefined is not changed. */
export interface ImagesChange {
  /** All of them, in order. */
  images?: ProductImage[];
  /** The new main one, instead of the first. */
  imageUrl?: string;
  /** More of them, at the end. */
  added?: string[];
}

const bare = (url: string): ProductImage => ({ url, alt: null, altKm: null });

/** The images of a product in order: the main one, then the stored others. */
export function inOrder(mainUrl: string, stored: ProductImage[]): ProductImage[] {
  const main = stored.find(({ url }) => url === mainUrl) ?? bare(mainUrl);
  return onceEach([main, ...stored]);
}

/** The images after the change, each once. Throws a 400 when there are too many. */
export function changedImages(
  present: ProductImage[],
  { images, imageUrl, added = [] }: ImagesChange,
): ProductImage[] {
  const begun = images ?? present;
  // With a whole list, the main image comes before it.
  const others = images ? begun : begun.slice(1);
  const all = imageUrl === undefined ? begun : [bare(imageUrl), ...others];
  const changed = onceEach([...all, ...added.map(bare)]);
  if (changed.length > maxImages)
    throw invalid([
      fieldError('images', 'TOO_MANY', `A product can have at most ${maxImages} images`, {
        most: maxImages,
      }),
    ]);
  return changed;
}

function onceEach(images: ProductImage[]): ProductImage[] {
  return images.filter(({ url }, place) => images.findIndex((one) => one.url === url) === place);
}

/** The images as the audit log has them: a line each, without the main one's address, which is a fact of its own. */
export function imagesText(images: ProductImage[]): string {
  return images
    .map(({ url, alt, altKm }, place) => [place === 0 ? '' : url, alt, altKm].filter(Boolean).join(' · '))
    .filter((line) => line !== '')
    .join('\n');
}
