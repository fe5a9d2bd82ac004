import type { Product } from '../../../api/types';

/** A product's picture as a file, to be sent with its copy. Throws when it cannot be had. */
export async function pictureOf({ image_url }: Product): Promise<File> {
  const answer = await fetch(image_url);
  if (!answer.ok) throw new Error(`${image_url}: ${answer.status}`);
  const picture = await answer.blob();
  return new File([picture], image_url.split('/').at(-1)!, { type: picture.type || 'image/webp' });
}
