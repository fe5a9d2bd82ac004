import { Module } from '@nestjs/common';
import { CouriersModule } from '../couriers/index.js';
import { OrdersModule } from '../orders/index.js';
import { PackingModule } from '../packing/index.js';
import { RefundsModule } from '../refunds/index.js';
import { StaffModule } from '../staff/index.js';
import { StockModule } from '../stock/index.js';
import { AdvanceOrder } from './advance-order.js';
import { AnnounceShipmentsJob } from './announce-shipments.job.js';
import { AnnounceShipments } from './announce-shipments.js';
import { CameBack } from './came-back.js';
import { CorrectShipment } from './correct-shipment.js';
import { DeliverOrders } from './deliver-orders.js';
import { ShipOrders } from './ship-orders.js';
import { ShipmentsRepository } from './shipments.repository.js';
import { ShippingController } from './shipping.controller.js';
import { TakeBackShipments } from './take-back-shipments.js';

@Module({
  imports: [CouriersModule, OrdersModule, PackingModule, RefundsModule, StaffModule, StockModule],
  controllers: [ShippingController],
  providers: [
    AdvanceOrder,
    AnnounceShipments,
    AnnounceShipmentsJob,
    CameBack,
    CorrectShipment,
    DeliverOrders,
    ShipOrders,
    ShipmentsRepository,
    TakeBackShipments,
  ],
  exports: [ShipOrders],
})
export class ShippingModule {}
