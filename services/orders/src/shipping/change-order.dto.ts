import { text, seenVersion } from '@mekong/service-defaults';
import { z } from 'zod';
import { fault } from '@mekong/contracts';

/** A blank text removes the fact. */
const shipmentFact = text(100)
  .transform((value) => value || null)
  .optional();

export const changeBody = z
  .object({
    status: z.enum(['shipped', 'delivered']).optional().describe('Without it, the shipment is corrected'),
    courier: shipmentFact,
    tracking_number: shipmentFact,
    version: seenVersion,
  })
  .refine(({ version: _, ...wanted }) => Object.values(wanted).some((value) => value !== undefined), {
    path: ['status'],
    ...fault('NOTHING_TO_CHANGE', 'or courier or tracking number is required'),
  });
export type ChangeBody = z.infer<typeof changeBody>;
