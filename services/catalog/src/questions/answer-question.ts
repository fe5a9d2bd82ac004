import { notFound } from '@mekong/contracts';
import { differences, Outbox, staffActed } from '@mekong/messaging';
import { type Identity, mayManage, refuseStale } from '@mekong/service-defaults';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Product } from '../products/index.js';
import { aboutQuestion, factsOfQuestion } from './audit.js';
import type { Question } from './question.entity.js';
import { QuestionsRepository } from './questions.repository.js';
import { answeredQuestion, settledQuestion } from './told-questions.js';

export interface QuestionChange {
  /** An empty text takes the answer back: the question waits again. */
  answer?: string;
  hidden?: boolean;
  /** The version that the caller has seen; without one the change is never stale. */
  version?: number;
}

/**
 * Answers, hides or shows a question about one of the caller's products (any for an admin). The asker is mailed the first answer.
 * Publishes question.settled where it waits no more, and question.answered. Throws StaleEdit.
 */
@Injectable()
export class AnswerQuestion {
  constructor(
    private readonly dataSource: DataSource,
    private readonly questions: QuestionsRepository,
    private readonly outbox: Outbox,
  ) {}

  change(caller: Identity, id: number, change: QuestionChange): Promise<Question> {
    return this.dataSource.transaction(async (tx) => {
      const question = await this.questions.lock(tx, id);
      const product = question && (await this.questions.findProduct(tx, question.productId));
      if (!question || !product || !mayManage(caller, product)) throw notFound('Question');
      question.product = product;
      refuseStale('question', question, change.version, ['status', 'answer']);
      const was = factsOfQuestion(question);
      write(question, change);
      const edited = differences(was, factsOfQuestion(question));
      if (!edited) return question;
      question.version += 1;
      if ('answer' in edited.after) question.answeredAt = question.answer ? new Date() : null;
      const told = eventsOf(question, product, was.status);
      await this.questions.save(tx, question);
      const acted = staffActed(caller, 'question.moderated', aboutQuestion(question), edited);
      await this.outbox.record(tx, acted, ...told);
      return question;
    });
  }
}

/** Writes what is asked into the question; an answer also shows one that was hidden, unless it is to stay so. */
function write(question: Question, { answer, hidden }: QuestionChange): void {
  if (answer !== undefined) question.answer = answer || null;
  const isHidden = hidden ?? (question.status === 'hidden' && !answer);
  question.status = isHidden ? 'hidden' : question.answer ? 'answered' : 'waiting';
}

/** What others are told; the address of the asker goes with the first answer. */
function eventsOf(question: Question, product: Product, before: Question['status']) {
  const { status, email } = question;
  const isSettled = before === 'waiting' && status !== 'waiting';
  const isNews = status === 'answered' && email !== null;
  if (isNews) question.email = null;
  return [
    ...(isSettled ? [settledQuestion(question, status)] : []),
    ...(isNews ? [answeredQuestion(question, email, product)] : []),
  ];
}
