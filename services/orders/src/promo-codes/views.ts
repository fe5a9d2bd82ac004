import { shopDay } from '@mekong/contracts';
import type { PromoCode, PromoState } from './promo-code.js';

function stateOf({ status, beginsOn, endsOn, maxUses }: PromoCode, uses: number, today: string): PromoState {
  if (status === 'ended' || (endsOn !== null && today > endsOn)) return 'ended';
  if (maxUses !== null && uses >= maxUses) return 'used_up';
  if (status === 'paused') return 'paused';
  return beginsOn !== null && today < beginsOn ? 'not_begun' : 'active';
}

/** A code as staff see it, with how many orders have used it. */
export const promoView = (promo: PromoCode, uses: number, today = shopDay()) => ({
  id: promo.id,
  code: promo.code,
  kind: promo.kind,
  percent: promo.percent,
  amount_cents: promo.amountCents,
  minimum_cents: promo.minimumCents,
  begins_on: promo.beginsOn,
  ends_on: promo.endsOn,
  max_uses: promo.maxUses,
  max_uses_each: promo.maxUsesEach,
  product_ids: promo.productIds,
  brand_ids: promo.brandIds,
  note: promo.note,
  status: promo.status,
  state: stateOf(promo, uses, today),
  uses,
  version: promo.version,
  created_at: promo.createdAt.toISOString(),
});
