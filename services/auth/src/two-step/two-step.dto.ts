import { typedCode } from '@mekong/contracts';
import { requiredText } from '@mekong/service-defaults';
import { z } from 'zod';

const password = z.string().min(1).max(1_000);
/** A code of the app, or a recovery code. */
const code = requiredText(40).overwrite(typedCode);

export const startBody = z.object({ password });
export type StartBody = z.infer<typeof startBody>;
export const confirmBody = z.object({ code });
export type ConfirmBody = z.infer<typeof confirmBody>;
export const offBody = z.object({ password, code });
export type OffBody = z.infer<typeof offBody>;
export const secondStepBody = z.object({ ticket: z.string().min(1).max(200), code });
export type SecondStepBody = z.infer<typeof secondStepBody>;

export const statusAnswer = z.object({ is_on: z.boolean(), recovery_codes_left: z.int() });
export const secretAnswer = z.object({ secret: z.string(), uri: z.string() });
export const recoveryAnswer = z.object({ message: z.string(), recovery_codes: z.array(z.string()) });
export const ticketAnswer = z.object({
  message: z.string(),
  twoStepRequired: z.literal(true),
  ticket: z.string(),
});
