import { Problem, fieldError } from '@mekong/contracts';

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

export class AlreadyVerified extends Problem {
  constructor() {
    super(409, 'ALREADY_VERIFIED', 'This email is already verified');
  }
}
