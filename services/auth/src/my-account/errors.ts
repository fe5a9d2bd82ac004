import { Problem, fieldError } from '@mekong/contracts';

/** For a logged-in user: 400 instead of 401, since the session is still valid. */
export class WrongPassword extends Problem {
  constructor(field: string) {
    const message = 'The password is not right';
    super(400, 'WRONG_PASSWORD', message, { errors: [fieldError(field, 'WRONG_PASSWORD', message)] });
  }
}
