import { fieldError, Problem } from '@mekong/contracts';
import { Body, Controller, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import {
  Access,
  addressOf,
  Answers,
  ApiTags,
  Caller,
  type Identity,
  knownId,
  messageAnswer,
  networkOf,
} from '@mekong/service-defaults';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type NotificationsConfig } from '../config.js';
import { AnswerLink } from './answer-link.js';
import { AskAlert } from './ask-alert.js';
import * as dto from './waits.dto.js';

@ApiTags('notifications')
@Controller('api')
@Access('public')
export class WaitsController {
  constructor(
    private readonly askAlert: AskAlert,
    private readonly answerLink: AnswerLink,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {}

  @Post('products/:id/notify-me')
  @HttpCode(200)
  @Answers(
    'Asks for one mail when the product is back, or costs less than a price',
    200,
    dto.notifyAnswer,
    400,
    404,
    409,
    429,
  )
  async notifyMe(
    @Param('id') id: string,
    @Body({ schema: dto.notifyBody }) { email, price, language }: dto.NotifyBody,
    @Req() request: FastifyRequest,
    @Caller() caller?: Identity,
  ) {
    const account = caller?.verified ? caller : undefined;
    const address = account?.email ?? email;
    if (!address) throw new NoAddress();
    const asked = {
      ...{ productId: knownId(id, 'Product'), email: address, language },
      belowCents: price === undefined ? null : Math.round(price * 100),
      network: networkOf(addressOf(request, this.config.GATEWAY_KEY)),
    };
    await this.askAlert.ask(asked, account);
    return { needs_confirming: !account };
  }

  @Post('product-alerts/confirm')
  @HttpCode(200)
  @Answers('The link in a mail: yes, tell me', 200, messageAnswer, 400, 404)
  async confirm(@Body({ schema: dto.linkBody }) { token }: dto.LinkBody) {
    await this.answerLink.confirm(token);
    return { message: 'Confirmed' };
  }

  @Post('product-alerts/end')
  @HttpCode(200)
  @Answers('The link in a mail: no more of this product', 200, messageAnswer, 400, 404)
  async end(@Body({ schema: dto.linkBody }) { token }: dto.LinkBody) {
    await this.answerLink.end(token);
    return { message: 'Ended' };
  }
}

class NoAddress extends Problem {
  constructor() {
    const message = 'email must be an address';
    super(400, 'INVALID_INPUT', message, { errors: [fieldError('email', 'REQUIRED', message)] });
  }
}
