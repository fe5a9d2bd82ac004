import { Module } from '@nestjs/common';
import { StaffOrdersModule } from '../staff-orders/index.js';
import { BuyersRepository } from './buyers.repository.js';
import { ExportBuyers } from './export-buyers.js';
import { ExportOrders } from './export-orders.js';
import { ExportController } from './export.controller.js';

@Module({
  imports: [StaffOrdersModule],
  controllers: [ExportController],
  providers: [BuyersRepository, ExportBuyers, ExportOrders],
})
export class ExportModule {}
