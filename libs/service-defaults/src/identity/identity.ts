import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { roleSchema, type Role } from '@mekong/contracts';
import { z } from 'zod';

/** The caller of a request, as stated in the token that auth signed. */
export interface Identity {
  userId: string;
  email: string;
  name: string;
  role: Role;
  verified: boolean;
}

/** The claims of the short-lived token that auth signs and the gateway forwards. */
export const identityClaims = z.object({
  sub: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: roleSchema,
  verified: z.boolean(),
});

/** The caller. Only for routes whose `@Access` needs a login; elsewhere undefined. */
export const Caller = createParamDecorator(
  (_: unknown, context: ExecutionContext): Identity | undefined =>
    context.switchToHttp().getRequest<{ user?: Identity }>().user,
);
