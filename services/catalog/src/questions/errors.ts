import { Problem } from '@mekong/contracts';

/** So many questions of one person may wait for answers. */
export const mostWaiting = 10;

export class TooManyQuestions extends Problem {
  constructor() {
    const message = `You have ${mostWaiting} questions that wait for an answer. Please wait for the answers, or take one back.`;
    super(409, 'TOO_MANY_QUESTIONS', message, { params: { most: mostWaiting } });
  }
}
