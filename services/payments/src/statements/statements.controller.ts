import { notFound } from '@mekong/contracts';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  Access,
  Answers,
  AnswersOnce,
  ApiBody,
  ApiConsumes,
  ApiTags,
  Caller,
  type Identity,
  knownId,
  NeedsFreshPassword,
  parseInput,
} from '@mekong/service-defaults';
import { CommitStatement } from './commit-statement.js';
import { RehearseStatement } from './rehearse-statement.js';
import { fileOf, statementForm } from './statement-form.http.js';
import * as dto from './statements.dto.js';
import { StatementsRepository, type StatementWithLines } from './statements.repository.js';
import { listedView, statementView } from './views.js';

const answerOf = (statement: StatementWithLines) => ({ statement: statementView(statement) });
const once = {
  answerOf,
  readAgain: ({ statements }: StatementsController, _: unknown, id: never) => statements.find(Number(id)),
};

/** Of the last ones a list has so many. */
const most = 20;

/** What banks say of the shop's account, in files or messages: read, looked at, and taken into the books. */
@ApiTags('payment')
@Controller('api/admin/money/statements')
@Access(['admin'])
export class StatementsController {
  constructor(
    readonly statements: StatementsRepository,
    private readonly rehearseStatement: RehearseStatement,
    private readonly commitStatement: CommitStatement,
  ) {}

  @Post()
  @HttpCode(201)
  @AnswersOnce(
    once,
    "Says what a bank's file, or its messages as JSON `{ text }`, would do, and books nothing",
    201,
    dto.statementAnswer,
    ...[400, 401, 403, 413],
  )
  @ApiConsumes('multipart/form-data', 'application/json')
  @ApiBody(statementForm)
  rehearse(@Body() body: unknown) {
    const file = fileOf(body);
    if (!file) return this.rehearseStatement.alerts(parseInput(dto.textBody, body ?? {}, 'body').text);
    const mapping = file.mapping ? parseInput(dto.mappingText, file.mapping, 'mapping') : undefined;
    return this.rehearseStatement.file(file.bytes, file.name, mapping);
  }

  @Get()
  @Answers(
    'The last statements that were read, taken or not, newest first',
    200,
    dto.statementsAnswer,
    401,
    403,
  )
  async list() {
    return { statements: (await this.statements.findLatest(most)).map(listedView) };
  }

  @Get(':id')
  @Answers(
    'A statement as it was read, and what becomes of its lines',
    200,
    dto.statementAnswer,
    401,
    403,
    404,
  )
  async read(@Param('id') id: string) {
    const statement = await this.statements.find(knownId(id, 'Statement'));
    if (!statement) throw notFound('Statement');
    return answerOf(statement);
  }

  @Post(':id/commit')
  @HttpCode(200)
  @NeedsFreshPassword()
  @AnswersOnce(
    once,
    'Takes a statement into the books, all of it and once',
    200,
    dto.statementAnswer,
    ...[401, 403, 404, 409],
  )
  commit(@Caller() caller: Identity, @Param('id') id: string) {
    return this.commitStatement.commit(caller, knownId(id, 'Statement'));
  }
}
