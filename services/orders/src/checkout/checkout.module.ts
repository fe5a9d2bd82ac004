import { Module } from '@nestjs/common';
import { CashModule } from '../cash/index.js';
import { InvoicesModule } from '../invoices/index.js';
import { OrdersModule } from '../orders/index.js';
import { PromoCodesModule } from '../promo-codes/index.js';
import { SettingsModule } from '../settings/index.js';
import { StockModule } from '../stock/index.js';
import { CheckoutQueue } from './checkout-queue.js';
import { CheckoutController } from './checkout.controller.js';
import { HoldsRepository } from './holds.repository.js';
import { HourlyOrdersRepository } from './hourly-orders.repository.js';
import { IdempotencyKeysRepository } from './idempotency-keys.repository.js';
import { PaymentMethodsController } from './payment-methods.controller.js';
import { ChangePaymentMethods } from './change-payment-methods.js';
import { PaymentMethodsRepository } from './payment-methods.repository.js';
import { PaymentSettingsController } from './payment-settings.controller.js';
import { PlaceOrder } from './place-order.js';
import { PublishSettledJob } from './publish-settled.job.js';
import { PublishSettled } from './publish-settled.js';
import { RecordCart } from './record-cart.js';
import { ShopperLimits } from './shopper-limits.js';
import { TermsRepository } from './terms.repository.js';

@Module({
  imports: [CashModule, InvoicesModule, OrdersModule, PromoCodesModule, SettingsModule, StockModule],
  controllers: [CheckoutController, PaymentMethodsController, PaymentSettingsController],
  providers: [
    ChangePaymentMethods,
    CheckoutQueue,
    HoldsRepository,
    HourlyOrdersRepository,
    IdempotencyKeysRepository,
    PaymentMethodsRepository,
    PlaceOrder,
    PublishSettled,
    PublishSettledJob,
    RecordCart,
    ShopperLimits,
    TermsRepository,
  ],
  exports: [HoldsRepository, HourlyOrdersRepository, IdempotencyKeysRepository],
})
export class CheckoutModule {}
