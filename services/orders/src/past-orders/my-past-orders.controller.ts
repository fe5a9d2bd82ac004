import {
  Access,
  Answers,
  ApiTags,
  Caller,
  emailKey,
  type Identity,
  pageOf,
  QueuesReads,
} from '@mekong/service-defaults';
import { Controller, Get, Query } from '@nestjs/common';
import * as dto from './past-orders.dto.js';
import { PastOrdersRepository } from './past-orders.repository.js';
import { ownOrderView } from './views.js';

@ApiTags('past orders')
@Controller('api/past-orders')
@Access('verified')
@QueuesReads()
export class MyPastOrdersController {
  constructor(private readonly orders: PastOrdersRepository) {}

  @Get()
  @Answers(
    'What you ordered in the shop before, by the email that you have verified, newest first',
    200,
    dto.ownPastOrdersAnswer,
    400,
    401,
    403,
  )
  async mine(@Caller() { email }: Identity, @Query({ schema: dto.ownPage }) page: dto.OwnPage) {
    const { orders, total } = await this.orders.findOfEmail(emailKey(email), page);
    return { orders: orders.map(ownOrderView), ...pageOf(page, total) };
  }
}
