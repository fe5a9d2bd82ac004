import { fault } from '@mekong/contracts';
import { requiredText, seenVersion, text } from '@mekong/service-defaults';
import { z } from 'zod';
import { orderAnswer } from './orders.dto.js';

/** A blank text removes the fact. */
export const place = text(100)
  .transform((value) => value || null)
  .nullish();

/** What the courier should know, such as "call before you come". */
export const deliveryNote = text(500)
  .transform((value) => value || null)
  .nullish();

const delivery = z.object({
  customer_name: requiredText(200).optional(),
  phone_number: requiredText(50).optional(),
  shipping_address: requiredText(1_000).optional().describe('The whole address, with district and province'),
  province: place,
  district: place,
  note: deliveryNote.describe('What the courier should know'),
});

const isAnyGiven = ({ version: _, ...wanted }: Record<string, unknown>) =>
  Object.values(wanted).some((value) => value !== undefined);
const nothing = {
  path: ['shipping_address'],
  ...fault('NOTHING_TO_CHANGE', 'or another fact of the delivery is required'),
};

export const deliveryBody = delivery.extend({ version: seenVersion }).refine(isAnyGiven, nothing);
export type DeliveryBody = z.infer<typeof deliveryBody>;

export const ownDeliveryAnswer = z.object({ order: orderAnswer });
