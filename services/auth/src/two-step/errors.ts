import { Problem, fieldError } from '@mekong/contracts';

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
