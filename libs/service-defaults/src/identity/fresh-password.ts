import { SetMetadata } from '@nestjs/common';
import { Problem } from '@mekong/contracts';
import type { Identity } from './identity.js';

export const NEEDS_FRESH_PASSWORD = 'needs-fresh-password';

/** How long a typed password counts as just typed. */
const freshSeconds = 15 * 60;

/**
 * Marks a route of staff by which whoever sits down at a session that was left open, or has copied it, could do lasting harm. The
 * guard asks for a password that was typed in this session a short while ago.
 */
export const NeedsFreshPassword = () => SetMetadata(NEEDS_FRESH_PASSWORD, true);

/** The same where it depends on what is to be done. Throws CONFIRM_PASSWORD. */
export function requireFreshPassword({ passwordAt = 0 }: Pick<Identity, 'passwordAt'>): void {
  if (passwordAt <= Date.now() / 1_000 - freshSeconds)
    throw new Problem(403, 'CONFIRM_PASSWORD', 'Please confirm your password first.');
}
