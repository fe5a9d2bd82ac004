import { Injectable } from '@nestjs/common';
import { Metrics } from '@mekong/service-defaults';
import { PaymentsRepository } from './payments.repository.js';

@Injectable()
export class PaymentFigures {
  constructor(metrics: Metrics, payments: PaymentsRepository) {
    metrics.measure('payments_waiting', 'Payments that are neither made nor given up', () =>
      payments.countWaiting(),
    );
  }
}
