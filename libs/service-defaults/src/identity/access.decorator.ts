import { SetMetadata } from '@nestjs/common';
import type { Role } from '@mekong/contracts';

/** `public`: anybody; `login`: a session; `verified`: a session with a verified email; roles: verified, with one of them. */
export type AccessRule = 'public' | 'login' | 'verified' | readonly Role[];

export const ACCESS_RULE = 'access-rule';
export const DURING_SETUP = 'during-setup';

/** Declares who may call a route; a route without it refuses every call. */
export const Access = (rule: AccessRule) => SetMetadata(ACCESS_RULE, rule);

/** Opens a route of staff also to those who must still set up their account; see `Identity.setup`. */
export const DuringSetup = () => SetMetadata(DURING_SETUP, true);
