import { languageSchema } from '@mekong/contracts';
import { emailPattern, requiredText } from '@mekong/service-defaults';
import { z } from 'zod';

export const notifyBody = z.object({
  email: requiredText(254)
    .pipe(z.email({ pattern: emailPattern }))
    .optional()
    .describe("Of somebody who is not logged in; an account's own is taken"),
  price: z
    .number()
    .positive()
    .max(1_000_000)
    .optional()
    .describe('To be told when it costs less than so many dollars, rather than when it is back'),
  language: languageSchema.default('en').describe('In which the person reads'),
});
export type NotifyBody = z.infer<typeof notifyBody>;

export const notifyAnswer = z.object({
  needs_confirming: z.boolean().describe('A mail asks the address first; the same for every address'),
});

export const linkBody = z.object({ token: z.string().min(1).max(200) });
export type LinkBody = z.infer<typeof linkBody>;
