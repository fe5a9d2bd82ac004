import { Problem } from '@mekong/contracts';

/** So many questions of one person may wait for answers. */
export const mostWaiting = 10;

/** So many one person asks in a day, those among them that they take back. */
export const mostInDay = 30;

export class TooManyQuestions extends Problem {
  constructor() {
    const message = `You have ${mostWaiting} questions that wait for an answer. Please wait for the answers, or take one back.`;
    super(409, 'TOO_MANY_QUESTIONS', message, { params: { most: mostWaiting } });
  }
}

export class TooManyInDay extends Problem {
  constructor() {
    const message = `You have asked ${mostInDay} questions within a day. Please ask again tomorrow.`;
    super(429, 'TOO_MANY_QUESTIONS', message, {
      params: { most: mostInDay, reason: 'day' },
      retryAfter: 3_600,
    });
  }
}
