import { Module } from '@nestjs/common';
import { DeliveryModule } from '../delivery/index.js';
import { InvoicesModule } from '../invoices/index.js';
import { OrdersModule } from '../orders/index.js';
import { PromoCodesModule } from '../promo-codes/index.js';
import { StockModule } from '../stock/index.js';
import { ApplyPayments } from './apply-payments.js';
import { ReopenOrder } from './reopen-order.js';

@Module({
  imports: [DeliveryModule, InvoicesModule, OrdersModule, PromoCodesModule, StockModule],
  providers: [ApplyPayments, ReopenOrder],
  exports: [ApplyPayments, ReopenOrder],
})
export class PaymentsModule {}
