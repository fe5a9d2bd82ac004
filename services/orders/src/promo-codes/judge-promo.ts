import { shopDay } from '@mekong/contracts';
import { fits, sharesOf, type DiscountedLine } from './discount.js';
import { PromoCodeRefused } from './errors.js';
import type { UsedPromo } from './promo-code.js';

/** What a code gives for a cart. */
export interface Discount {
  id: number;
  code: string;
  isFreeDelivery: boolean;
  /** Of each line, in cents and in their order. */
  shares: number[];
  cents: number;
}

/** What a code gives for these lines of a cart. Throws PromoCodeRefused; undefined stands for a code that there is not. */
export function judgePromo(
  promo: UsedPromo | undefined,
  lines: DiscountedLine[],
  today = shopDay(),
): Discount {
  if (!promo) throw new PromoCodeRefused('unknown');
  refuseUnusable(promo, today);
  refuseUnfitting(promo, lines);
  const shares = sharesOf(promo, lines);
  const cents = shares.reduce((sum, share) => sum + share, 0);
  return { id: promo.id, code: promo.code, isFreeDelivery: promo.kind === 'free_delivery', shares, cents };
}

/** Days as texts compare as they follow each other. */
function refuseUnusable(promo: UsedPromo, today: string): void {
  const { status, beginsOn, endsOn } = promo;
  if (status === 'ended' || (endsOn !== null && today > endsOn)) throw new PromoCodeRefused('ended');
  if (status === 'paused') throw new PromoCodeRefused('paused');
  if (beginsOn !== null && today < beginsOn) throw new PromoCodeRefused('not_begun', { day: beginsOn });
  // Their own use may be the last one: that is the better reason.
  if (isUsedByCustomer(promo)) throw new PromoCodeRefused('used_by_you');
  if (isUsedUp(promo)) throw new PromoCodeRefused('used_up');
}

const isUsedByCustomer = ({ maxUsesEach, usedByCustomer }: UsedPromo) =>
  maxUsesEach !== null && usedByCustomer >= maxUsesEach;
const isUsedUp = ({ maxUses, used }: UsedPromo) => maxUses !== null && used >= maxUses;

/** Whether an order can have its use of a code again, which it gave back when it was cancelled: its terms are kept, whatever became of the code's. */
export const hasUseLeft = (promo: UsedPromo): boolean => !isUsedByCustomer(promo) && !isUsedUp(promo);

function refuseUnfitting(promo: UsedPromo, lines: DiscountedLine[]): void {
  const there = lines.filter(({ quantity }) => quantity > 0);
  if (!there.some((line) => fits(promo, line))) throw new PromoCodeRefused('fits_nothing');
  const goods = there.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
  const missing = (promo.minimumCents ?? 0) - goods;
  if (missing > 0) throw new PromoCodeRefused('minimum', { missing: missing / 100 });
}
