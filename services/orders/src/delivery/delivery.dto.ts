import { fault, provinces } from '@mekong/contracts';
import { requiredText, seenSettingVersion, text } from '@mekong/service-defaults';
import { z } from 'zod';

const mostDays = 60;
const mostMethods = 10;
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
  })
  .meta({ id: 'DeliveryMethod' });

const provinceName = z.enum(provinces);

export const deliveryAnswer = z.object({
  provinces: z.array(
    z
      .object({
        province: provinceName,
        days_from: z.int().describe('Working days after payment'),
        days_to: z.int(),
        methods: z.array(method),
      })
      .meta({ id: 'ProvinceDelivery' }),
  ),
  version: z.int().describe('0 while nothing was entered, and all is as usual'),
});

const areApart = (names: string[]) => new Set(names).size === names.length;

const key = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_-]{0,39}$/, 'must be small letters, digits, - or _, at most 40');

const cutoff = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 16:00')
  .nullable()
  .default(null);

const methodBody = z.object({
  key,
  name: requiredText(60),
  name_km: text(60)
    .transform((name) => name || null)
    .nullable()
    .default(null),
  fee_cents: z.int().min(0).max(mostFeeCents),
  cutoff,
});

const days = z.int().min(0).max(mostDays);

const provinceBody = z
  .object({
    province: provinceName,
    days_from: days,
    days_to: days,
    methods: z
      .array(methodBody)
      .max(mostMethods)
      .refine(
        (methods) => areApart(methods.map((one) => one.key)),
        fault('NAMED_TWICE', 'must name each method once'),
      )
      .default([]),
  })
  .refine(({ days_from, days_to }) => days_from <= days_to, {
    path: ['days_to'],
    ...fault('ENDS_BEFORE_START', 'must not be before the first day'),
  });

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
