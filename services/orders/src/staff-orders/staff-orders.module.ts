import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DeliveryModule } from '../delivery/index.js';
import { NotesModule } from '../notes/index.js';
import { Order, OrdersModule } from '../orders/index.js';
import { StaffModule } from '../staff/index.js';
import { StockModule } from '../stock/index.js';
import { OrderCountRepository } from './order-count.repository.js';
import { OrderSearchRepository } from './order-search.repository.js';
import { StaffOrdersController } from './staff-orders.controller.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Order]),
    DeliveryModule,
    NotesModule,
    OrdersModule,
    StaffModule,
    StockModule,
  ],
  controllers: [StaffOrdersController],
  providers: [OrderCountRepository, OrderSearchRepository],
  exports: [OrderSearchRepository],
})
export class StaffOrdersModule {}
