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
import * as dto from './give-backs.dto.js';
import { PromisesRepository, type Promised } from './promises.repository.js';
import { SendGiveBack } from './send-give-back.js';
import { giveBackView } from './views.js';

/** What the shop owes to its customers, until people have sent it. */
@ApiTags('payment')
@Controller('api/admin/money/give-backs')
export class GiveBacksController {
  constructor(
    private readonly promises: PromisesRepository,
    private readonly sendGiveBack: SendGiveBack,
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
    (promised: Promised) => ({ give_back: giveBackView(promised) }),
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
    const [, promise, currency] = /^(\d+)-(USD|KHR)$/.exec(id) ?? [];
    if (!promise || !currency) throw notFound('Money');
    return this.sendGiveBack.send(caller, knownId(promise, 'Money'), currency, body);
  }
}
