import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { roleSchema, type Role } from '@mekong/contracts';
import { z } from 'zod';

/** What staff must do with their account before they may do anything else as staff: set a better password, or two-step login. */
export const accountSetup = z.enum(['password', 'two_step']);
export type AccountSetup = z.infer<typeof accountSetup>;

/** The caller of a request, as stated in the token that auth signed. */
export interface Identity {
  userId: string;
  email: string;
  name: string;
  role: Role;
  verified: boolean;
  /** Without it there is nothing left to do. */
  setup?: AccountSetup;
  /** When the password was last typed in the session, in Unix seconds; only of staff. */
  passwordAt?: number;
  /** By what they act, where that is not the dashboard or the storefront. */
  via?: 'Telegram';
}

/** The claims of the short-lived token that auth signs and the gateway forwards. */
export const identityClaims = z.object({
  sub: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: roleSchema,
  verified: z.boolean(),
  setup: accountSetup.optional(),
  passwordAt: z.number().optional(),
  /** The services that accept the token. */
  aud: z.union([z.string().transform((one) => [one]), z.array(z.string())]),
});

/** The caller. Only for routes whose `@Access` needs a login; elsewhere undefined. */
export const Caller = createParamDecorator(
  (_: unknown, context: ExecutionContext): Identity | undefined =>
    context.switchToHttp().getRequest<{ user?: Identity }>().user,
);
