import type { Identity } from '@mekong/service-defaults';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PackedAlready } from '../delivery/index.js';
import { type Order, type OrderChange, OrderChanges, OrderEventsRepository } from '../orders/index.js';
import { PackingRepository } from '../packing/index.js';
import { NotRefundable } from './errors.js';
import { GiveBack } from './give-back.js';

/**
 * A customer cancels an order that they have paid, until something of it is packed: all that is left of their money is given back.
 * The lock of the order's row decides between them and who packs it. Publishes what `GiveBack` does, without staff.acted; repeatable;
 * throws NotRefundable and PackedAlready.
 */
@Injectable()
export class CancelOwn {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: OrderChanges,
    private readonly events: OrderEventsRepository,
    private readonly packing: PackingRepository,
    private readonly giveBack: GiveBack,
  ) {}

  cancel(caller: Identity, orderId: string): Promise<Order> {
    return this.dataSource.transaction((tx) => {
      const change = (order: Order) => this.change(tx, caller, order);
      return this.changes.change(tx, caller, orderId, change, ({ userId }) => userId === caller.userId);
    });
  }

  private async change(tx: EntityManager, caller: Identity, order: Order): Promise<OrderChange | undefined> {
    if (order.status === 'refunded') return undefined;
    if (order.status !== 'paid') throw new NotRefundable(order);
    const lines = await this.packing.findLines(tx, order.id);
    if (lines.some(({ packedAt }) => packedAt !== null)) throw new PackedAlready();
    // Its way has cost something, though it waits to be packed again.
    if (await this.events.has(tx, order.id, 'came_back')) throw new PackedAlready();
    const returned = { reason: null, restock: true, isOwn: true };
    return this.giveBack.giveBack(tx, caller, order, returned);
  }
}
