import { Injectable } from '@nestjs/common';
import { Outbox, staffActed } from '@mekong/messaging';
import { onceByKey, type Identity } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { aboutOrder, factsOf, type Order, OrderChanges, transit, waitsForParcel } from '../orders/index.js';
import { MoveStock } from '../stock/index.js';
import { moveOfCash } from './cash-stock.js';
import { TooLateToTakeBack } from './errors.js';
import { judgeIds, type OrderResult, type Verdict } from './judge-each.js';
import { ShipmentsRepository } from './shipments.repository.js';

/**
 * Staff take back shipments that have not been announced yet: the orders are paid again (or wait as before to be paid at the door) and nobody gets a mail. The lock of
 * the order's row decides between this and the announcement. Publishes staff.acted; repeatable.
 */
@Injectable()
export class TakeBackShipments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: OrderChanges,
    private readonly shipments: ShipmentsRepository,
    private readonly moveStock: MoveStock,
    private readonly outbox: Outbox,
  ) {}

  /** What became of each order, in the given order. */
  takeBack(caller: Identity, ids: string[]): Promise<OrderResult[]> {
    return onceByKey(this.dataSource, async (tx) => {
      const theirs = await this.changes.lockTheirs(tx, caller, ids);
      const { orders, results } = judgeIds(ids, theirs, judge);
      await this.writeTakenBack(tx, caller, orders);
      return results;
    });
  }

  private async writeTakenBack(tx: EntityManager, caller: Identity, orders: Order[]): Promise<void> {
    if (orders.length === 0) return;
    const acts = orders.map((order) => {
      const before = factsOf(order);
      transit(order, 'takeBack');
      Object.assign(order, { courier: null, trackingNumber: null });
      return staffActed(caller, 'order.taken-back', aboutOrder(order), { before, after: factsOf(order) });
    });
    const stock = await this.moveStock.move(tx, moveOfCash.takenBack(orders));
    await this.shipments.takeBack(tx, caller, orders);
    await this.outbox.record(tx, ...acts, ...stock);
  }
}

/** One that waits for its parcel was taken back already, or never shipped. */
function judge(order: Order): Verdict {
  if (order.announceAt !== null) return 'do';
  return waitsForParcel(order) ? 'done' : new TooLateToTakeBack();
}
