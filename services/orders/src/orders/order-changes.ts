import { notFound, type Problem } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox, staffActed, type NewEvent } from '@mekong/messaging';
import type { Identity } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';
import { aboutOrder, factsOf } from '../audit.js';
import { ForgetCustomer } from './forget-customer.js';
import { OrderEventsRepository, type NewOrderEvent } from './order-events.repository.js';
import { isWhollyOf } from './order-scope.js';
import type { Order, OrderStatus } from './order.entity.js';
import { OrdersRepository } from './orders.repository.js';

/** What a change of an order leaves besides the order itself. */
export interface OrderChange {
  /** Its entry in the timeline. */
  entry: Omit<NewOrderEvent, 'at' | 'by'>;
  /** For other services, in this order. */
  events?: NewEvent[];
  /** For the audit log, where staff made the change; without `facts` with the status and the shipment before and after. */
  act?: { action: string; facts?: Parameters<typeof staffActed>[3] };
}

/** What became of one of many orders; `problem` says why it was refused. */
export interface OrderResult {
  id: string;
  orderNumber: string | null;
  problem: Problem | null;
}

/** What to do with one of many orders: the change, nothing as that is done already, or why it is refused. */
type Verdict = 'do' | 'done' | Problem;

interface ManyChanges<Wanted> {
  /** Makes the judge of each, once they are locked. */
  judge: (orders: Order[]) => Promise<(order: Order, wanted: Wanted) => Verdict>;
  /** Writes those that are accepted, all at once. */
  write: (accepted: { order: Order; wanted: Wanted }[]) => Promise<void>;
}

const ended: readonly OrderStatus[] = ['delivered', 'refunded'];

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
    { entry, events = [], act }: OrderChange,
  ): Promise<void> {
    order.version += 1;
    await this.orders.update(tx, order);
    const by = { id: caller.userId, name: caller.name };
    await this.events.record(tx, order.id, { at: new Date(), by, ...entry });
    const facts = act?.facts ?? { before, after: factsOf(order) };
    const acts = act ? [staffActed(caller, act.action, aboutOrder(order), facts)] : [];
    await this.outbox.record(tx, ...events, ...acts);
    if (ended.includes(order.status)) await this.forgetCustomer.atTheEnd(tx, [order]);
  }

  /**
   * Judges each of many locked orders by itself, so that one that is refused stops no other. Answers what became of each, in the
   * given order. An order that is not wholly the caller's is not there.
   */
  async changeMany<Wanted extends { id: string }>(
    tx: EntityManager,
    caller: Identity,
    wanted: Wanted[],
    { judge, write }: ManyChanges<Wanted>,
  ): Promise<OrderResult[]> {
    const found = await this.orders.lockAll(
      tx,
      wanted.map(({ id }) => id),
    );
    const theirs = new Map(
      found.filter((order) => isWhollyOf(order, caller)).map((order) => [order.id, order]),
    );
    const verdictOn = await judge([...theirs.values()]);
    const judged = wanted.map((one) => {
      const order = theirs.get(one.id);
      return { wanted: one, order, verdict: order ? verdictOn(order, one) : notFound('Order') };
    });
    const accepted = judged.flatMap(({ wanted: one, order, verdict }) =>
      order && verdict === 'do' ? [{ wanted: one, order }] : [],
    );
    if (accepted.length > 0) await write(accepted);
    return judged.map(({ wanted: { id }, order, verdict }) => ({
      id,
      orderNumber: order?.orderNumber ?? null,
      problem: typeof verdict === 'string' ? null : verdict,
    }));
  }
}
