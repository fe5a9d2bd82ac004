import { Module, type DynamicModule } from '@nestjs/common';
import { MessagingModule, MessagingTables1700000000000, type InProcessBus } from '@mekong/messaging';
import {
  databaseModule,
  type DatabaseParts,
  IdentityModule,
  KeptAnswers1764900000000,
  KeysOfDay1766000000000,
  OperationsModule,
} from '@mekong/service-defaults';
import { CONFIG, type PaymentsConfig } from './config.js';
import { PaymentsRepository } from './payments.repository.js';
import { PaymentFigures } from './payment-figures.js';
import { PaymentsEvents } from './events.js';
import { PaymentsController } from './payments.controller.js';
import { ExpirePaymentsJob } from './expire-payments.job.js';
import { FindPayment } from './find-payment.js';
import { CancelPayment } from './cancel-payment.js';
import { CompletePayment } from './complete-payment.js';
import { ExpirePayments } from './expire-payments.js';
import { OpenPayments } from './open-payments.js';
import { RefundPayment } from './refund-payment.js';
import { ChangeRielRate } from './riel/change-riel-rate.js';
import { RielRateController } from './riel/riel-rate.controller.js';
import { RielRateRepository } from './riel/riel-rate.repository.js';
import { WarnOfDemo } from './warn-of-demo.js';
import { PaymentsInitial1764000000000 } from './migrations/1764000000000-initial.js';
import { PaymentsRefundedCents1764100000000 } from './migrations/1764100000000-refunded-cents.js';
import { OrderTraces1764300000000 } from './migrations/1764300000000-order-traces.js';
import { TellRielRate1766700000000 } from './migrations/1766700000000-tell-riel-rate.js';

@Module({})
export class AppModule {
  static readonly database: DatabaseParts = {
    name: 'payments',
    entities: [],
    migrations: [
      MessagingTables1700000000000,
      PaymentsInitial1764000000000,
      PaymentsRefundedCents1764100000000,
      OrderTraces1764300000000,
      TellRielRate1766700000000,
      KeptAnswers1764900000000,
      KeysOfDay1766000000000,
    ],
  };

  static register(config: PaymentsConfig, bus?: InProcessBus): DynamicModule {
    return {
      module: AppModule,
      imports: [
        databaseModule(config, AppModule.database),
        MessagingModule.register('payments', config, bus),
        IdentityModule.register(config.AUTH_PUBLIC_KEY),
        OperationsModule,
      ],
      controllers: [PaymentsController, RielRateController],
      providers: [
        { provide: CONFIG, useValue: config },
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
        WarnOfDemo,
        RielRateRepository,
        ChangeRielRate,
      ],
    };
  }
}
