import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Access, Answers, ApiTags, Caller, type Identity } from '@mekong/service-defaults';
import { orderIdParam } from '../payments/payments.http.js';
import { LookAtPayment } from './look-at-payment.js';
import * as dto from './payment-status.dto.js';
import { statusView } from './views.js';

/** Whether a payment has arrived, as far as its bank has said. */
@ApiTags('payment')
@Controller('api/payment/:orderId')
@Access('verified')
export class PaymentStatusController {
  constructor(private readonly lookAtPayment: LookAtPayment) {}

  @Get('status')
  @Answers(
    'Whether one of your orders is paid, and when its bank is asked next',
    200,
    dto.statusAnswer,
    401,
    403,
    404,
  )
  async status(@Caller() { userId }: Identity, @Param('orderId', { schema: orderIdParam }) orderId: string) {
    return statusView(await this.lookAtPayment.look(orderId, userId));
  }

  @Post('check')
  @HttpCode(200)
  @Answers('Asks the bank now whether one of your orders is paid', 200, dto.statusAnswer, 401, 403, 404, 429)
  async check(@Caller() { userId }: Identity, @Param('orderId', { schema: orderIdParam }) orderId: string) {
    return statusView(await this.lookAtPayment.ask(orderId, userId));
  }
}
