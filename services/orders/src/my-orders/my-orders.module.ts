import { Module } from '@nestjs/common';
import { DeliveryModule } from '../delivery/index.js';
import { OrdersModule } from '../orders/index.js';
import { RefundsModule } from '../refunds/index.js';
import { MyOrdersController } from './my-orders.controller.js';

@Module({
  imports: [DeliveryModule, OrdersModule, RefundsModule],
  controllers: [MyOrdersController],
})
export class MyOrdersModule {}
