import { fault } from '@mekong/contracts';
import { pageFields, pageQuery, seenVersion, text } from '@mekong/service-defaults';
import { z } from 'zod';
import { promoCodeForm, promoKinds, promoStates, promoStatuses, typedPromoCode } from './promo-code.js';

const mostUses = 100_000;
const mostCents = 10_000_000;
const mostNamed = 200;

const day = z.iso
  .date({ error: 'must be a day like 2026-01-31' })
  .refine(
    (value) => value >= '2000' && value < '2200',
    fault('NO_SUCH_YEAR', 'must be between 2000 and 2199', { least: 2000, most: 2199 }),
  );

const ids = z
  .array(z.int().min(1).max(2_147_483_647))
  .max(mostNamed)
  .transform((all) => [...new Set(all)].sort((a, b) => a - b));

/** All terms of a code; null and an empty list stand for no limit. */
const terms = {
  kind: z.enum(promoKinds),
  percent: z.int().min(1).max(90).nullable().describe('Of the kind percent'),
  amount_cents: z.int().min(1).max(mostCents).nullable().describe('Of the kind amount'),
  minimum_cents: z.int().min(1).max(mostCents).nullable().describe('What the goods must cost before it'),
  begins_on: day.nullable().describe("The first day, by Phnom Penh's clock"),
  ends_on: day.nullable().describe('The last day, included'),
  max_uses: z.int().min(1).max(mostUses).nullable(),
  max_uses_each: z.int().min(1).max(mostUses).nullable().describe('By one customer'),
  product_ids: ids.describe('With these or brands the discount is reckoned on their lines only'),
  brand_ids: ids,
  note: text(500).describe('For staff'),
  status: z.enum(promoStatuses),
};

export const promoCodeName = text(100).transform(typedPromoCode);

export const newPromoBody = z.object({
  ...z.object(terms).partial().shape,
  kind: terms.kind,
  code: promoCodeName.refine(
    (code) => promoCodeForm.test(code),
    fault('NOT_A_PROMO_CODE', 'must have 3 to 24 letters from A to Z, digits and hyphens'),
  ),
});
export type NewPromoBody = z.infer<typeof newPromoBody>;

export const promoChangeBody = z.object(terms).partial().extend({ version: seenVersion });
export type PromoChangeBody = z.infer<typeof promoChangeBody>;

export const promosQuery = pageQuery({ default: 50, max: 100 }).extend({
  q: text(100).optional().describe('Part of a code or a note'),
});
export type PromosQuery = z.infer<typeof promosQuery>;

const promo = z
  .object({
    id: z.int(),
    code: z.string(),
    kind: terms.kind,
    percent: z.int().nullable(),
    amount_cents: z.int().nullable(),
    minimum_cents: z.int().nullable(),
    begins_on: z.string().nullable(),
    ends_on: z.string().nullable(),
    max_uses: z.int().nullable(),
    max_uses_each: z.int().nullable(),
    product_ids: z.array(z.int()),
    brand_ids: z.array(z.int()),
    note: z.string(),
    status: terms.status,
    state: z.enum(promoStates).describe('How it stands with it today'),
    uses: z.int().describe('Orders that have used it and are not cancelled'),
    version: z.int(),
    created_at: z.string(),
  })
  .meta({ id: 'PromoCode' });
export const promoAnswer = z.object({ promo_code: promo });
export const promosAnswer = z.object({ promo_codes: z.array(promo), ...pageFields });
