import { Problem, fieldError } from '@mekong/contracts';

/** 400 as for any other list that is too long. */
export class TooManyAddresses extends Problem {
  constructor(most: number) {
    const message = `You can save at most ${most} addresses`;
    super(400, 'INVALID_INPUT', message, {
      errors: [fieldError('addresses', 'TOO_MANY', message, { most })],
    });
  }
}
