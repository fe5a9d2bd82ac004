import { Module, type DynamicModule } from '@nestjs/common';
import { serviceModules, type InProcessBus } from '@mekong/messaging';
import { UploadsModule } from '@mekong/uploads';
import { AccountsModule } from './accounts/index.js';
import { CashModule } from './cash/index.js';
import { CheckoutModule } from './checkout/index.js';
import { CouriersModule } from './couriers/index.js';
import { DeliveryModule } from './delivery/index.js';
import { ExportModule } from './export/index.js';
import { InvoicesModule } from './invoices/index.js';
import { MyOrdersModule } from './my-orders/index.js';
import { NewsModule } from './news/index.js';
import { NotesModule } from './notes/index.js';
import { OrdersModule } from './orders/index.js';
import { PackingModule } from './packing/index.js';
import { PastOrdersModule } from './past-orders/index.js';
import { PaymentsModule } from './payments/index.js';
import { PromoCodesModule } from './promo-codes/index.js';
import { RefundsModule } from './refunds/index.js';
import { ReturnsModule } from './returns/index.js';
import { RielModule } from './riel/index.js';
import { ShippingModule } from './shipping/index.js';
import { StaffOrdersModule } from './staff-orders/index.js';
import { StaffModule } from './staff/index.js';
import { StockModule } from './stock/index.js';
import { WarrantyModule } from './warranty/index.js';
import { WantedStepsModule } from './wanted-steps/index.js';
import { CONFIG, type OrdersConfig } from './config.js';
import { database } from './database.js';
import { OrdersEvents } from './events.js';
import { TidyOrdersJob } from './tidy-orders.job.js';
import { TidyOrders } from './tidy-orders.js';

@Module({
  imports: [
    AccountsModule,
    CashModule,
    CheckoutModule,
    CouriersModule,
    DeliveryModule,
    ExportModule,
    InvoicesModule,
    MyOrdersModule,
    NewsModule,
    NotesModule,
    OrdersModule,
    PackingModule,
    PastOrdersModule,
    PaymentsModule,
    PromoCodesModule,
    RefundsModule,
    ReturnsModule,
    RielModule,
    ShippingModule,
    StaffModule,
    StaffOrdersModule,
    StockModule,
    UploadsModule.with(CONFIG),
    WantedStepsModule,
    WarrantyModule,
  ],
  providers: [OrdersEvents, TidyOrders, TidyOrdersJob],
})
export class AppModule {
  static readonly database = database;

  static register(config: OrdersConfig, bus?: InProcessBus): DynamicModule {
    const imports = serviceModules('orders', database, { token: CONFIG, config }, bus);
    return { module: AppModule, imports };
  }
}
