import { fault, textKey } from '@mekong/contracts';
import { requiredText, seenSettingVersion, text } from '@mekong/service-defaults';
import { z } from 'zod';
import { isTrackingLink } from './courier.js';

const maxCouriers = 20;

const courier = z
  .object({
    name: z.string(),
    tracking_link: z.string().nullable().describe('An https address with `{number}` for the tracking number'),
    needs_number: z.boolean().describe('Whether every parcel has a tracking number'),
  })
  .meta({ id: 'Courier' });

export const couriersAnswer = z.object({
  couriers: z.array(courier),
  version: z.int(),
});

const trackingLink = text(300)
  .transform((link) => link || null)
  .refine(
    (link) => link === null || isTrackingLink(link),
    fault(
      'NOT_A_TRACKING_LINK',
      'must begin with https:// and have {number} once, after the name of the site',
    ),
  );

export const couriersBody = z.object({
  couriers: z
    .array(
      z.object({
        name: requiredText(100),
        tracking_link: trackingLink.nullable(),
        needs_number: z.boolean(),
      }),
    )
    .min(1)
    .max(maxCouriers)
    .refine(
      (all) => new Set(all.map(({ name }) => textKey(name))).size === all.length,
      fault('NAMED_TWICE', 'must name each courier once'),
    ),
  version: seenSettingVersion,
});
export type CouriersBody = z.infer<typeof couriersBody>;
