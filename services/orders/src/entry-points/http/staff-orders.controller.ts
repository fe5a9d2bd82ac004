import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Answers, Caller, type Identity } from '@mekong/service-defaults';
import { OrdersRepository } from '../../data-access/orders.repository.js';
import { AdvanceOrder } from '../../use-cases/advance-order.js';
import { orderView, staffOrderView } from '../../views.js';
import * as dto from './orders.dto.js';

@ApiTags('orders')
@Controller('api')
export class StaffOrdersController {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly advanceOrder: AdvanceOrder,
  ) {}

  @Get('payment/admin-orders')
  @Access(['admin', 'seller'])
  @Answers(
    'All orders; for a seller those with their products, and only their lines',
    200,
    dto.staffOrdersAnswer,
    400,
    401,
    403,
  )
  async all(@Caller() caller: Identity, @Query({ schema: dto.staffPage }) { page, limit }: dto.StaffPage) {
    const sellerId = caller.role === 'seller' ? caller.userId : undefined;
    const { rows, total } = await this.orders.findPage(page, limit, sellerId);
    const orders = rows.map((order) => staffOrderView(order, sellerId !== undefined));
    return { orders, page, total, totalPages: Math.ceil(total / limit) };
  }

  @Patch('admin/orders/:orderId')
  @Access(['admin'])
  @Answers('Ships or delivers an order', 200, dto.staffOrderAnswer, 400, 401, 403, 404, 409)
  async advance(
    @Param('orderId', { schema: dto.orderIdParam }) orderId: string,
    @Body({ schema: dto.advanceBody }) { status, courier, tracking_number }: dto.AdvanceBody,
  ) {
    const order = await this.advanceOrder.run(orderId, { status, courier, trackingNumber: tracking_number });
    return { order: orderView(order) };
  }
}
