import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MessagingModule, MessagingTables1700000000000, type InProcessBus } from '@mekong/messaging';
import { databaseModule, IdentityModule, OperationsModule } from '@mekong/service-defaults';
import { CONFIG, type PaymentsConfig } from './config.js';
import { PaymentsTables1700000001000 } from './data-access/migrations/1700000001000-payments-tables.js';
import { RefundsByOrders1700000002000 } from './data-access/migrations/1700000002000-refunds-by-orders.js';
import { PaymentsRepository } from './data-access/payments.repository.js';
import { Payment } from './domain/payment.js';
import { OrdersConsumer } from './entry-points/events/orders.consumer.js';
import { PaymentsController } from './entry-points/http/payments.controller.js';
import { ExpirePaymentsJob } from './entry-points/jobs/expire-payments.job.js';
import { CancelPayment } from './use-cases/cancel-payment.js';
import { CompletePayment } from './use-cases/complete-payment.js';
import { ExpirePayments } from './use-cases/expire-payments.js';
import { OpenPayment } from './use-cases/open-payment.js';
import { RefundPayment } from './use-cases/refund-payment.js';

@Module({})
export class AppModule {
  static register(config: PaymentsConfig, bus?: InProcessBus): DynamicModule {
    return {
      module: AppModule,
      imports: [
        databaseModule(config, {
          name: 'payments',
          entities: [Payment],
          migrations: [
            MessagingTables1700000000000,
            PaymentsTables1700000001000,
            RefundsByOrders1700000002000,
          ],
        }),
        TypeOrmModule.forFeature([Payment]),
        MessagingModule.register('payments', config, bus),
        IdentityModule.register(config.AUTH_PUBLIC_KEY),
        OperationsModule,
      ],
      controllers: [PaymentsController, OrdersConsumer],
      providers: [
        { provide: CONFIG, useValue: config },
        PaymentsRepository,
        OpenPayment,
        CompletePayment,
        CancelPayment,
        RefundPayment,
        ExpirePayments,
        ExpirePaymentsJob,
      ],
    };
  }
}
