import { Controller, Get } from '@nestjs/common';
import { Access, Answers, ApiTags, Caller, type Identity } from '@mekong/service-defaults';
import { OrdersRepository } from './orders.repository.js';
import { openOrderView, orderView } from '../views.js';
import * as dto from './orders.dto.js';

@ApiTags('orders')
@Controller('api/user')
export class CustomerOrdersController {
  constructor(private readonly orders: OrdersRepository) {}

  @Get('my-orders')
  @Access('verified')
  @Answers('Your paid orders, newest first', 200, dto.ordersAnswer, 401, 403)
  async mine(@Caller() caller: Identity) {
    return { orders: (await this.orders.findPaidOf(caller.userId)).map(orderView) };
  }

  @Get('open-orders')
  @Access('verified')
  @Answers('Your orders that can still be paid, newest first', 200, dto.openOrdersAnswer, 401, 403)
  async open(@Caller() caller: Identity) {
    return { orders: (await this.orders.findOpenOf(caller.userId)).map(openOrderView) };
  }
}
