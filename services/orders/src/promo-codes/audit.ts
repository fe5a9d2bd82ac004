import type { EditedKind } from '@mekong/messaging';
import type { PromoCode } from './promo-code.js';

/** The subject of an entry about a promo code. */
export const aboutPromo = ({ id, code }: PromoCode) => ({ type: 'promo_code', id: String(id), name: code });

const dollars = (cents: number | null) => (cents === null ? null : cents / 100);

export const factsOfPromo = (promo: PromoCode) => ({
  kind: promo.kind,
  percent: promo.percent,
  amount: dollars(promo.amountCents),
  minimum: dollars(promo.minimumCents),
  begins_on: promo.beginsOn,
  ends_on: promo.endsOn,
  max_uses: promo.maxUses,
  max_uses_each: promo.maxUsesEach,
  product_ids: promo.productIds,
  brand_ids: promo.brandIds,
  note: promo.note,
  status: promo.status,
});

export const editedPromo: EditedKind<PromoCode> = {
  thing: 'promo code',
  action: 'promo-code.changed',
  about: aboutPromo,
  factsOf: factsOfPromo,
};
