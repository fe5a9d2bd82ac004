import { Module } from '@nestjs/common';
import { OrdersModule } from '../orders/index.js';
import { PackOrder } from './pack-order.js';
import { PackingController } from './packing.controller.js';
import { PackingRepository } from './packing.repository.js';

@Module({
  imports: [OrdersModule],
  controllers: [PackingController],
  providers: [PackOrder, PackingRepository],
  exports: [PackingRepository, PackOrder],
})
export class PackingModule {}
