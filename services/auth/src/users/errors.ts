import { Problem, fieldError } from '@mekong/contracts';

export class EmailTaken extends Problem {
  constructor() {
    const message = 'An account with this email already exists';
    super(409, 'EMAIL_TAKEN', message, { errors: [fieldError('email', 'EMAIL_TAKEN', message)] });
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
