import { Module } from '@nestjs/common';
import { OrdersModule } from '../orders/index.js';
import { PackingModule } from '../packing/index.js';
import { SettingsModule } from '../settings/index.js';
import { ChangeDeliveryTable } from './change-delivery-table.js';
import { ChangeDelivery } from './change-delivery.js';
import { DeliveryEntriesRepository } from './delivery-entries.repository.js';
import { DeliveryController } from './delivery.controller.js';

@Module({
  imports: [OrdersModule, PackingModule, SettingsModule],
  controllers: [DeliveryController],
  providers: [ChangeDelivery, ChangeDeliveryTable, DeliveryEntriesRepository],
  exports: [ChangeDelivery, DeliveryEntriesRepository],
})
export class DeliveryModule {}
