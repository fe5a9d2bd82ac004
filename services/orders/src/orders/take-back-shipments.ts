import { type Problem } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox, staffActed } from '@mekong/messaging';
import { onceByKey, type Identity } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { aboutOrder, factsOf } from '../audit.js';
import { TooLateToTakeBack } from '../errors.js';
import { OrderChanges, type OrderResult } from './order-changes.js';
import { transit } from './order-transitions.js';
import type { Order } from './order.entity.js';
import { ShipmentsRepository } from './shipments.repository.js';

/**
 * Staff take back shipments that have not been announced yet: the orders are paid again and nobody gets a mail. The lock of
 * the order's row decides between this and the announcement. Publishes staff.acted; repeatable.
 */
@Injectable()
export class TakeBackShipments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: OrderChanges,
    private readonly shipments: ShipmentsRepository,
    private readonly outbox: Outbox,
  ) {}

  /** What became of each order, in the given order. */
  run(caller: Identity, ids: string[]): Promise<OrderResult[]> {
    const wanted = ids.map((id) => ({ id }));
    return onceByKey(this.dataSource, (tx) =>
      this.changes.changeMany(tx, caller, wanted, {
        judge: async () => judge,
        write: (accepted) =>
          this.takeBack(
            tx,
            caller,
            accepted.map(({ order }) => order),
          ),
      }),
    );
  }

  private async takeBack(tx: EntityManager, caller: Identity, orders: Order[]): Promise<void> {
    const acts = orders.map((order) => {
      const before = factsOf(order);
      transit(order, 'takeBack');
      Object.assign(order, { courier: null, trackingNumber: null });
      return staffActed(caller, 'order.taken-back', aboutOrder(order), { before, after: factsOf(order) });
    });
    await this.shipments.takeBack(tx, caller, orders);
    await this.outbox.record(tx, ...acts);
  }
}

/** One that is paid was taken back already, or never shipped. */
function judge({ announceAt, status }: Order): 'do' | 'done' | Problem {
  if (announceAt !== null) return 'do';
  return status === 'paid' ? 'done' : new TooLateToTakeBack();
}
