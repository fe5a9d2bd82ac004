import { paymentMethods } from '@mekong/contracts';
import { z } from 'zod';

export const method = z.enum(paymentMethods);
export type Method = z.infer<typeof method>;

/** Each provider has fields of its own. */
export const callbackBody = z.record(z.string(), z.unknown());
export type CallbackBody = z.infer<typeof callbackBody>;

export const heardAnswer = z.object({ message: z.string() });
