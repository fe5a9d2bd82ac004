import { serviceNames, typedCode } from '@mekong/contracts';
import { requiredText } from '@mekong/service-defaults';
import { z } from 'zod';
import { password } from '../accounts/accounts.http.js';

/** Not the rules of new passwords: any password that was valid once must reach the check. */
export const logInBody = z.object({ email: requiredText(254), password: z.string().min(1).max(1_000) });
export type LogInBody = z.infer<typeof logInBody>;

export const verifyBody = z.object({
  email: requiredText(254),
  code: requiredText(40)
    .overwrite(typedCode)
    .pipe(z.string().regex(/^\d{6}$/, 'must have 6 digits')),
  password: password.optional().describe('A new one, where the code came from another browser'),
});
export type VerifyBody = z.infer<typeof verifyBody>;

/** `audience`: the only service that accepts the token. */
export const vouchBody = z.object({ session: z.string().min(1).max(200), audience: z.enum(serviceNames) });
export type VouchBody = z.infer<typeof vouchBody>;
