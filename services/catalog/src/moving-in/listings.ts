import { first, type Said } from './said.js';

const inCell = (texts: string[] = []) =>
  texts.flatMap((text) => text.split(',').map((part) => part.trim())).filter((part) => part !== '');

/**
 * A row of Etsy: of several values with one price and number it is one product, as nobody can say how many there are of each. Where
 * each value has a row of its own, those of one title belong together.
 */
export function asListing(said: Said): Said {
  const { variant, sku, ...rest } = said;
  if (!variant) return said;
  if (variant.every((text) => inCell([text]).length <= 1))
    return said.name ? { ...said, group: said.name } : said;
  // A list of the SKUs of all is none of one.
  const [only, ...others] = new Set(inCell(sku));
  return {
    ...rest,
    ...(only !== undefined && others.length === 0 && { sku: [only] }),
    together: [inCell(variant).join(', ')],
  };
}

/** The variants that stay one product. */
export const together = (said: Said): string | undefined => first(said, 'together');
