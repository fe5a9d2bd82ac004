import type { Subject } from '@mekong/messaging';
import type { Question } from './question.entity.js';

/** Without the asker, whose name must not outlive their account. */
export const aboutQuestion = ({ id, product }: Question): Subject => ({
  type: 'question',
  id,
  name: product!.name,
});

/** What staff decide of a question. */
export const factsOfQuestion = ({ status, answer }: Question) => ({ status, answer });
