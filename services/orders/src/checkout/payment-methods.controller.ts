import { Controller, Get, Inject, Query } from '@nestjs/common';
import { Access, Answers, ApiTags } from '@mekong/service-defaults';
import { CONFIG, type OrdersConfig } from '../config.js';
import * as dto from './payment-methods.dto.js';
import { whyNot } from './payment-choice.js';

/** Orders decides with them, so it tells them: a checkout asks no other service. */
@ApiTags('payment')
@Controller('api/payment/methods')
export class PaymentMethodsController {
  constructor(@Inject(CONFIG) private readonly config: OrdersConfig) {}

  @Get()
  @Access('public')
  @Answers(
    'How a cart can be paid; the first one is what a checkout takes that names none',
    200,
    dto.methodsAnswer,
    400,
  )
  list(@Query({ schema: dto.methodsQuery }) { total_cents }: dto.MethodsQuery) {
    const offered = this.config.PAYMENT_METHODS;
    const methods = offered.map((key) => {
      const reason = whyNot(key, offered, total_cents) ?? null;
      return { key, available: reason === null, reason };
    });
    return { methods };
  }
}
