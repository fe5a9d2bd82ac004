import { notFound } from '@mekong/contracts';
import { Outbox } from '@mekong/messaging';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { QuestionsRepository } from './questions.repository.js';
import { settledQuestion } from './told-questions.js';

/** Takes somebody's own question back, with its answer: nothing of it is shown or readable any more. Publishes question.settled. */
@Injectable()
export class DeleteQuestion {
  constructor(
    private readonly dataSource: DataSource,
    private readonly questions: QuestionsRepository,
    private readonly outbox: Outbox,
  ) {}

  delete(userId: string, productId: number, id: number): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      const question = await this.questions.lock(tx, id);
      const isOwn = question?.userId === userId && question.productId === productId;
      if (!isOwn) throw notFound('Question');
      await this.questions.takeBack(tx, id);
      await this.outbox.record(tx, settledQuestion(question, 'deleted'));
    });
  }
}
