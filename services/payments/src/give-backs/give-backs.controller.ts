import { notFound } from '@mekong/contracts';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  Access,
  Answers,
  AnswersOnce,
  ApiTags,
  Caller,
  type Identity,
  knownId,
  NeedsFreshPassword,
  pageOf,
} from '@mekong/service-defaults';
import { AskProvider } from './ask-provider.js';
import * as dto from './give-backs.dto.js';
import { PromisesRepository, type Promised } from './promises.repository.js';
import { SendGiveBack } from './send-give-back.js';
import { giveBackView } from './views.js';

const answerOf = (promised: Promised) => ({ give_back: giveBackView(promised) });

/** What the shop owes to its customers, until people have sent it. */
@ApiTags('payment')
@Controller('api/admin/money/give-backs')
export class GiveBacksController {
  constructor(
    private readonly promises: PromisesRepository,
    private readonly sendGiveBack: SendGiveBack,
    private readonly askProvider: AskProvider,
  ) {}

  @Get()
  @Access(['admin', 'support'])
  @Answers('What is to be given back, the oldest first', 200, dto.giveBacksAnswer, 400, 401, 403)
  async list(@Query({ schema: dto.giveBacksQuery }) { page, limit }: dto.GiveBacksQuery) {
    const { promises, total } = await this.promises.findPage(page, limit);
    return { give_backs: promises.map(giveBackView), ...pageOf({ page, limit }, total) };
  }

  @Post(':id/sent')
  @HttpCode(200)
  @Access(['admin'])
  @NeedsFreshPassword()
  @AnswersOnce(
    answerOf,
    'Notes that it was sent; much money is proposed so, and noted when another admin says the same',
    200,
    dto.giveBackAnswer,
    ...[400, 401, 403, 404, 409],
  )
  sent(
    @Caller() caller: Identity,
    @Param('id') id: string,
    @Body({ schema: dto.sentBody }) body: dto.SentBody,
  ) {
    const { promise, currency } = named(id);
    return this.sendGiveBack.send(caller, promise, currency, body);
  }

  @Post(':id/refund')
  @HttpCode(202)
  @Access(['admin'])
  @NeedsFreshPassword()
  @AnswersOnce(
    answerOf,
    'Has the provider that took the money give it back; much is proposed so, and asked for when another admin says the same',
    202,
    dto.giveBackAnswer,
    ...[401, 403, 404, 409],
  )
  refund(@Caller() caller: Identity, @Param('id') id: string) {
    const { promise, currency } = named(id);
    return this.askProvider.ask(caller, promise, currency);
  }
}

function named(id: string): { promise: number; currency: string } {
  const [, promise, currency] = /^(\d+)-(USD|KHR)$/.exec(id) ?? [];
  if (!promise || !currency) throw notFound('Money');
  return { promise: knownId(promise, 'Money'), currency };
}
