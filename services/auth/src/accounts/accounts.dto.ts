import { fault, roleSchema } from '@mekong/contracts';
import { requiredText } from '@mekong/service-defaults';
import { z } from 'zod';

export const email = requiredText(254).pipe(z.email());
/** Kept as typed: blanks may be part of it. */
export const password = z.string().min(6).max(128);

/** A person's name goes into mails to an address that nobody has proved to be theirs: it must not carry a message there. */
export const personName = requiredText(100)
  .refine(
    (name) => !/[\p{Cc}\u2028\u2029]/u.test(name),
    fault('NOT_ONE_LINE', 'must be one line without control characters'),
  )
  .refine((name) => !/:\/\/|www\./i.test(name), fault('HOLDS_ADDRESS', 'must not hold a web address'));

export const signUpBody = z.object({ name: personName, email, password });
export type SignUpBody = z.infer<typeof signUpBody>;

/** Whatever was once a valid password must reach the check; only absurd lengths are cut off. */
export const logInBody = z.object({ email: requiredText(254), password: z.string().min(1).max(1_000) });
export type LogInBody = z.infer<typeof logInBody>;

export const verifyBody = z.object({
  email: requiredText(254),
  code: requiredText(6).pipe(z.string().regex(/^\d{6}$/, 'must have 6 digits')),
});
export type VerifyBody = z.infer<typeof verifyBody>;

export const emailBody = z.object({ email });
export type EmailBody = z.infer<typeof emailBody>;

export const resetBody = z.object({ password });
export type ResetBody = z.infer<typeof resetBody>;
export const tokenParam = z.string().min(1).max(200);

export const vouchBody = z.object({ session: z.string().min(1).max(200) });
export type VouchBody = z.infer<typeof vouchBody>;

export const userAnswer = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    role: roleSchema,
    phone: z.string().nullable(),
    address: z.string().nullable(),
    is_verified: z.boolean(),
    created_at: z.string(),
  })
  .meta({ id: 'User' });
const oneUser = z.object({ user: userAnswer });
export const userOrNobody = z.object({ user: userAnswer.nullable() });
export const userAndMessage = oneUser.extend({ message: z.string() });
export const messageAnswer = z.object({ message: z.string() });
