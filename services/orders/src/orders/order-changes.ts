import { notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox, staffActed, type NewEvent } from '@mekong/messaging';
import type { Identity } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';
import { aboutOrder, factsOf } from './audit.js';
import { ForgetCustomer } from './forget-customer.js';
import { OrderEventsRepository, type NewOrderEvent } from './order-events.repository.js';
import { isWhollyOf } from './order-scope.js';
import { endedStatuses } from './order-transitions.js';
import type { Order } from './order.entity.js';
import { OrdersRepository } from './orders.repository.js';

/** What a change of an order leaves besides the order itself. */
export interface OrderChange {
  /** Its entry in the timeline. */
  entry: Omit<NewOrderEvent, 'at' | 'by'>;
  /** For other services, in this order. They are made while the order still has the version of before. */
  events?: NewEvent[];
  /** For the audit log, where staff made the change; without `facts` with the status and the shipment before and after. */
  act?: { action: string; facts?: Parameters<typeof staffActed>[3] };
  /** What has to be written after the order, and last as others wait for it. */
  last?: () => Promise<void>;
}

/**
 * The one way in which people change orders. The lock of an order's row decides between two who change it at once; the order, its
 * new version, the entry of its timeline, its events and the audit log are written in the caller's transaction.
 */
@Injectable()
export class OrderChanges {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly events: OrderEventsRepository,
    private readonly forgetCustomer: ForgetCustomer,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Has `change` change the locked order, and writes it unless that answers nothing. Throws 404 where there is no such order, or it
   * is not the caller's to change: by default that of sellers whose lines it has alone, and of all other staff.
   */
  async change(
    tx: EntityManager,
    caller: Identity,
    orderId: string,
    change: (order: Order) => OrderChange | undefined | Promise<OrderChange | undefined>,
    isTheirs: (order: Order, caller: Identity) => boolean = isWhollyOf,
  ): Promise<Order> {
    const order = await this.orders.lock(tx, orderId);
    if (!order || !isTheirs(order, caller)) throw notFound('Order');
    const before = factsOf(order);
    const changed = await change(order);
    if (changed) await this.write(tx, caller, order, before, changed);
    return order;
  }

  private async write(
    tx: EntityManager,
    caller: Identity,
    order: Order,
    before: ReturnType<typeof factsOf>,
    { entry, events = [], act, last }: OrderChange,
  ): Promise<void> {
    order.version += 1;
    await this.orders.update(tx, order);
    const by = { id: caller.userId, name: caller.name };
    await this.events.record(tx, order.id, { at: new Date(), by, ...entry });
    const facts = act?.facts ?? { before, after: factsOf(order) };
    const acts = act ? [staffActed(caller, act.action, aboutOrder(order), facts)] : [];
    await this.outbox.record(tx, ...events, ...acts);
    await last?.();
    const hasEnded = before.status !== order.status && endedStatuses.includes(order.status);
    if (hasEnded) await this.forgetCustomer.atTheEnd(tx, [order]);
  }

  /** Those of these orders that are wholly the caller's, by their ids, locked. */
  async lockTheirs(tx: EntityManager, caller: Identity, ids: string[]): Promise<Map<string, Order>> {
    const found = await this.orders.lockAll(tx, ids);
    return new Map(found.filter((order) => isWhollyOf(order, caller)).map((order) => [order.id, order]));
  }
}
