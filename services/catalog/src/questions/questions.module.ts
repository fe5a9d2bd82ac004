import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AnswerQuestion } from './answer-question.js';
import { AskQuestion } from './ask-question.js';
import { DeleteQuestion } from './delete-question.js';
import { Question } from './question.entity.js';
import { QuestionsController } from './questions.controller.js';
import { QuestionsRepository } from './questions.repository.js';

@Module({
  imports: [TypeOrmModule.forFeature([Question])],
  controllers: [QuestionsController],
  providers: [AnswerQuestion, AskQuestion, DeleteQuestion, QuestionsRepository],
  exports: [QuestionsRepository],
})
export class QuestionsModule {}
