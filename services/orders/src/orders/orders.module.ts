import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrderEvent } from './order-event.entity.js';
import { NewsModule } from '../news/index.js';
import { StaffModule } from '../staff/index.js';
import { ForgetCustomer } from './forget-customer.js';
import { ForgottenOrders } from './forgotten-orders.repository.js';
import { OrderChanges } from './order-changes.js';
import { OrderEventsRepository } from './order-events.repository.js';
import { OrdersRepository } from './orders.repository.js';
import { SettlementsRepository } from './settlements.repository.js';

@Module({
  imports: [TypeOrmModule.forFeature([OrderEvent]), NewsModule, StaffModule],
  providers: [
    ForgetCustomer,
    ForgottenOrders,
    OrderChanges,
    OrderEventsRepository,
    OrdersRepository,
    SettlementsRepository,
  ],
  exports: [ForgetCustomer, OrderChanges, OrderEventsRepository, OrdersRepository, SettlementsRepository],
})
export class OrdersModule {}
