import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  Access,
  Answers,
  ApiTags,
  Caller,
  type Identity,
  pageOf,
  QueuesReads,
  showStale,
} from '@mekong/service-defaults';
import { deliveryBody, type DeliveryBody, ownDeliveryAnswer } from '../delivery/delivery.http.js';
import { ChangeDelivery } from '../delivery/index.js';
import { OrdersRepository } from '../orders/index.js';
import { orderIdParam, orderView } from '../orders/orders.http.js';
import { CancelOwn } from '../refunds/index.js';
import { openOrderView, receiptView } from './views.js';
import * as dto from './my-orders.dto.js';

@ApiTags('orders')
@Controller('api/user')
@QueuesReads()
export class MyOrdersController {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly changeDelivery: ChangeDelivery,
    private readonly cancelOwn: CancelOwn,
  ) {}

  @Get('my-orders')
  @Access('verified')
  @Answers(
    'Your paid orders with what happened to them, the newest 100 or another page, newest first',
    200,
    dto.receiptsAnswer,
    400,
    401,
    403,
  )
  async mine(@Caller() { userId }: Identity, @Query({ schema: dto.receiptsPage }) wanted: dto.ReceiptsPage) {
    const { orders, total } = await this.orders.findPaidOf(userId, wanted);
    return { orders: orders.map(receiptView), ...pageOf(wanted, total) };
  }

  @Get('open-orders')
  @Access('verified')
  @Answers(
    'Your orders that can still be paid, and those whose cash is not in, newest first',
    200,
    dto.openOrdersAnswer,
    400,
    401,
    403,
  )
  async open(
    @Caller() { userId }: Identity,
    @Query({ schema: dto.ownOrdersQuery }) { q }: dto.OwnOrdersQuery,
  ) {
    return { orders: (await this.orders.findOpenOf(userId, q)).map(openOrderView) };
  }

  @Get('closed-orders')
  @Access('verified')
  @Answers(
    'Your newest 50 orders that were cancelled or refunded, newest first',
    200,
    dto.closedOrdersAnswer,
    400,
    401,
    403,
  )
  async closed(
    @Caller() { userId }: Identity,
    @Query({ schema: dto.ownOrdersQuery }) { q }: dto.OwnOrdersQuery,
  ) {
    return { orders: (await this.orders.findClosedOf(userId, q)).map(orderView) };
  }

  @Patch('orders/:orderId/delivery')
  @Access('verified')
  @Answers(
    'Corrects where one of your orders goes, until something of it is packed',
    200,
    ownDeliveryAnswer,
    400,
    401,
    403,
    404,
    409,
  )
  async redirect(
    @Caller() caller: Identity,
    @Param('orderId', { schema: orderIdParam }) orderId: string,
    @Body({ schema: deliveryBody }) delivery: DeliveryBody,
  ) {
    const { version, ...wanted } = delivery;
    const order = await this.changeDelivery
      .ofCustomer(caller, orderId, wanted, version)
      .catch(showStale(orderView));
    return { order: orderView(order) };
  }

  @Post('orders/:orderId/cancel')
  @HttpCode(200)
  @Access('verified')
  @Answers(
    'Cancels one of your orders that is paid, until something of it is packed: its money is given back. Again it changes nothing',
    200,
    ownDeliveryAnswer,
    401,
    403,
    404,
    409,
  )
  async cancel(@Caller() caller: Identity, @Param('orderId', { schema: orderIdParam }) orderId: string) {
    return { order: orderView(await this.cancelOwn.cancel(caller, orderId)) };
  }
}
