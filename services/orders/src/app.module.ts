import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MessagingModule, MessagingTables1700000000000, type InProcessBus } from '@mekong/messaging';
import {
  databaseModule,
  type DatabaseParts,
  IdentityModule,
  KeptAnswers1764900000000,
  KeysOfDay1766000000000,
  OperationsModule,
} from '@mekong/service-defaults';
import { CONFIG, type OrdersConfig } from './config.js';
import { HoldsRepository } from './checkout/holds.repository.js';
import { HourlyOrdersRepository } from './checkout/hourly-orders.repository.js';
import { IdempotencyKeysRepository } from './checkout/idempotency-keys.repository.js';
import { OrderCountRepository } from './orders/order-count.repository.js';
import { OrderEventsRepository } from './orders/order-events.repository.js';
import { OrderSearchRepository } from './orders/order-search.repository.js';
import { OrderChanges } from './orders/order-changes.js';
import { OrdersRepository } from './orders/orders.repository.js';
import { StockHistoryRepository } from './stock/stock-history.repository.js';
import { ProductsRepository } from './stock/products.repository.js';
import { StockFigures } from './stock/stock-figures.js';
import { StockRepository } from './stock/stock.repository.js';
import { OrderEvent } from './orders/order-event.entity.js';
import { Order, OrderItem } from './orders/order.entity.js';
import { OrdersEvents } from './events.js';
import { ChangeCouriers } from './couriers/change-couriers.js';
import { CouriersController } from './couriers/couriers.controller.js';
import { CouriersRepository } from './couriers/couriers.repository.js';
import { ChangeDeliveryTable } from './delivery/change-delivery-table.js';
import { DeliveryController } from './delivery/delivery.controller.js';
import { DeliveryEntriesRepository } from './delivery/delivery-entries.repository.js';
import { CheckoutController } from './checkout/checkout.controller.js';
import { CustomerOrdersController } from './orders/customer-orders.controller.js';
import { StaffOrdersController } from './orders/staff-orders.controller.js';
import { StockHistoryController } from './stock/stock-history.controller.js';
import { ShippingController } from './orders/shipping.controller.js';
import { AdvanceOrder } from './orders/advance-order.js';
import { AnnounceShipments } from './orders/announce-shipments.js';
import { AnnounceShipmentsJob } from './orders/announce-shipments.job.js';
import { CameBack } from './orders/came-back.js';
import { ChangeDelivery } from './orders/change-delivery.js';
import { CorrectShipment } from './orders/correct-shipment.js';
import { ShipmentsRepository } from './orders/shipments.repository.js';
import { DeliverOrders } from './orders/deliver-orders.js';
import { ShipOrders } from './orders/ship-orders.js';
import { TakeBackShipments } from './orders/take-back-shipments.js';
import { DeleteProducts } from './stock/delete-products.js';
import { UpsertProducts } from './stock/upsert-products.js';
import { MoveStock } from './stock/move-stock.js';
import { OrdersPartialRefunds1764120000000 } from './migrations/1764120000000-partial-refunds.js';
import { OrdersKhmerNames1764150000000 } from './migrations/1764150000000-khmer-names.js';
import { OrdersRielRates1764700000000 } from './migrations/1764700000000-riel-rates.js';
import { SearchByAddress1764710000000 } from './migrations/1764710000000-search-by-address.js';
import { FoldedKeys1765300000000 } from './migrations/1765300000000-folded-keys.js';
import { WhoAndSku1766500000000 } from './migrations/1766500000000-who-and-sku.js';
import { SearchByPlace1766600000000 } from './migrations/1766600000000-search-by-place.js';
import { KnownStaff1766700000000 } from './migrations/1766700000000-known-staff.js';
import { FoldedSearches1766410000000 } from './migrations/1766410000000-folded-searches.js';
import { OriginsOfOrders1766100000000 } from './migrations/1766100000000-origins-of-orders.js';
import { DeliveryChanges1766200000000 } from './migrations/1766200000000-delivery-changes.js';
import { GiveBack } from './refunds/give-back.js';
import { RefundAmount } from './refunds/refund-amount.js';
import { RefundLines } from './refunds/refund-lines.js';
import { RefundOrder } from './refunds/refund-order.js';
import { RefundsRepository } from './refunds/refunds.repository.js';
import { RecordCart } from './checkout/record-cart.js';
import { CheckoutQueue } from './checkout/checkout-queue.js';
import { PlaceOrder } from './checkout/place-order.js';
import { ExportController } from './export/export.controller.js';
import { ExportOrders } from './export/export-orders.js';
import { ForgetCustomer } from './orders/forget-customer.js';
import { ForgottenOrders } from './orders/forgotten-orders.repository.js';
import { TidyOrders } from './tidy-orders.js';
import { PublishSettled } from './checkout/publish-settled.js';
import { PublishSettledJob } from './checkout/publish-settled.job.js';
import { TidyOrdersJob } from './tidy-orders.job.js';
import { ApplyPayments } from './orders/apply-payments.js';
import { OrdersInitial1764000000000 } from './migrations/1764000000000-initial.js';
import { OrdersNotes1764100000000 } from './migrations/1764100000000-notes.js';
import { OrdersPacking1764110000000 } from './migrations/1764110000000-packing.js';
import { ChangeWhoShips } from './packing/change-who-ships.js';
import { KeepSellers } from './packing/keep-sellers.js';
import { KeepStaff } from './staff/keep-staff.js';
import { StaffRepository } from './staff/staff.repository.js';
import { MayShip } from './packing/may-ship.js';
import { PackingController } from './packing/packing.controller.js';
import { PackingRepository } from './packing/packing.repository.js';
import { PackOrder } from './packing/pack-order.js';
import { SellersRepository } from './packing/sellers.repository.js';
import { WhoShipsRepository } from './packing/who-ships.repository.js';
import { NotesController } from './notes/notes.controller.js';
import { NotesRepository } from './notes/notes.repository.js';
import { WriteNote } from './notes/write-note.js';

