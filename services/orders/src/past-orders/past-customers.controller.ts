import { Access, Answers, ApiTags, pageOf } from '@mekong/service-defaults';
import { Controller, Get, Query } from '@nestjs/common';
import * as dto from './past-orders.dto.js';
import { PastCustomersRepository } from './past-customers.repository.js';
import { pastCustomerView } from './views.js';

/** Customers of before, from the exports of another shop system. They are no accounts. */
@ApiTags('past orders')
@Controller('api/admin/past-customers')
@Access(['admin', 'support'])
export class PastCustomersController {
  constructor(private readonly customers: PastCustomersRepository) {}

  @Get()
  @Answers(
    'Customers of before: all, or those that are searched for',
    200,
    dto.pastCustomersAnswer,
    400,
    401,
    403,
  )
  async all(@Query({ schema: dto.historyQuery }) query: dto.HistoryQuery) {
    const { customers, total } = await this.customers.findPage(query);
    return { customers: customers.map(pastCustomerView), ...pageOf(query, total) };
  }
}
