import { Outbox, staffActed } from '@mekong/messaging';
import type { Identity } from '@mekong/service-defaults';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { aboutHistory } from './audit.js';
import type { Source } from './past-order.js';
import { PastCustomersRepository } from './past-customers.repository.js';
import { PastOrdersRepository } from './past-orders.repository.js';

/** What was deleted. */
export interface RemovedHistory {
  orders: number;
  customers: number;
}

/** Deletes all orders and customers that came from a shop system. Publishes staff.acted with how many. */
@Injectable()
export class RemoveHistory {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: PastOrdersRepository,
    private readonly customers: PastCustomersRepository,
    private readonly outbox: Outbox,
  ) {}

  remove(caller: Identity, source: Source): Promise<RemovedHistory> {
    return this.dataSource.transaction(async (tx) => {
      const before = {
        orders: await this.orders.removeAll(tx, source),
        customers: await this.customers.removeAll(tx, source),
      };
      await this.outbox.record(tx, staffActed(caller, 'history.removed', aboutHistory(source), { before }));
      return before;
    });
  }
}
