import { Injectable } from '@nestjs/common';
import { onceByKey, type Identity } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import {
  allows,
  announce,
  isPaidAtDoor,
  type Order,
  orderCameBack,
  orderSentAgain,
  type OrderChange,
  OrderChanges,
  type OrderScope,
  scopeOf,
  transit,
  waitsForParcel,
  WrongStatus,
} from '../orders/index.js';
import { PackingRepository } from '../packing/index.js';
import { type RefundableLine, RefundsRepository } from '../refunds/index.js';
import { MoveStock, OutOfStock, StockRepository } from '../stock/index.js';

/** An order, and what of it the member of staff sees. */
export interface SeenOrder {
  order: Order;
  scope: OrderScope;
}

/**
 * Staff note that the courier has brought a shipped order back, and send it again: then it waits to be packed as
 * before. What can be sold meanwhile is counted to the stock, once, and taken out again with the second try. The lock of the
 * order's row decides between two who do it at once; a repeated call is harmless. Publishes staff.acted, stock.changed, and
 * order.came-back and order.sent-again, by which its customer hears of it.
 */
@Injectable()
export class CameBack {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: OrderChanges,
    private readonly refunds: RefundsRepository,
    private readonly packing: PackingRepository,
    private readonly stock: StockRepository,
    private readonly moveStock: MoveStock,
  ) {}

  /** Throws WrongStatus unless it is on its way. */
  note(caller: Identity, orderId: string, wanted: { reason: string; restock: boolean }): Promise<SeenOrder> {
    return this.change(caller, orderId, async (tx, order) => {
      if (order.status !== 'shipped') throw new WrongStatus(order.status, 'come_back');
      if (order.cameBackAt) return undefined;
      const { reason, restock } = wanted;
      const untold = announce(order);
      const items = leftOf(await this.refunds.findLines(tx, orderId));
      const moves = [{ order: { id: orderId, items }, available: 1, held: 0, cause: 'came_back' as const }];
      const stock = restock ? await this.moveStock.move(tx, moves) : [];
      Object.assign(order, { cameBackAt: new Date(), restocked: restock });
      return {
        entry: { type: 'came_back', reason },
        events: [...untold, ...stock, orderCameBack(order)],
        act: { action: 'order.came-back', facts: { after: { reason, restock } } },
      };
    });
  }

  /** Throws WrongStatus unless it came back, and OutOfStock where its pieces were sold meanwhile. */
  sendAgain(caller: Identity, orderId: string): Promise<SeenOrder> {
    return this.change(caller, orderId, async (tx, order) => {
      if (waitsForParcel(order)) return undefined;
      if (!allows(order, 'sendAgain') || !order.cameBackAt) throw new WrongStatus(order.status, 'send_again');
      const lines = await this.refunds.findLines(tx, orderId);
      const stock = await this.takeOut(tx, order, leftOf(lines));
      transit(order, 'sendAgain');
      const none = { courier: null, trackingNumber: null, trackingUrl: null, cameBackAt: null };
      Object.assign(order, { ...none, restocked: false });
      await this.packing.unpack(
        tx,
        lines.map(({ id }) => id),
      );
      return {
        entry: { type: 'sent_again' },
        events: [...stock, orderSentAgain(order)],
        act: { action: 'order.sent-again', facts: {} },
      };
    });
  }

  private change(
    caller: Identity,
    orderId: string,
    change: (tx: EntityManager, order: Order) => Promise<OrderChange | undefined>,
  ): Promise<SeenOrder> {
    return onceByKey(this.dataSource, async (tx) => ({
      order: await this.changes.change(tx, caller, orderId, (order) => change(tx, order)),
      scope: scopeOf(caller),
    }));
  }

  private async takeOut(tx: EntityManager, order: Order, items: RefundableLine[]) {
    if (order.restocked) await this.refuseShortage(tx, items);
    // What is paid at the door is held until it is shipped.
    const held = isPaidAtDoor(order) ? 1 : 0;
    if (!order.restocked && held === 0) return [];
    const available = order.restocked ? -1 : 0;
    const moves = [{ order: { id: order.id, items }, available, held, cause: 'sent_again' as const }];
    return this.moveStock.move(tx, moves);
  }

  private async refuseShortage(tx: EntityManager, items: RefundableLine[]): Promise<void> {
    const levels = await this.stock.lock(
      tx,
      items.map(({ productId }) => productId),
    );
    const available = new Map(levels.map((level) => [level.product_id, level.available]));
    const short = items.filter(({ productId, quantity }) => (available.get(productId) ?? 0) < quantity);
    if (short.length > 0) {
      const rest = (id: number) => available.get(id) ?? 0;
      throw new OutOfStock(short.map(({ productId: id, name }) => ({ id, name, available: rest(id) })));
    }
  }
}

/** The lines with the pieces that were not given back. */
const leftOf = (lines: RefundableLine[]): RefundableLine[] =>
  lines
    .map((line) => ({ ...line, quantity: line.quantity - line.refundedQuantity }))
    .filter(({ quantity }) => quantity > 0);
