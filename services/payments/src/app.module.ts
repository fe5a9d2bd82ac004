import { Module, type DynamicModule } from '@nestjs/common';
import { serviceModules, type InProcessBus } from '@mekong/messaging';
import { PaymentsRepository } from './payments.repository.js';
import { PaymentFigures } from './payment-figures.js';
import { PaymentsEvents } from './events.js';
import { PaymentsController } from './payments.controller.js';
import { ExpirePaymentsJob } from './expire-payments.job.js';
import { FindPayment } from './find-payment.js';
import { BookEarlierPayments } from './book-earlier-payments.js';
import { BookEarlierPaymentsJob } from './book-earlier-payments.job.js';
import { CancelPayment } from './cancel-payment.js';
import { CompletePayment } from './complete-payment.js';
import { ExpirePayments } from './expire-payments.js';
import { OpenPayments } from './open-payments.js';
import { RefundPayment } from './refund-payment.js';
import { WarnOfDemo } from './warn-of-demo.js';
import { CONFIG, type PaymentsConfig } from './config.js';
import { database } from './database.js';
import { LedgerModule } from './ledger/index.js';
import { RielModule } from './riel/index.js';

@Module({
  imports: [LedgerModule, RielModule],
  controllers: [PaymentsController],
  providers: [
    PaymentsRepository,
    PaymentFigures,
    PaymentsEvents,
    FindPayment,
    OpenPayments,
    CompletePayment,
    CancelPayment,
    RefundPayment,
    ExpirePayments,
    ExpirePaymentsJob,
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
