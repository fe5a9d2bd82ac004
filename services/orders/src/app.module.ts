import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MessagingModule, MessagingTables1700000000000, type InProcessBus } from '@mekong/messaging';
import { databaseModule, IdentityModule, OperationsModule } from '@mekong/service-defaults';
import { CONFIG, type OrdersConfig } from './config.js';
import { OrdersTables1700000001000 } from './data-access/migrations/1700000001000-orders-tables.js';
import { ShipmentCorrections1700000006000 } from './data-access/migrations/1700000006000-shipment-corrections.js';
import { StockHistory1700000005000 } from './data-access/migrations/1700000005000-stock-history.js';
import { OrderHistory1700000002000 } from './data-access/migrations/1700000002000-order-history.js';
import { IdempotencyKeysRepository } from './data-access/idempotency-keys.repository.js';
import { OrderCount } from './data-access/order-count.js';
import { OrderEventsRepository } from './data-access/order-events.repository.js';
import { OrderSearchRepository } from './data-access/order-search.repository.js';
import { OrdersRepository } from './data-access/orders.repository.js';
import { StockHistoryRepository } from './data-access/stock-history.repository.js';
import { StockRepository } from './data-access/stock.repository.js';
import { OrderEvent } from './domain/order-event.js';
import { OrderItem } from './domain/order-item.js';
import { Order } from './domain/order.js';
import { OrdersEvents } from './entry-points/events/orders.events.js';
import { CheckoutController } from './entry-points/http/checkout.controller.js';
import { CustomerOrdersController } from './entry-points/http/customer-orders.controller.js';
import { StaffOrdersController } from './entry-points/http/staff-orders.controller.js';
import { StockHistoryController } from './entry-points/http/stock-history.controller.js';
import { AdvanceOrder } from './use-cases/advance-order.js';
import { CorrectShipment } from './use-cases/correct-shipment.js';
import { FollowCatalogue } from './use-cases/follow-catalogue.js';
import { MoveStock } from './use-cases/move-stock.js';
import { RefundOrder } from './use-cases/refund-order.js';
import { TellOfCart } from './use-cases/tell-of-cart.js';
import { PlaceOrder } from './use-cases/place-order.js';
import { SettleOrders } from './use-cases/settle-orders.js';

const entities = [Order, OrderEvent, OrderItem];

@Module({})
export class AppModule {
  static register(config: OrdersConfig, bus?: InProcessBus): DynamicModule {
    return {
      module: AppModule,
      imports: [
        databaseModule(config, {
          name: 'orders',
          entities,
          migrations: [
            MessagingTables1700000000000,
            OrdersTables1700000001000,
            OrderHistory1700000002000,
            StockHistory1700000005000,
            ShipmentCorrections1700000006000,
          ],
        }),
        TypeOrmModule.forFeature(entities),
        MessagingModule.register('orders', config, bus),
        IdentityModule.register(config.AUTH_PUBLIC_KEY),
        OperationsModule,
      ],
      controllers: [
        CheckoutController,
        CustomerOrdersController,
        StaffOrdersController,
        StockHistoryController,
      ],
      providers: [
        { provide: CONFIG, useValue: config },
        OrdersEvents,
        IdempotencyKeysRepository,
        OrdersRepository,
        OrderCount,
        OrderSearchRepository,
        OrderEventsRepository,
        StockRepository,
        StockHistoryRepository,
        PlaceOrder,
        TellOfCart,
        MoveStock,
        RefundOrder,
        SettleOrders,
        FollowCatalogue,
        AdvanceOrder,
        CorrectShipment,
      ],
    };
  }
}
