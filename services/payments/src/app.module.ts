import { Module, type DynamicModule } from '@nestjs/common';
import { serviceModules, type InProcessBus } from '@mekong/messaging';
import { PaymentFigures } from './payment-figures.js';
import { PaymentsEvents } from './events.js';
import { PaymentsController } from './payments.controller.js';
import { DemoCodes } from './demo-codes.js';
import { DeskController } from './desk.controller.js';
import { ExpirePaymentsJob } from './expire-payments.job.js';
import { FindPayment } from './find-payment.js';
import { BookEarlierPayments } from './book-earlier-payments.js';
import { BookEarlierPaymentsJob } from './book-earlier-payments.job.js';
import { CashModule } from './cash/index.js';
import { CashDeskController } from './cash-desk.controller.js';
import { CashPaymentsRepository } from './cash-payments.repository.js';
import { FollowOrders } from './follow-orders.js';
import { FreeLateMoney } from './free-late-money.js';
import { TakeCash } from './take-cash.js';
import { BakongModule } from './bakong/index.js';
import { BankChecksRepository } from './bank-checks.repository.js';
import { CheckPayments } from './check-payments.js';
import { CheckPaymentsJob } from './check-payments.job.js';
import { CallbacksController } from './callbacks.controller.js';
import { CancelPayment } from './cancel-payment.js';
import { CompletePayment } from './complete-payment.js';
import { ExpirePayments } from './expire-payments.js';
import { HearCallback } from './hear-callback.js';
import { LookAtPayment } from './look-at-payment.js';
import { OpenPayments } from './open-payments.js';
import { PaymentProviders } from './payment-providers.js';
import { PaymentStatusController } from './payment-status.controller.js';
import { PreparePayments } from './prepare-payments.js';
import { RehearseRemittance } from './rehearse-remittance.js';
import { RemitCash } from './remit-cash.js';
import { RefundPayment } from './refund-payment.js';
import { ReviewPayments } from './review-payments.js';
import { TidyChecks } from './tidy-checks.js';
import { SettleUnmatched } from './settle-unmatched.js';
import { WarnOfDemo } from './warn-of-demo.js';
import { PostingModule } from './posting.module.js';
import { StatementsModule } from './statements/index.js';
import { CONFIG, type PaymentsConfig } from './config.js';
import { database } from './database.js';
import { DaysModule } from './days/index.js';
import { GiveBacksModule } from './give-backs/index.js';
import { LedgerModule } from './ledger/index.js';
import { RielModule } from './riel/index.js';

@Module({
  imports: [
    BakongModule,
    CashModule,
    DaysModule,
    GiveBacksModule,
    LedgerModule,
    PostingModule,
    RielModule,
    StatementsModule,
  ],
  controllers: [
    PaymentsController,
    PaymentStatusController,
    CallbacksController,
    DeskController,
    CashDeskController,
  ],
  providers: [
    CashPaymentsRepository,
    FollowOrders,
    FreeLateMoney,
    TakeCash,
    RemitCash,
    RehearseRemittance,
    PaymentFigures,
    PaymentsEvents,
    FindPayment,
    OpenPayments,
    CompletePayment,
    CancelPayment,
    RefundPayment,
    ExpirePayments,
    ExpirePaymentsJob,
    ReviewPayments,
    DemoCodes,
    PaymentProviders,
    PreparePayments,
    CheckPayments,
    CheckPaymentsJob,
    TidyChecks,
    LookAtPayment,
    HearCallback,
    BankChecksRepository,
    SettleUnmatched,
    BookEarlierPayments,
    BookEarlierPaymentsJob,
    WarnOfDemo,
  ],
})
export class AppModule {
  static readonly database = database;

  static register(config: PaymentsConfig, bus?: InProcessBus): DynamicModule {
    const imports = serviceModules('payments', database, { token: CONFIG, config }, bus);
    return { module: AppModule, imports };
  }
}