const entities = [Order, OrderEvent, OrderItem];

@Module({})
export class AppModule {
  static readonly database: DatabaseParts = {
    name: 'orders',
    entities,
    migrations: [
      MessagingTables1700000000000,
      OrdersInitial1764000000000,
      OrdersNotes1764100000000,
      OrdersPacking1764110000000,
      OrdersPartialRefunds1764120000000,
      OrdersKhmerNames1764150000000,
      OrdersRielRates1764700000000,
      SearchByAddress1764710000000,
      KeptAnswers1764900000000,
      FoldedKeys1765300000000,
      KeysOfDay1766000000000,
      OriginsOfOrders1766100000000,
      DeliveryChanges1766200000000,
      FoldedSearches1766410000000,
      WhoAndSku1766500000000,
      SearchByPlace1766600000000,
      KnownStaff1766700000000,
    ],
  };

  static register(config: OrdersConfig, bus?: InProcessBus): DynamicModule {
    return {
      module: AppModule,
      imports: [
        databaseModule(config, AppModule.database),
        TypeOrmModule.forFeature(entities),
        MessagingModule.register('orders', config, bus),
        IdentityModule.register(config.AUTH_PUBLIC_KEY),
        OperationsModule,
      ],
      controllers: [
        CheckoutController,
        CouriersController,
        CustomerOrdersController,
        DeliveryController,
        ExportController,
        StaffOrdersController,
        NotesController,
        PackingController,
        ShippingController,
        StockHistoryController,
      ],
      providers: [
        { provide: CONFIG, useValue: config },
        OrdersEvents,
        HoldsRepository,
        HourlyOrdersRepository,
        IdempotencyKeysRepository,
        OrdersRepository,
        OrderCountRepository,
        OrderSearchRepository,
        OrderEventsRepository,
        NotesRepository,
        WriteNote,
        PackingRepository,
        PackOrder,
        SellersRepository,
        KeepSellers,
        StaffRepository,
        KeepStaff,
        WhoShipsRepository,
        MayShip,
        ChangeWhoShips,
        CouriersRepository,
        ChangeCouriers,
        DeliveryEntriesRepository,
        ChangeDeliveryTable,
        ShipmentsRepository,
        ProductsRepository,
        StockRepository,
        StockFigures,
        StockHistoryRepository,
        CheckoutQueue,
        PlaceOrder,
        RecordCart,
        MoveStock,
        RefundsRepository,
        GiveBack,
        RefundOrder,
        RefundLines,
        RefundAmount,
        ApplyPayments,
        UpsertProducts,
        DeleteProducts,
        AdvanceOrder,
        CorrectShipment,
        ChangeDelivery,
        CameBack,
        DeliverOrders,
        OrderChanges,
        ExportOrders,
        ShipOrders,
        TakeBackShipments,
        AnnounceShipments,
        ForgottenOrders,
        ForgetCustomer,
        TidyOrders,
        PublishSettled,
        PublishSettledJob,
        TidyOrdersJob,
        AnnounceShipmentsJob,
      ],
    };
  }
}
