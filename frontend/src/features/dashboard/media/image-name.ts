import type { LibraryImage } from '../../../api/types';

/** The name of an image: its file's name, else that of a product or brand that uses it, else its hash. */
export const imageName = ({ file_name, uses, hash }: LibraryImage): string =>
  file_name || (uses.products[0] ?? uses.brands[0])?.name || hash;
