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
import { UnmatchedRepository, type UnmatchedMoney } from '../posting/index.js';
import * as dto from './desk.dto.js';
import { SettleUnmatched } from './settle-unmatched.js';
import { unmatchedView } from './views.js';

const answer = (money: UnmatchedMoney) => ({ money: unmatchedView(money) });
const refusals = [400, 401, 403, 404, 409] as const;

/** Where people decide about money that fits no payment. */
@ApiTags('payment')
@Controller('api/admin/money')
export class DeskController {
  constructor(
    private readonly unmatched: UnmatchedRepository,
    private readonly settleUnmatched: SettleUnmatched,
  ) {}

  @Get('unmatched')
  @Access(['admin', 'support'])
  @Answers('Money that fits no payment, newest first', 200, dto.unmatchedAnswer, 400, 401, 403)
  async list(@Query({ schema: dto.unmatchedQuery }) { page, limit }: dto.UnmatchedQuery) {
    const { money, total } = await this.unmatched.findPage(page, limit);
    return { unmatched: money.map(unmatchedView), ...pageOf({ page, limit }, total) };
  }

  @Post('evidence/:id/attach')
  @HttpCode(200)
  @Access(['admin'])
  @NeedsFreshPassword()
  @AnswersOnce(
    answer,
    'Pays an order with it that waits for exactly this amount',
    200,
    dto.moneyAnswer,
    ...refusals,
  )
  attach(
    @Caller() caller: Identity,
    @Param('id') id: string,
    @Body({ schema: dto.attachBody }) body: dto.AttachBody,
  ) {
    return this.settleUnmatched.attach(caller, knownId(id, 'Money'), body.order_id);
  }

  @Post('evidence/:id/give-back')
  @HttpCode(200)
  @Access(['admin'])
  @NeedsFreshPassword()
  @AnswersOnce(answer, 'Notes that it was sent back to whoever paid', 200, dto.moneyAnswer, ...refusals)
  giveBack(
    @Caller() caller: Identity,
    @Param('id') id: string,
    @Body({ schema: dto.giveBackBody }) body: dto.GiveBackBody,
  ) {
    return this.settleUnmatched.giveBack(caller, knownId(id, 'Money'), body);
  }

  @Post('evidence/:id/write-off')
  @HttpCode(200)
  @Access(['admin'])
  @NeedsFreshPassword()
  @AnswersOnce(answer, 'Notes that the shop keeps it', 200, dto.moneyAnswer, ...refusals)
  writeOff(
    @Caller() caller: Identity,
    @Param('id') id: string,
    @Body({ schema: dto.writeOffBody }) { reason }: dto.WriteOffBody,
  ) {
    return this.settleUnmatched.writeOff(caller, knownId(id, 'Money'), reason);
  }
}
