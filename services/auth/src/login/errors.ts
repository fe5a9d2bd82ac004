import { Problem } from '@mekong/contracts';

export class WrongCredentials extends Problem {
  constructor() {
    super(401, 'WRONG_CREDENTIALS', 'Invalid email or password');
  }
}

/** The time or tries of the second step are used up, so the login starts again with the password. */
export class TicketEnded extends Problem {
  constructor() {
    super(401, 'TICKET_ENDED', 'Too many wrong codes, or too late. Please log in again.');
  }
}
