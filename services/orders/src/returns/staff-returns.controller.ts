import { Access, Answers, ApiTags, Caller, type Identity, knownId, pageOf } from '@mekong/service-defaults';
import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { scopeOf } from '../orders/index.js';
import { AnswerReturn } from './answer-return.js';
import { OnlyAdminsRefund } from './errors.js';
import { RefundReturn } from './refund-return.js';
import type { Return } from './return.js';
import * as dto from './returns.dto.js';
import { ReturnsRepository } from './returns.repository.js';
import { TakeReturnIn } from './take-return-in.js';
import { managedReturnView } from './views.js';

@ApiTags('returns')
@Controller('api/admin/returns')
export class StaffReturnsController {
  constructor(
    private readonly returns: ReturnsRepository,
    private readonly answerReturn: AnswerReturn,
    private readonly takeReturnIn: TakeReturnIn,
    private readonly refundReturn: RefundReturn,
  ) {}

  @Get()
  @Access(['admin', 'seller', 'support'])
  @Answers(
    'What customers return, newest first; for a seller of what they sold, and only that, for support of customers',
    200,
    dto.managedReturnsAnswer,
    400,
    401,
    403,
  )
  async find(@Caller() caller: Identity, @Query({ schema: dto.returnsQuery }) query: dto.ReturnsQuery) {
    const scope = scopeOf(caller);
    const { returns, total } = await this.returns.findPage({ ...query, ...scope });
    const isSeller = scope.sellerId !== undefined;
    return { returns: returns.map((one) => managedReturnView(one, isSeller)), ...pageOf(query, total) };
  }

  @Patch(':id')
  @Access(['admin', 'support'])
  @Answers(
    'Accepts or refuses a return, notes that it has arrived, gives its money back or closes it without',
    200,
    dto.managedReturnAnswer,
    400,
    401,
    403,
    404,
    409,
  )
  async step(
    @Caller() caller: Identity,
    @Param('id') id: string,
    @Body({ schema: dto.stepBody }) body: dto.StepBody,
  ) {
    const changed = await this.take(caller, knownId(id, 'Return'), body);
    return { return: managedReturnView(changed, false) };
  }

  private take(caller: Identity, id: number, body: dto.StepBody): Promise<Return> {
    switch (body.state) {
      case 'accepted':
        return this.answerReturn.accept(caller, id, {
          ...{ message: body.message || null, handOver: body.hand_over, label: body.label || null },
        });
      case 'refused':
        return this.answerReturn.refuse(caller, id, body.message);
      case 'closed':
        return this.answerReturn.close(caller, id, body.message);
      case 'arrived':
        return this.takeReturnIn.take(caller, id, body.lines);
      case 'refunded':
        if (caller.role !== 'admin') throw new OnlyAdminsRefund();
        return this.refundReturn.refund(caller, id, body.amount_cents);
    }
  }
}
