import { fieldError, Problem } from '@mekong/contracts';
import { minStaffPassword, type PasswordWeakness } from './security/password-weakness.js';

export class EmailTaken extends Problem {
  constructor() {
    const message = 'An account with this email already exists';
    super(409, 'EMAIL_TAKEN', message, { errors: [fieldError('email', 'EMAIL_TAKEN', message)] });
  }
}

export class WrongCredentials extends Problem {
  constructor() {
    super(401, 'WRONG_CREDENTIALS', 'Invalid email or password');
  }
}

/** For a logged-in user: 400 instead of 401, since the session is still valid. */
export class WrongPassword extends Problem {
  constructor(field: string) {
    const message = 'The password is not right';
    super(400, 'WRONG_PASSWORD', message, { errors: [fieldError(field, 'WRONG_PASSWORD', message)] });
  }
}

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

export class WrongCode extends Problem {
  constructor() {
    const message = 'Invalid or expired verification code';
    super(400, 'INVALID_CODE', message, { errors: [fieldError('code', 'INVALID_CODE', message)] });
  }
}

/** A right code came from a browser that does not know the account's password. It stays valid, and works with a new password. */
export class SetAPassword extends Problem {
  constructor() {
    super(
      409,
      'SET_A_PASSWORD',
      'This code is right, but somebody signed up in another browser. Please choose a password: it replaces the one that was set there.',
    );
  }
}

export class WrongResetToken extends Problem {
  constructor() {
    super(400, 'INVALID_TOKEN', 'Invalid or expired reset token');
  }
}

export class WrongInvitation extends Problem {
  constructor() {
    const message = 'This invitation was used already, replaced or withdrawn, or its time has run out.';
    super(400, 'INVALID_TOKEN', message, { params: { reason: 'invitation' } });
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

/** A wrong code in the second step of a login. */
export class WrongSecondStep extends Problem {
  constructor() {
    const message = 'The code is not right';
    const params = { reason: 'two_step' };
    super(400, 'INVALID_CODE', message, {
      params,
      errors: [fieldError('code', 'INVALID_CODE', message, params)],
    });
  }
}

/** The time or tries of the second step are used up, so the login starts again with the password. */
export class TicketEnded extends Problem {
  constructor() {
    super(401, 'TICKET_ENDED', 'Too many wrong codes, or too late. Please log in again.');
  }
}

/** 400 as for any other list that is too long. */
export class TooManyAddresses extends Problem {
  constructor(most: number) {
    const message = `You can save at most ${most} addresses`;
    super(400, 'INVALID_INPUT', message, {
      errors: [fieldError('addresses', 'TOO_MANY', message, { most })],
    });
  }
}

export class TooManyViews extends Problem {
  constructor(most: number) {
    const message = `You can save at most ${most} views of a list`;
    super(400, 'INVALID_INPUT', message, { errors: [fieldError('views', 'TOO_MANY', message, { most })] });
  }
}

export class ViewNameTaken extends Problem {
  constructor() {
    const message = 'Another view of this list has this name';
    super(400, 'INVALID_INPUT', message, { errors: [fieldError('name', 'NAMED_TWICE', message)] });
  }
}

/** 409, as the note itself is fine. */
export class TooManyNotes extends Problem {
  constructor(most: number) {
    super(409, 'TOO_MANY_NOTES', `There can be ${most} notes about a person at most.`, {
      params: { most, reason: 'user' },
    });
  }
}

export class TwoStepOn extends Problem {
  constructor() {
    super(409, 'TWO_STEP_ON', 'Two-step login is already on');
  }
}

export class TwoStepOff extends Problem {
  constructor() {
    super(409, 'TWO_STEP_OFF', 'Two-step login is not on');
  }
}

export class LastAdmin extends Problem {
  constructor(reason?: 'block') {
    const message = reason
      ? 'The last admin cannot be blocked'
      : 'The last admin can be neither deleted nor demoted';
    super(409, 'LAST_ADMIN', message, { params: { reason } });
  }
}

const notOnYourself = {
  block: 'You cannot block yourself',
  two_step: 'You cannot reset your own two-step login',
};

export class OwnAccount extends Problem {
  constructor(reason?: keyof typeof notOnYourself) {
    const message = reason ? notOnYourself[reason] : 'You cannot delete or demote yourself';
    super(409, 'OWN_ACCOUNT', message, { params: { reason } });
  }
}

export class AccountBlocked extends Problem {
  constructor() {
    super(403, 'ACCOUNT_BLOCKED', 'This account is blocked. Please contact the shop.');
  }
}

export class AlreadyVerified extends Problem {
  constructor() {
    super(409, 'ALREADY_VERIFIED', 'This email is already verified');
  }
}
