import { Module, type DynamicModule } from '@nestjs/common';
import { serviceModules, type InProcessBus } from '@mekong/messaging';
import { UploadsModule } from '@mekong/uploads';
import { AccountsModule } from './accounts/index.js';
import { CheckoutModule } from './checkout/index.js';
import { ExportModule } from './export/index.js';
import { InvoicesModule } from './invoices/index.js';
import { MyOrdersModule } from './my-orders/index.js';
import { NewsModule } from './news/index.js';
import { NotesModule } from './notes/index.js';
import { OrdersModule } from './orders/index.js';
import { PastOrdersModule } from './past-orders/index.js';
import { PaymentsModule } from './payments/index.js';
import { PromoCodesModule } from './promo-codes/index.js';
import { ReturnsModule } from './returns/index.js';
import { RielModule } from './riel/index.js';
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

/** Its rooms; those that another one builds on come with that. */
@Module({
  imports: [
    AccountsModule,
    CheckoutModule,
    ExportModule,
    InvoicesModule,
    MyOrdersModule,
    NewsModule,
    NotesModule,
    OrdersModule,
    PastOrdersModule,
    PaymentsModule,
    PromoCodesModule,
    ReturnsModule,
    RielModule,
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
