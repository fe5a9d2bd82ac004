import { Module } from '@nestjs/common';
import { BakongModule } from '../bakong/index.js';
import { LedgerModule } from '../ledger/index.js';
import { BookEarlierPayments } from './book-earlier-payments.js';
import { BookEarlierPaymentsJob } from './book-earlier-payments.job.js';
import { ExpirePayments } from './expire-payments.js';
import { ExpirePaymentsJob } from './expire-payments.job.js';
import { FindPayment } from './find-payment.js';
import { OpenPayments } from './open-payments.js';
import { PaymentFigures } from './payment-figures.js';
import { PaymentProviders } from './payment-providers.js';
import { PaymentsRepository } from './payments.repository.js';
import { RefundPayment } from './refund-payment.js';
import { ReviewPayments } from './review-payments.js';
import { WarnOfDemo } from './warn-of-demo.js';

/** The payments of orders, from their opening to their end, whoever brings the money. */
@Module({
  imports: [BakongModule, LedgerModule],
  providers: [
    BookEarlierPayments,
    BookEarlierPaymentsJob,
    ExpirePayments,
    ExpirePaymentsJob,
    FindPayment,
    OpenPayments,
    PaymentFigures,
    PaymentProviders,
    PaymentsRepository,
    RefundPayment,
    ReviewPayments,
    WarnOfDemo,
  ],
  exports: [FindPayment, OpenPayments, PaymentProviders, PaymentsRepository, RefundPayment],
})
export class PaymentsModule {}
