import { newEvent } from '@mekong/messaging';
import type { Product } from '../products/index.js';
import type { Question } from './question.entity.js';

/** The event that a question waits for its answer. */
export const waitingQuestion = ({ id }: Question, { id: productId, name, sellerId }: Product) =>
  newEvent('question.asked.v1', id, {
    question_id: id,
    product_id: productId,
    product_name: name,
    seller_id: sellerId,
  });

/** The event that nobody need answer a question any more. */
export const settledQuestion = ({ id }: Question, decision: 'answered' | 'hidden' | 'deleted') =>
  newEvent('question.settled.v1', id, { question_id: id, decision });

/** The event that an asker is told the answer of. */
export const answeredQuestion = (question: Question, email: string, { name, nameKm, category }: Product) =>
  newEvent('question.answered.v1', question.id, {
    question_id: question.id,
    customer: { user_id: question.userId, email, name: question.author },
    product: { id: question.productId, name, ...(nameKm && { name_km: nameKm }), category },
    text: question.text,
    answer: question.answer!,
  });
