import { fieldError, invalid } from '@mekong/contracts';

/** A picture of a product, with what it shows as text. */
export interface Picture {
  url: string;
  alt: string | null;
  altKm: string | null;
}

export const mostPictures = 10;

/** What is to become of a product's pictures; what is undefined is not changed. */
export interface PicturesChange {
  /** All of them, in order. */
  pictures?: Picture[];
  /** The new main one, instead of the first. */
  imageUrl?: string;
  /** More of them, at the end. */
  added?: string[];
}

const bare = (url: string): Picture => ({ url, alt: null, altKm: null });

/** The pictures of a product in order: the main one, then the stored others. */
export function inOrder(mainUrl: string, stored: Picture[]): Picture[] {
  const main = stored.find(({ url }) => url === mainUrl) ?? bare(mainUrl);
  return onceEach([main, ...stored]);
}

/** The pictures after the change, each once. Throws a 400 when there are too many. */
export function changedPictures(
  present: Picture[],
  { pictures, imageUrl, added = [] }: PicturesChange,
): Picture[] {
  const begun = pictures ?? present;
  // With a whole list, the main picture comes before it.
  const others = pictures ? begun : begun.slice(1);
  const all = imageUrl === undefined ? begun : [bare(imageUrl), ...others];
  const changed = onceEach([...all, ...added.map(bare)]);
  if (changed.length > mostPictures)
    throw invalid([
      fieldError('images', 'TOO_MANY', `A product can have at most ${mostPictures} pictures`, {
        most: mostPictures,
      }),
    ]);
  return changed;
}

function onceEach(pictures: Picture[]): Picture[] {
  return pictures.filter(({ url }, place) => pictures.findIndex((one) => one.url === url) === place);
}

/** The pictures as the audit log has them: a line each, without the main one's address, which is a fact of its own. */
export function picturesText(pictures: Picture[]): string {
  return pictures
    .map(({ url, alt, altKm }, place) => [place === 0 ? '' : url, alt, altKm].filter(Boolean).join(' · '))
    .filter((line) => line !== '')
    .join('\n');
}
