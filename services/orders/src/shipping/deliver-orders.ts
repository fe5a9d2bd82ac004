import { Injectable } from '@nestjs/common';
import { newEvent, Outbox, staffActed } from '@mekong/messaging';
import { onceByKey, type Identity } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import {
  aboutOrder,
  allows,
  announce,
  CameBackAlready,
  factsOf,
  ForgetCustomer,
  isPaidAtDoor,
  NoteCashFirst,
  type Order,
  OrderChanges,
  pickUpOf,
  stepOf,
  transit,
  WrongStatus,
} from '../orders/index.js';
import { judgeIds, type OrderResult, type Verdict } from './judge-each.js';
import { ShipmentsRepository } from './shipments.repository.js';

/**
 * Staff note that many orders were delivered, each judged by itself: one that is refused stops no other, and one that is
 * delivered already counts as done. Publishes order.delivered (after order.shipped, if that is not told yet) and staff.acted.
 */
@Injectable()
export class DeliverOrders {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: OrderChanges,
    private readonly shipments: ShipmentsRepository,
    private readonly forgetCustomer: ForgetCustomer,
    private readonly outbox: Outbox,
  ) {}

  /** What became of each order, in the given order. */
  deliver(caller: Identity, ids: string[]): Promise<OrderResult[]> {
    return onceByKey(this.dataSource, async (tx) => {
      const theirs = await this.changes.lockTheirs(tx, caller, ids);
      const { orders, results } = judgeIds(ids, theirs, judge);
      await this.writeDelivered(tx, caller, orders);
      return results;
    });
  }

  private async writeDelivered(tx: EntityManager, caller: Identity, orders: Order[]): Promise<void> {
    if (orders.length === 0) return;
    const news = orders.flatMap((order) => {
      const before = factsOf(order);
      const untold = announce(order);
      transit(order, 'deliver');
      const act = staffActed(caller, 'order.delivered', aboutOrder(order), { before, after: factsOf(order) });
      return [
        ...untold,
        newEvent('order.delivered.v1', order.id, { ...stepOf(order), ...pickUpOf(order) }),
        act,
      ];
    });
    await this.shipments.deliver(tx, caller, orders);
    await this.outbox.record(tx, ...news);
    await this.forgetCustomer.atTheEnd(tx, orders);
  }
}

function judge(order: Order): Verdict {
  if (order.status === 'delivered') return 'done';
  if (!allows(order, 'deliver')) return new WrongStatus(order.status, 'deliver');
  if (isPaidAtDoor(order)) return new NoteCashFirst();
  return order.cameBackAt ? new CameBackAlready() : 'do';
}
