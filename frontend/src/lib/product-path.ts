export { productPath } from '../../../libs/contracts/src/product-path';

/** The id at the end of a product's address, or null when there is none. */
export function productIdOf(slugId: string | undefined): number | null {
  const last = slugId?.split('-').at(-1) ?? '';
  return /^\d{1,15}$/.test(last) ? Number(last) : null;
}
