import { Injectable } from '@nestjs/common';
import { OrderCopiesRepository } from '../copies/order-copies.repository.js';
import { AlertsRepository } from './alerts.repository.js';

const alertDays = 90;
/** Order copies are needed for refunds, which may come long after the payment. */
const orderDays = 365;

/** Removes old alerts and order copies. */
@Injectable()
export class RemoveOldAlerts {
  constructor(
    private readonly alerts: AlertsRepository,
    private readonly orders: OrderCopiesRepository,
  ) {}

  async run(): Promise<void> {
    await this.alerts.removeOlderThan(alertDays);
    await this.orders.removeOlderThan(orderDays);
  }
}
