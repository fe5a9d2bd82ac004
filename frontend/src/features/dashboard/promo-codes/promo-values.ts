import type { NewPromoCode, PromoCode } from '../../../api/types';
import { plainNumber, wholeNumberOf } from '../kit/number-text';

/** A code that is edited; a new one has nothing yet. */
export type EditedPromo = Partial<PromoCode>;

/** The fields of the form by the names of the API, as texts: a draft keeps these. */
export type PromoValues = Record<keyof ReturnType<typeof valuesOf>, string>;

const dollarsText = (cents: number | null | undefined) => (cents ? String(cents / 100) : '');
const text = (value: number | string | null | undefined) => (value === null ? '' : String(value ?? ''));

export const idsText = (ids: readonly number[] = []): string => ids.join(',');
export const idsOf = (typed: string): number[] => typed.split(',').filter(Boolean).map(Number);

export const valuesOf = (promo: EditedPromo) => ({
  code: text(promo.code),
  kind: text(promo.kind ?? 'percent'),
  percent: text(promo.percent),
  amount_cents: dollarsText(promo.amount_cents),
  minimum_cents: dollarsText(promo.minimum_cents),
  begins_on: text(promo.begins_on),
  ends_on: text(promo.ends_on),
  max_uses: text(promo.max_uses),
  max_uses_each: text(promo.max_uses_each),
  brand_ids: idsText(promo.brand_ids),
  product_ids: idsText(promo.product_ids),
  note: text(promo.note),
});

const centsOf = (typed: string) => (typed.trim() ? Math.round(Number(plainNumber(typed)) * 100) : null);
const numberOf = (typed: string) => (typed.trim() ? wholeNumberOf(typed) : null);

/** What is sent of the form; of a kind of code only what belongs to it. */
export function termsOf(values: PromoValues): Omit<NewPromoCode, 'code'> {
  const kind = values.kind as PromoCode['kind'];
  return {
    kind,
    percent: kind === 'percent' ? numberOf(values.percent) : null,
    amount_cents: kind === 'amount' ? centsOf(values.amount_cents) : null,
    minimum_cents: centsOf(values.minimum_cents),
    begins_on: values.begins_on || null,
    ends_on: values.ends_on || null,
    max_uses: numberOf(values.max_uses),
    max_uses_each: numberOf(values.max_uses_each),
    brand_ids: idsOf(values.brand_ids),
    product_ids: idsOf(values.product_ids),
    note: values.note,
  };
}
