import type { PromoTerms } from './promo-code.js';

/** A line of a cart as far as discounts look at it. */
export interface DiscountedLine {
  productId: number;
  /** Null where the product's brand has not been heard of yet. */
  brandId: number | null;
  priceCents: number;
  quantity: number;
}

type What = Pick<PromoTerms, 'kind' | 'percent' | 'amountCents' | 'productIds' | 'brandIds'>;

const amountOf = ({ priceCents, quantity }: DiscountedLine) => priceCents * quantity;

/** Whether a code counts for a line; a code for certain products or brands does for no other. */
export const fits = (
  { productIds, brandIds }: Pick<PromoTerms, 'productIds' | 'brandIds'>,
  { productId, brandId }: Pick<DiscountedLine, 'productId' | 'brandId'>,
): boolean =>
  (productIds.length === 0 && brandIds.length === 0) ||
  productIds.includes(productId) ||
  (brandId !== null && brandIds.includes(brandId));

/**
 * What a code takes off each of these lines, in cents and in their order. It is never more than the line; the shares add up to the
 * whole discount, which is rounded half up once, so that no cent is lost between them.
 */
export function sharesOf(promo: What, lines: DiscountedLine[]): number[] {
  const parts = lines.map((line) => (fits(promo, line) ? amountOf(line) : 0));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return inParts(discountOf(promo, whole), parts);
}

function discountOf({ kind, percent, amountCents }: What, fittingCents: number): number {
  if (kind === 'percent') return Math.round((fittingCents * percent!) / 100);
  return kind === 'amount' ? Math.min(amountCents!, fittingCents) : 0;
}

/** An amount in proportion to these parts, the last of which gets what is left. */
function inParts(amount: number, parts: number[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  if (whole === 0) return parts.map(() => 0);
  let sum = 0;
  return parts.map((part) => {
    const before = Math.round((amount * sum) / whole);
    sum += part;
    return Math.round((amount * sum) / whole) - before;
  });
}
