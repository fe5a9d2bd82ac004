import { SetMetadata } from '@nestjs/common';
import type { Role } from '@mekong/contracts';

/** `public`: anybody; `login`: a session; `verified`: a session with a verified email; roles: verified, with one of them. */
export type AccessRule = 'public' | 'login' | 'verified' | readonly Role[];

export const ACCESS_RULE = 'access-rule';

/** Declares who may call a route; a route without it refuses every call. */
export const Access = (rule: AccessRule) => SetMetadata(ACCESS_RULE, rule);
