import { notFound, type Problem } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox, staffActed } from '@mekong/messaging';
import { onceByKey, type Identity } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { aboutOrder, factsOf } from '../audit.js';
import { TooLateToTakeBack } from '../errors.js';
import type { Order } from './order.entity.js';
import { isWhollyOf } from './order-scope.js';
import { OrdersRepository } from './orders.repository.js';
import type { OrderResult } from './ship-orders.js';
import { ShipmentsRepository } from './shipments.repository.js';

/**
 * Staff take back shipments that have not been announced yet: the orders are paid again and nobody gets a mail. The lock of
 * the order's row decides between this and the announcement. Publishes staff.acted; repeatable.
 */
@Injectable()
export class TakeBackShipments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrdersRepository,
    private readonly shipments: ShipmentsRepository,
    private readonly outbox: Outbox,
  ) {}

  /** What became of each order, in the given order. */
  run(caller: Identity, ids: string[]): Promise<OrderResult[]> {
    return onceByKey(this.dataSource, async (tx) => {
      const found = await this.orders.lockAll(tx, ids);
      const orders = found.filter((order) => isWhollyOf(order, caller));
      const results = ids.map((id) => {
        const order = orders.find((one) => one.id === id);
        return { id, orderNumber: order?.orderNumber ?? null, problem: whyNot(order) };
      });
      await this.takeBack(
        tx,
        caller,
        orders.filter(({ announceAt }) => announceAt !== null),
      );
      return results;
    });
  }

  private async takeBack(tx: EntityManager, caller: Identity, held: Order[]): Promise<void> {
    const acts = held.map((order) => {
      const before = factsOf(order);
      Object.assign(order, { status: 'paid', courier: null, trackingNumber: null });
      return staffActed(caller, 'order.taken-back', aboutOrder(order), { before, after: factsOf(order) });
    });
    await this.shipments.takeBack(tx, caller, held);
    await this.outbox.record(tx, ...acts);
  }
}

/** One that is paid was taken back already, or never shipped. */
function whyNot(order: Order | undefined): Problem | null {
  if (!order) return notFound('Order');
  return order.announceAt !== null || order.status === 'paid' ? null : new TooLateToTakeBack();
}
