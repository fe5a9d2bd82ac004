import { fault, languageSchema } from '@mekong/contracts';
import { emailPattern, requiredText } from '@mekong/service-defaults';
import { z } from 'zod';

export const email = requiredText(254).pipe(z.email({ pattern: emailPattern }));
/** Not trimmed, as blanks may be part of it. */
export const password = z.string().min(6).max(128);

/** A person's name is in mails to addresses that are not verified, so it must not be able to carry a message. */
export const personName = requiredText(100)
  .refine(
    (name) => !/[\p{Cc}\u2028\u2029]/u.test(name),
    fault('NOT_ONE_LINE', 'must be one line without control characters'),
  )
  .refine((name) => !/:\/\/|www\./i.test(name), fault('HOLDS_ADDRESS', 'must not hold a web address'));

export const signUpBody = z.object({
  name: personName,
  email,
  password,
  language: languageSchema.optional(),
});
export type SignUpBody = z.infer<typeof signUpBody>;

export const emailBody = z.object({ email });
export type EmailBody = z.infer<typeof emailBody>;

export const resetBody = z.object({ password });
export type ResetBody = z.infer<typeof resetBody>;
export const tokenParam = z.string().min(1).max(200);
