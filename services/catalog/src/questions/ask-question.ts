import { notFound } from '@mekong/contracts';
import { forgottenAmong, Outbox } from '@mekong/messaging';
import type { Identity } from '@mekong/service-defaults';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { findProduct, isInShop } from '../products/index.js';
import { mostInDay, mostWaiting, TooManyInDay, TooManyQuestions } from './errors.js';
import { Question } from './question.entity.js';
import { questionKey } from './question-key.js';
import { QuestionsRepository } from './questions.repository.js';
import { waitingQuestion } from './told-questions.js';

/**
 * Asks about a product that is in the shop. The same words again, while they wait, are the same question. Publishes question.asked.
 * Throws TooManyQuestions or TooManyInDay.
 */
@Injectable()
export class AskQuestion {
  constructor(
    private readonly dataSource: DataSource,
    private readonly questions: QuestionsRepository,
    private readonly outbox: Outbox,
  ) {}

  ask({ userId, email, name }: Identity, productId: number, text: string): Promise<Question> {
    return this.dataSource.transaction(async (tx) => {
      await this.questions.lockAsker(tx, userId);
      if (!(await isInShop(tx, productId))) throw notFound('Product');
      // A session may outlive its account by a moment.
      if ((await forgottenAmong(tx, [userId])).has(userId)) throw notFound('User');
      const waiting = await this.questions.findWaiting(tx, userId);
      const same = waiting.find((one) => one.productId === productId && one.text === text);
      if (same) return same;
      if (waiting.length >= mostWaiting) throw new TooManyQuestions();
      // Each is told to staff, so that taking them back must not let somebody ask without end.
      if ((await this.questions.countOfDay(tx, userId)) >= mostInDay) throw new TooManyInDay();
      const question = Object.assign(new Question(), { productId, userId, email, author: name, text });
      Object.assign(question, { searchKey: questionKey(question), status: 'waiting', version: 1 });
      await this.questions.save(tx, question);
      await this.outbox.record(tx, waitingQuestion(question, await findProduct(tx, productId)));
      return question;
    });
  }
}
