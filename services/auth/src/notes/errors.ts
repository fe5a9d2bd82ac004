import { Problem } from '@mekong/contracts';

/** 409, as the note itself is fine. */
export class TooManyNotes extends Problem {
  constructor(most: number) {
    super(409, 'TOO_MANY_NOTES', `There can be ${most} notes about a person at most.`, {
      params: { most, reason: 'user' },
    });
  }
}
