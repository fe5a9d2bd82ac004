import { Injectable } from '@nestjs/common';
import type { EventData, ShopEvent } from '@mekong/contracts';
import { forgottenAmong, newEvent, Outbox } from '@mekong/messaging';
import type { EntityManager } from 'typeorm';
import { DeliveryEntriesRepository } from '../delivery/index.js';
import { InvoicesRepository } from '../invoices/index.js';
import {
  allows,
  type Order,
  orderTransitions,
  OrdersRepository,
  SettlementsRepository,
} from '../orders/index.js';
import { hasUseLeft, PromoCodesRepository } from '../promo-codes/index.js';
import { MoveStock, StockRepository } from '../stock/index.js';
import { orderPaid } from './order-paid.js';

type CameLate = ShopEvent<'payment.came-late.v1'>;
type NotReopened = EventData<'order.not-reopened.v1'>;

/**
 * Makes an order that has ended unpaid paid after all, as staff decided about money that came late, and takes its pieces from the
 * stock. Where they are gone, or the last use of its promo code is, or the account is deleted, it publishes order.not-reopened, and the
 * money is free again.
 */
@Injectable()
export class ReopenOrder {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly settlements: SettlementsRepository,
    private readonly stock: StockRepository,
    private readonly moveStock: MoveStock,
    private readonly promos: PromoCodesRepository,
    private readonly delivery: DeliveryEntriesRepository,
    private readonly invoices: InvoicesRepository,
    private readonly outbox: Outbox,
  ) {}

  async reopen(tx: EntityManager, event: CameLate): Promise<void> {
    const [order] = await this.orders.lockAll(tx, [event.data.order_id]);
    if (!order) throw new Error(`there is no order ${event.data.order_id}`);
    // What ended it may still be on its way here: then its stock is held.
    const isHeld = allows(order, 'pay');
    if (!isHeld && !allows(order, 'reopen')) return;
    const reason = isHeld ? undefined : await this.whyNot(tx, order);
    if (reason) await this.outbox.record(tx, notReopened(order, reason, event));
    else await this.pay(tx, order, event, isHeld);
  }

  private async whyNot(tx: EntityManager, order: Order): Promise<NotReopened['reason'] | undefined> {
    if ((await forgottenAmong(tx, [order.userId])).size > 0) return 'deleted';
    const offers = await this.stock.lockOffers(tx, [
      ...new Set(order.items.map(({ productId }) => productId)),
    ]);
    const left = new Map(offers.map(({ productId, available }) => [productId, available]));
    const isThere = order.items.every(({ productId, quantity }) => (left.get(productId) ?? 0) >= quantity);
    if (!isThere) return 'sold-out';
    // After the stock, as a checkout locks them.
    const promo = order.promoCode && (await this.promos.lockUsed(tx, order.promoCode, order.userId));
    return promo && !hasUseLeft(promo) ? 'promo-used' : undefined;
  }

  private async pay(tx: EntityManager, order: Order, event: CameLate, isHeld: boolean): Promise<void> {
    const { transaction_id: transactionId, paid_at, riel_rate: rielRate, by } = event.data;
    const paidAt = new Date(paid_at);
    const available = isHeld ? 0 : -1;
    const held = isHeld ? -1 : 0;
    const moved = await this.moveStock.move(tx, [{ order, available, held, cause: 'sale' }]);
    const step = { type: 'paid', at: new Date(), by: { id: by.user_id, name: by.name } } as const;
    const status = orderTransitions.reopen.to;
    const settled = { orderId: order.id, status, transactionId, paidAt, rielRate, event: step };
    await this.settlements.settle(tx, [{ ...settled, paymentStatus: 'completed' }]);
    const { entries } = await this.delivery.find(tx);
    await this.outbox.record(tx, orderPaid(order, event, entries), ...moved);
    await this.invoices.issue(tx, [order.id]);
  }
}

function notReopened(order: Order, reason: NotReopened['reason'], event: CameLate) {
  const payment_status = order.paymentStatus as NotReopened['payment_status'];
  const { id: order_id, orderNumber: order_number } = order;
  return newEvent(
    'order.not-reopened.v1',
    order_id,
    { order_id, order_number, reason, payment_status },
    event,
  );
}
