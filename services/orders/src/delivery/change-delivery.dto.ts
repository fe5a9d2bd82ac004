import { fault } from '@mekong/contracts';
import { longestPhone, mapLink, requiredText, seenVersion, text } from '@mekong/service-defaults';
import { z } from 'zod';
import { orderAnswer } from '../orders/orders.http.js';

/** A blank text removes the fact. */
const place = text(100)
  .transform((value) => value || null)
  .nullish();

/** What the courier should know, such as "call before you come". */
const deliveryNote = text(500)
  .transform((value) => value || null)
  .nullish();

/** Where an order goes: what a checkout says, and any of it when that is corrected. */
export const deliveryFields = z.object({
  customer_name: requiredText(200),
  phone_number: requiredText(longestPhone),
  shipping_address: requiredText(1_000).describe('The whole address, with district and province'),
  province: place.describe('Also part of the shipping address'),
  district: place.describe('Also part of the shipping address'),
  note: deliveryNote.describe('What the courier should know'),
  map_link: mapLink,
});

const isAnyGiven = ({ version: _, ...wanted }: Record<string, unknown>) =>
  Object.values(wanted).some((value) => value !== undefined);
const nothing = {
  path: ['shipping_address'],
  ...fault('NOTHING_TO_CHANGE', 'or another fact of the delivery is required'),
};

export const deliveryBody = deliveryFields
  .partial()
  .extend({ version: seenVersion })
  .refine(isAnyGiven, nothing);
export type DeliveryBody = z.infer<typeof deliveryBody>;

export const ownDeliveryAnswer = z.object({ order: orderAnswer });
