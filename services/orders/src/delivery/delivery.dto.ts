import { districtKey, fault, provinces, shippingPolicies } from '@mekong/contracts';
import { requiredText, seenSettingVersion, text } from '@mekong/service-defaults';
import { z } from 'zod';

const mostDays = 60;
const mostMethods = 10;
const mostDistricts = 30;
const mostFeeCents = 100_000;

const method = z
  .object({
    key: z.string(),
    name: z.string(),
    name_km: z.string().nullable(),
    fee_cents: z.int(),
    cutoff: z
      .string()
      .nullable()
      .describe("Until when an order leaves on the same day, by Phnom Penh's clock"),
    days_from: z.int().optional().describe("Where it takes other days than the province's"),
    days_to: z.int().optional().describe('0: the same day; then it is not offered after the cutoff'),
    free_from_cents: z.int().optional().describe('It is free for goods of so much'),
    pick_up: z.boolean().optional().describe('The shopper comes to the shop for it'),
    paused: z.boolean().optional().describe('Not offered for now'),
  })
  .meta({ id: 'DeliveryMethod' });

/** What differs within a province: each method in place of the province's with the same key. */
const district = z
  .object({ district: z.string(), methods: z.array(method) })
  .meta({ id: 'DistrictDelivery' });

const provinceName = z.enum(provinces);

export const deliveryAnswer = z.object({
  provinces: z.array(
    z
      .object({
        province: provinceName,
        days_from: z.int().describe('Working days after payment'),
        days_to: z.int(),
        methods: z.array(method),
        districts: z
          .array(district)
          .optional()
          .describe("Methods in place of the province's with the same keys"),
      })
      .meta({ id: 'ProvinceDelivery' }),
  ),
  version: z.int().describe('0 while nothing was entered, and all is as usual'),
});

export const shownDeliveryAnswer = deliveryAnswer.extend({
  shipping_policy: z.enum(shippingPolicies).describe('What delivery costs where a place has no methods'),
});

const areApart = (names: string[]) => new Set(names).size === names.length;

export const deliveryMethodKey = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_-]{0,39}$/, 'must be small letters, digits, - or _, at most 40');

const cutoff = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 16:00')
  .nullable()
  .default(null);

const days = z.int().min(0).max(mostDays);

interface Days {
  days_from?: number;
  days_to?: number;
}
const areInOrder = ({ days_from = 0, days_to = mostDays }: Days) => days_from <= days_to;
const inOrder = {
  path: ['days_to'],
  ...fault('ENDS_BEFORE_START', 'must not be before the first day'),
};

const flag = z
  .boolean()
  .optional()
  .transform((is) => is || undefined);

const methodFields = z.object({
  key: deliveryMethodKey,
  name: requiredText(60),
  name_km: text(60)
    .transform((name) => name || null)
    .nullable()
    .default(null),
  fee_cents: z.int().min(0).max(mostFeeCents),
  cutoff,
  days_from: days.optional(),
  days_to: days.optional(),
  free_from_cents: z.int().min(0).max(10_000_000).optional(),
  pick_up: flag,
  paused: flag,
});

const methodBody = methodFields
  .refine(areInOrder, inOrder)
  .refine(({ pick_up, fee_cents }) => !pick_up || fee_cents === 0, {
    path: ['fee_cents'],
    ...fault('FREE_AT_THE_SHOP', 'must be 0 where shoppers come to the shop'),
  });

const methods = z
  .array(methodBody)
  .max(mostMethods)
  .refine((all) => areApart(all.map((one) => one.key)), fault('NAMED_TWICE', 'must name each method once'));

const districtsBody = z
  .array(z.object({ district: requiredText(100), methods }))
  .max(mostDistricts)
  .refine(
    (all) => areApart(all.map((one) => districtKey(one.district))),
    fault('NAMED_TWICE', 'must name each district once'),
  );

const provinceBody = z
  .object({
    province: provinceName,
    days_from: days,
    days_to: days,
    methods: methods.default([]),
    districts: districtsBody.optional(),
  })
  .refine(areInOrder, inOrder);

export const deliveryTableBody = z.object({
  provinces: z
    .array(provinceBody)
    .max(provinces.length)
    .refine(
      (all) => areApart(all.map(({ province }) => province)),
      fault('NAMED_TWICE', 'must name each province once'),
    ),
  version: seenSettingVersion.optional(),
});
export type DeliveryTableBody = z.infer<typeof deliveryTableBody>;
