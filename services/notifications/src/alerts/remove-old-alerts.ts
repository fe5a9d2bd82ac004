import { Injectable } from '@nestjs/common';
import { OrderCopiesRepository } from '../copies/order-copies.repository.js';
import { AlertsRepository } from './alerts.repository.js';

const alertDays = 90;
/** Orders may be refunded long after they were paid. */
const orderDays = 365;

/** Removes alerts and order copies that nobody will ask for any more. */
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
