import { notFound, type Problem } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { newEvent, Outbox, staffActed } from '@mekong/messaging';
import { onceByKey, type Identity } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { aboutOrder, factsOf } from '../audit.js';
import { CameBackAlready, WrongStatus } from '../errors.js';
import { briefOf } from '../order-snapshot.js';
import { ForgetCustomer } from './forget-customer.js';
import { mayBecome, type Order } from './order.entity.js';
import { isWhollyOf } from './order-scope.js';
import { OrdersRepository } from './orders.repository.js';
import type { OrderResult } from './ship-orders.js';
import { announce } from './shipment-events.js';
import { ShipmentsRepository } from './shipments.repository.js';

/**
 * Staff note that many orders were delivered, each judged by itself: one that is refused stops no other, and one that is
 * delivered already counts as done. Publishes order.delivered (after order.shipped, if that is not told yet) and staff.acted.
 */
@Injectable()
export class DeliverOrders {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrdersRepository,
    private readonly shipments: ShipmentsRepository,
    private readonly forgetCustomer: ForgetCustomer,
    private readonly outbox: Outbox,
  ) {}

  /** What became of each order, in the given order. */
  run(caller: Identity, ids: string[]): Promise<OrderResult[]> {
    return onceByKey(this.dataSource, async (tx) => {
      const found = new Map((await this.orders.lockAll(tx, ids)).map((order) => [order.id, order]));
      const judged = ids.map((id) => ({ id, order: found.get(id), verdict: judge(caller, found.get(id)) }));
      await this.deliver(
        tx,
        caller,
        judged.flatMap(({ order, verdict }) => (order && verdict === 'deliver' ? [order] : [])),
      );
      return judged.map(({ id, order, verdict }) => ({
        id,
        orderNumber: order?.orderNumber ?? null,
        problem: typeof verdict === 'string' ? null : verdict,
      }));
    });
  }

  private async deliver(tx: EntityManager, caller: Identity, orders: Order[]): Promise<void> {
    if (orders.length === 0) return;
    const news = orders.flatMap((order) => {
      const before = factsOf(order);
      const untold = announce(order);
      order.status = 'delivered';
      const act = staffActed(caller, 'order.delivered', aboutOrder(order), { before, after: factsOf(order) });
      return [...untold, newEvent('order.delivered.v1', order.id, briefOf(order)), act];
    });
    await this.shipments.deliver(tx, caller, orders);
    await this.outbox.record(tx, ...news);
    await this.forgetCustomer.atTheEnd(tx, orders);
  }
}

/** What to do with an order: deliver it, nothing as it is done already, or why it is refused. */
function judge(caller: Identity, order: Order | undefined): 'deliver' | 'done' | Problem {
  if (!order || !isWhollyOf(order, caller)) return notFound('Order');
  if (order.status === 'delivered') return 'done';
  if (!mayBecome(order.status, 'delivered')) return new WrongStatus(order.status, 'deliver');
  return order.cameBackAt ? new CameBackAlready() : 'deliver';
}
