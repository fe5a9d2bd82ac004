import { Module } from '@nestjs/common';
import { DeliveryModule } from '../delivery/index.js';
import { OrdersModule } from '../orders/index.js';
import { MyOrdersController } from './my-orders.controller.js';

@Module({
  imports: [DeliveryModule, OrdersModule],
  controllers: [MyOrdersController],
})
export class MyOrdersModule {}
