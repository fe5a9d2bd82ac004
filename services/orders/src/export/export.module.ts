import { Module } from '@nestjs/common';
import { StaffOrdersModule } from '../staff-orders/index.js';
import { ExportOrders } from './export-orders.js';
import { ExportController } from './export.controller.js';

@Module({
  imports: [StaffOrdersModule],
  controllers: [ExportController],
  providers: [ExportOrders],
})
export class ExportModule {}
