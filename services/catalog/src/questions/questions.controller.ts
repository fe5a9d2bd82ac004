import { notFound } from '@mekong/contracts';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import {
  Access,
  Answers,
  AnswersOnce,
  ApiTags,
  Caller,
  type Identity,
  knownId,
  messageAnswer,
  NeedsFreshPassword,
  pageOf,
  sellerScope,
  showStale,
} from '@mekong/service-defaults';
import { AnswerQuestion } from './answer-question.js';
import { AskQuestion } from './ask-question.js';
import { DeleteQuestion } from './delete-question.js';
import type { Question } from './question.entity.js';
import { QuestionsRepository } from './questions.repository.js';
import { ownQuestionView, shownQuestionView, staffQuestionView } from './views.js';
import * as dto from './questions.dto.js';

@ApiTags('questions')
@Controller('api')
export class QuestionsController {
  constructor(
    private readonly questions: QuestionsRepository,
    private readonly askQuestion: AskQuestion,
    private readonly deleteQuestion: DeleteQuestion,
    private readonly answerQuestion: AnswerQuestion,
  ) {}

  @Get('products/:id/questions')
  @Access('public')
  @Answers('The answered questions about a product, newest first', 200, dto.shownAnswer, 400, 404)
  async shown(@Param('id') id: string, @Query({ schema: dto.shownPage }) wanted: dto.ShownPage) {
    const { questions, total } = await this.questions.findShown(knownId(id, 'Product'), wanted);
    return { questions: questions.map(shownQuestionView), ...pageOf(wanted, total) };
  }

  @Get('products/:id/questions/mine')
  @Access('verified')
  @Answers('What you have asked about a product, newest first', 200, dto.ownAnswer, 401, 403, 404)
  async mine(@Caller() { userId }: Identity, @Param('id') id: string) {
    const questions = await this.questions.findOwn(knownId(id, 'Product'), userId);
    return { questions: questions.map(ownQuestionView) };
  }

  @Post('products/:id/questions')
  @Access('verified')
  @AnswersOnce(
    (question: Question) => ({
      message: 'Thank you! We answer by email, and here.',
      question: ownQuestionView(question),
    }),
    'Asks about a product',
    201,
    dto.askedAnswer,
    400,
    401,
    403,
    404,
    409,
    429,
  )
  ask(
    @Caller() caller: Identity,
    @Param('id') id: string,
    @Body({ schema: dto.questionBody }) { text }: dto.QuestionBody,
  ) {
    return this.askQuestion.ask(caller, knownId(id, 'Product'), text);
  }

  @Delete('products/:id/questions/:questionId')
  @Access('verified')
  @Answers('Takes your question back', 200, messageAnswer, 401, 403, 404)
  async remove(
    @Caller() { userId }: Identity,
    @Param('id') id: string,
    @Param('questionId') questionId: string,
  ) {
    await this.deleteQuestion.delete(userId, knownId(id, 'Product'), knownId(questionId, 'Question'));
    return { message: 'Question deleted' };
  }

  @Get('admin/questions')
  @Access(['admin', 'seller'])
  @Answers(
    'All questions, a seller: those about their products, newest first',
    200,
    dto.staffsAnswer,
    400,
    401,
    403,
  )
  async page(@Caller() caller: Identity, @Query({ schema: dto.staffPage }) wanted: dto.StaffPage) {
    const { questions, total } = await this.questions.findPage(sellerScope(caller), wanted);
    return { questions: questions.map(staffQuestionView), ...pageOf(wanted, total) };
  }

  @Get('admin/users/:userId/questions')
  @Access(['admin'])
  @NeedsFreshPassword()
  @Answers(
    "All questions of one user, for a copy of the person's data",
    200,
    dto.exportedAnswer,
    401,
    403,
    404,
  )
  async ofUser(@Param('userId') userId: string) {
    if (!dto.userIdParam.safeParse(userId).success) throw notFound('User');
    return { questions: (await this.questions.findAllOf(userId)).map(staffQuestionView) };
  }

  @Patch('admin/questions/:id')
  @Access(['admin', 'seller'])
  @Answers('Answers, hides or shows a question', 200, dto.changedAnswer, 400, 401, 403, 404, 409)
  async change(
    @Caller() caller: Identity,
    @Param('id') id: string,
    @Body({ schema: dto.changeBody }) change: dto.ChangeBody,
  ) {
    const question = await this.answerQuestion
      .change(caller, knownId(id, 'Question'), change)
      .catch(showStale(staffQuestionView));
    return { message: 'Question updated', question: staffQuestionView(question) };
  }
}
