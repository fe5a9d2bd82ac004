import { notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox, staffActed } from '@mekong/messaging';
import { onceByKey, type Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { aboutOrder } from '../audit.js';
import { OutOfStock, WrongStatus } from '../errors.js';
import { PackingRepository } from '../packing/packing.repository.js';
import { RefundsRepository, type RefundableLine } from '../refunds/refunds.repository.js';
import { MoveStock } from '../stock/move-stock.js';
import { StockRepository } from '../stock/stock.repository.js';
import { OrderEventsRepository } from './order-events.repository.js';
import { isWhollyOf, scopeOf, type OrderScope } from './order-scope.js';
import type { Order } from './order.entity.js';
import { OrdersRepository } from './orders.repository.js';
import { announce } from './shipment-events.js';

/** An order, and what of it the member of staff sees. */
export interface SeenOrder {
  order: Order;
  scope: OrderScope;
}

/**
 * Staff note that the courier has brought a shipped order back, and send it again: then it is paid and waits to be packed as
 * before. What can be sold meanwhile is counted to the stock, once, and taken out again with the second try. The lock of the
 * order's row decides between two who do it at once; a repeated call is harmless. Publishes staff.acted and stock.changed.
 */
@Injectable()
export class CameBack {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrdersRepository,
    private readonly refunds: RefundsRepository,
    private readonly packing: PackingRepository,
    private readonly stock: StockRepository,
    private readonly moveStock: MoveStock,
    private readonly events: OrderEventsRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Throws WrongStatus unless it is on its way. */
  note(
    caller: Identity,
    orderId: string,
    { reason, restock }: { reason: string; restock: boolean },
  ): Promise<SeenOrder> {
    return this.once(caller, async (tx) => {
      const order = await this.orders.lock(tx, orderId);
      if (!order || !isWhollyOf(order, caller)) throw notFound('Order');
      if (order.status !== 'shipped') throw new WrongStatus(order.status, 'come_back');
      if (order.cameBackAt) return order;
      const untold = announce(order);
      const items = leftOf(await this.refunds.findLines(tx, orderId));
      const moves = [{ order: { id: orderId, items }, available: 1, held: 0, cause: 'came_back' as const }];
      const stock = restock ? await this.moveStock.run(tx, moves) : [];
      Object.assign(order, { cameBackAt: new Date(), restocked: restock, version: order.version + 1 });
      await this.orders.update(tx, order);
      await this.record(tx, caller, order, { type: 'came_back', reason });
      const act = staffActed(caller, 'order.came-back', aboutOrder(order), { after: { reason, restock } });
      await this.outbox.record(tx, ...untold, ...stock, act);
      return order;
    });
  }

  /** Throws WrongStatus unless it came back, and OutOfStock where its pieces were sold meanwhile. */
  sendAgain(caller: Identity, orderId: string): Promise<SeenOrder> {
    return this.once(caller, async (tx) => {
      const order = await this.orders.lock(tx, orderId);
      if (!order || !isWhollyOf(order, caller)) throw notFound('Order');
      if (order.status === 'paid') return order;
      if (order.status !== 'shipped' || !order.cameBackAt) throw new WrongStatus(order.status, 'send_again');
      const lines = await this.refunds.findLines(tx, orderId);
      const stock = order.restocked ? await this.takeOut(tx, orderId, leftOf(lines)) : [];
      const none = { courier: null, trackingNumber: null, trackingUrl: null, cameBackAt: null };
      Object.assign(order, { status: 'paid', ...none, restocked: false, version: order.version + 1 });
      await this.orders.update(tx, order);
      await this.packing.unpack(
        tx,
        lines.map(({ id }) => id),
      );
      await this.record(tx, caller, order, { type: 'sent_again' });
      await this.outbox.record(tx, ...stock, staffActed(caller, 'order.sent-again', aboutOrder(order)));
      return order;
    });
  }

  private once(caller: Identity, step: (tx: Tx) => Promise<Order>): Promise<SeenOrder> {
    return onceByKey(this.dataSource, async (tx) => ({ order: await step(tx), scope: scopeOf(caller) }));
  }

  private async takeOut(tx: Tx, orderId: string, items: RefundableLine[]) {
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
    const moves = [{ order: { id: orderId, items }, available: -1, held: 0, cause: 'sent_again' as const }];
    return this.moveStock.run(tx, moves);
  }

  private record(
    tx: Tx,
    caller: Identity,
    { id }: Order,
    event: { type: 'came_back' | 'sent_again'; reason?: string },
  ) {
    const by = { id: caller.userId, name: caller.name };
    return this.events.record(tx, id, { ...event, at: new Date(), by });
  }
}

type Tx = Parameters<OrdersRepository['lock']>[0];

/** The lines with the pieces that were not given back. */
const leftOf = (lines: RefundableLine[]): RefundableLine[] =>
  lines
    .map((line) => ({ ...line, quantity: line.quantity - line.refundedQuantity }))
    .filter(({ quantity }) => quantity > 0);
