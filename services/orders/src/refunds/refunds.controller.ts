import { Body, Controller, Headers, HttpCode, Param, Post } from '@nestjs/common';
import {
  Access,
  Answers,
  ApiTags,
  Caller,
  idempotencyKey,
  type Identity,
  parseInput,
  TakesKey,
} from '@mekong/service-defaults';
import { orderIdParam, orderView } from '../orders/orders.http.js';
import { RefundAmount } from './refund-amount.js';
import { RefundLines } from './refund-lines.js';
import { RefundOrder } from './refund-order.js';
import * as dto from './refunds.dto.js';

@ApiTags('orders')
@Controller('api/payment/:orderId/refund')
export class RefundsController {
  constructor(
    private readonly refundOrder: RefundOrder,
    private readonly refundLines: RefundLines,
    private readonly refundAmount: RefundAmount,
  ) {}

  @Post()
  @TakesKey()
  @HttpCode(200)
  @Access(['admin'])
  @Answers(
    'Gives the money of a paid order back and returns its stock; with lines only theirs, with an amount only that; both also after shipping, once for an Idempotency-Key',
    200,
    dto.refundAnswer,
    400,
    401,
    403,
    404,
    409,
    422,
  )
  async refund(
    @Caller() caller: Identity,
    @Param('orderId', { schema: orderIdParam }) orderId: string,
    @Body({ schema: dto.refundBody }) body: dto.RefundBody,
    @Headers('Idempotency-Key') givenKey?: string,
  ) {
    const { lines, amount_cents: amountCents, reason, restock } = body ?? {};
    const order =
      amountCents && reason
        ? await this.refundAmount.refund(caller, orderId, keyOf(givenKey), { amountCents, reason })
        : lines && reason
          ? await this.refundLines.refund(caller, orderId, keyOf(givenKey), {
              ...{ lines, reason, restock: restock ?? false },
            })
          : await this.refundOrder.refund(caller, orderId, {
              reason: reason ?? null,
              restock: restock ?? true,
            });
    const { Payment: payment } = orderView(order);
    return { message: order.status === 'refunded' ? 'Order refunded' : 'Order refunded in part', payment };
  }
}

const keyOf = (given?: string) => parseInput(idempotencyKey, given, 'Idempotency-Key');
