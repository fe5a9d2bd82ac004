/** Errors that are part of the API: their texts are shown to people. */
abstract class AuthError extends Error {
  abstract readonly status: number;
  abstract readonly code: string;
  readonly extras: Record<string, unknown> = {};
}

export class EmailTaken extends AuthError {
  readonly status = 409;
  readonly code = 'EMAIL_TAKEN';
  override readonly extras = {
    errors: [{ field: 'email', message: 'An account with this email already exists' }],
  };
  constructor() {
    super('An account with this email already exists');
  }
}

export class WrongCredentials extends AuthError {
  readonly status = 401;
  readonly code = 'WRONG_CREDENTIALS';
  constructor() {
    super('Invalid email or password');
  }
}

/** Of somebody who is logged in: 400, since their session is as good as before. */
export class WrongPassword extends AuthError {
  readonly status = 400;
  readonly code = 'WRONG_PASSWORD';
  override readonly extras: Record<string, unknown>;
  constructor(field: string) {
    super('The password is not right');
    this.extras = { errors: [{ field, message: 'The password is not right' }] };
  }
}

export class WrongCode extends AuthError {
  readonly status = 400;
  readonly code = 'INVALID_CODE';
  override readonly extras = { errors: [{ field: 'code', message: 'Invalid or expired verification code' }] };
  constructor() {
    super('Invalid or expired verification code');
  }
}

export class WrongResetToken extends AuthError {
  readonly status = 400;
  readonly code = 'INVALID_TOKEN';
  constructor() {
    super('Invalid or expired reset token');
  }
}

/** 429; `retryAfter` in seconds becomes the Retry-After header. */
export class TooMany extends AuthError {
  readonly status = 429;
  readonly code = 'TOO_MANY_REQUESTS';
  override readonly extras: { retryAfter: number };
  constructor(text: string, retryAfterSeconds: number) {
    super(text);
    this.extras = { retryAfter: Math.max(1, Math.ceil(retryAfterSeconds)) };
  }
}

/** As `TooMany`, in the words that are used for all limits. */
export function tooManyAttempts(seconds: number): TooMany {
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds)} seconds`;
  return new TooMany(`Too many attempts. Please try again in ${wait}.`, seconds);
}

/** The code of a second step. */
export class WrongSecondStep extends AuthError {
  readonly status = 400;
  readonly code = 'INVALID_CODE';
  override readonly extras = { errors: [{ field: 'code', message: 'The code is not right' }] };
  constructor() {
    super('The code is not right');
  }
}

/** The password has to be given again. */
export class TicketEnded extends AuthError {
  readonly status = 401;
  readonly code = 'TICKET_ENDED';
  constructor() {
    super('Too many wrong codes, or too late. Please log in again.');
  }
}

export class TwoStepOn extends AuthError {
  readonly status = 409;
  readonly code = 'TWO_STEP_ON';
  constructor() {
    super('Two-step login is already on');
  }
}

export class TwoStepOff extends AuthError {
  readonly status = 409;
  readonly code = 'TWO_STEP_OFF';
  constructor() {
    super('Two-step login is not on');
  }
}

export class LastAdmin extends AuthError {
  readonly status = 409;
  readonly code = 'LAST_ADMIN';
  constructor(text = 'The last admin can be neither deleted nor demoted') {
    super(text);
  }
}

export class OwnAccount extends AuthError {
  readonly status = 409;
  readonly code = 'OWN_ACCOUNT';
  constructor(text = 'You cannot delete or demote yourself') {
    super(text);
  }
}

export class AccountBlocked extends AuthError {
  readonly status = 403;
  readonly code = 'ACCOUNT_BLOCKED';
  constructor() {
    super('This account is blocked. Please contact the shop.');
  }
}

export class AlreadyVerified extends AuthError {
  readonly status = 409;
  readonly code = 'ALREADY_VERIFIED';
  constructor() {
    super('This email is already verified');
  }
}

/** Somebody else was faster: `current` is how things are now, `changed` where that differs from what was wanted. */
export class StaleEdit extends AuthError {
  readonly status = 409;
  readonly code = 'STALE_EDIT';
  override readonly extras: Record<string, unknown>;
  constructor(what: string, current: Record<string, unknown>, changed: string[]) {
    super(`Somebody else has changed this ${what} meanwhile`);
    this.extras = { current, changed };
  }
}
