import { formerCustomer } from '@mekong/messaging';
import type { Question } from './question.entity.js';

/** A question as shown in the shop. */
export const shownQuestionView = ({ id, author, text, createdAt, answer, answeredAt }: Question) => ({
  id,
  author,
  ...(author === formerCustomer && { is_former_customer: true }),
  text,
  created_at: createdAt.toISOString(),
  answer,
  answered_at: answeredAt?.toISOString() ?? null,
});

export const ownQuestionView = (question: Question) => ({
  ...shownQuestionView(question),
  status: question.status,
});

export function staffQuestionView(question: Question) {
  const { id, name, category, imageUrl } = question.product!;
  return {
    ...ownQuestionView(question),
    version: question.version,
    product: { id, name, category, image_url: imageUrl },
  };
}
