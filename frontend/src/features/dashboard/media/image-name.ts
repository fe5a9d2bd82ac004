import type { LibraryImage } from '../../../api/types';

/** What to call an image: its file's name, else what shows it, else its address. */
export const imageName = ({ file_name, uses, hash }: LibraryImage): string =>
  file_name || (uses.products[0] ?? uses.brands[0])?.name || hash;
