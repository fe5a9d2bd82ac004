import { Module } from '@nestjs/common';
import { CashModule } from '../cash/index.js';
import { OrdersModule } from '../orders/index.js';
import { PackingModule } from '../packing/index.js';
import { RulesModule } from '../rules/index.js';
import { SettingsModule } from '../settings/index.js';
import { ChangeDeliveryTable } from './change-delivery-table.js';
import { ChangeDelivery } from './change-delivery.js';
import { DeliveryEntriesRepository } from './delivery-entries.repository.js';
import { DeliveryController } from './delivery.controller.js';
import { RefuseOtherFee } from './refuse-other-fee.js';

@Module({
  imports: [CashModule, OrdersModule, PackingModule, RulesModule, SettingsModule],
  controllers: [DeliveryController],
  providers: [ChangeDelivery, ChangeDeliveryTable, DeliveryEntriesRepository, RefuseOtherFee],
  exports: [ChangeDelivery, DeliveryEntriesRepository],
})
export class DeliveryModule {}
