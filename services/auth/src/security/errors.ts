import { Problem, fieldError } from '@mekong/contracts';
import { minStaffPassword, type PasswordWeakness } from '../password-weakness.js';

const weakPasswords = {
  short: `The password of staff must have at least ${minStaffPassword} characters`,
  common: 'Too many people use this password or one like it. Please choose another one.',
  personal: 'The password must not contain your name, your email or the name of the shop',
};

/** A password that shoppers may have, but staff may not. */
export class WeakPassword extends Problem {
  constructor(reason: PasswordWeakness, field: string) {
    const params = { reason, least: minStaffPassword };
    const message = weakPasswords[reason];
    const errors = [fieldError(field, 'WEAK_PASSWORD', message, params)];
    super(400, 'WEAK_PASSWORD', message, { params, errors });
  }
}

/** `wait` in seconds. */
export class TooMany extends Problem {
  constructor(message: string, wait: number, params: { reason: string; count?: number }) {
    super(429, 'TOO_MANY_REQUESTS', message, { params, retryAfter: Math.max(1, Math.ceil(wait)) });
  }
}

/** The text of all limits. */
export function tooManyAttempts(seconds: number): TooMany {
  const [count, reason] =
    seconds > 90 ? [Math.ceil(seconds / 60), 'minutes'] : [Math.ceil(seconds), 'seconds'];
  return new TooMany(`Too many attempts. Please try again in ${count} ${reason}.`, seconds, {
    reason,
    count,
  });
}
