import { Module } from '@nestjs/common';
import { AnswerMaker } from './answer-maker.js';

@Module({
  providers: [AnswerMaker],
  exports: [AnswerMaker],
})
export class AnswersModule {}
