import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import type { Role } from '@mekong/contracts';
import { QueuedReadsInterceptor } from './queued-reads.interceptor.js';

/** `public`: anybody; `login`: a session; `verified`: a session with a verified email; roles: verified, with one of them. */
export type AccessRule = 'public' | 'login' | 'verified' | readonly Role[];

export const ACCESS_RULE = 'access-rule';
export const DURING_SETUP = 'during-setup';

/** Declares who may call a route; a route without it refuses every call. Reads of staff wait for their turn. */
export const Access = (rule: AccessRule): ClassDecorator & MethodDecorator =>
  typeof rule === 'string'
    ? SetMetadata(ACCESS_RULE, rule)
    : applyDecorators(SetMetadata(ACCESS_RULE, rule), QueuesReads());

/** Lets few reads of one person run at once; for lists of customers that grow. */
export const QueuesReads = (): ClassDecorator & MethodDecorator => UseInterceptors(QueuedReadsInterceptor);

/** Opens a route of staff also to those who must still set up their account; see `Identity.setup`. */
export const DuringSetup = () => SetMetadata(DURING_SETUP, true);
