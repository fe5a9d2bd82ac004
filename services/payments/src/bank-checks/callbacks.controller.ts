import { Body, Controller, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { Access, Answers, ApiTags } from '@mekong/service-defaults';
import * as dto from './callbacks.dto.js';
import { HearCallback } from './hear-callback.js';

/** Providers of payments call here. Whoever calls is known by the signature, which the provider's own class looks at. */
@ApiTags('payment')
@Controller('api/payment-callbacks')
export class CallbacksController {
  constructor(private readonly hearCallback: HearCallback) {}

  @Post(':method')
  @HttpCode(200)
  @Access('public')
  @Answers(
    'For providers of payments: there is news of one of them, about which the shop asks then',
    200,
    dto.heardAnswer,
    400,
    403,
    404,
  )
  async hear(
    @Param('method', { schema: dto.method }) method: dto.Method,
    @Headers() headers: Record<string, string | undefined>,
    @Body({ schema: dto.callbackBody }) body: dto.CallbackBody,
  ) {
    await this.hearCallback.hear(method, { headers, body });
    return { message: 'Heard' };
  }
}
