import { Injectable } from '@nestjs/common';
import type { ShopEvent } from '@mekong/contracts';
import { newEvent, Outbox, type NewEvent } from '@mekong/messaging';
import type { EntityManager } from 'typeorm';
import { OrdersRepository, type Settlement } from './orders.repository.js';
import { billOf, customerOf } from '../order-facts.js';
import { mayBecome, type Order } from './order.entity.js';
import { MoveStock, stockNews } from '../stock/move-stock.js';

type PaymentNews = ShopEvent<'payment.completed.v1' | 'payment.expired.v1' | 'payment.cancelled.v1'>;

interface Settled {
  order: Order;
  news: PaymentNews;
  settlement: Settlement;
}

/**
 * What payments decided becomes true of the orders: paid, and the held stock is sold; or cancelled, and it comes back.
 * Publishes order.paid or order.cancelled, and stock.changed. News that does not fit an order's status (a repeat, or late)
 * changes nothing; news of an order that is not there is an error, and tried again.
 */
@Injectable()
export class SettleOrders {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly moveStock: MoveStock,
    private readonly outbox: Outbox,
  ) {}

  async run(tx: EntityManager, news: PaymentNews[]): Promise<void> {
    const orders = await this.orders.lockAll(tx, [...new Set(news.map(({ data }) => data.order_id))]);
    const settled = settledBy(news, new Map(orders.map((order) => [order.id, order])));
    if (settled.length === 0) return;
    // Statements that do not wait for each other share a round trip.
    const [stock] = await Promise.all([
      this.moveStock.prepare(
        tx,
        settled.map(({ order, settlement }) => ({
          order,
          available: settlement.status === 'paid' ? 0 : 1,
          held: -1,
        })),
      ),
      this.orders.settle(
        tx,
        settled.map(({ settlement }) => settlement),
      ),
    ]);
    await Promise.all([
      this.moveStock.write(tx, stock),
      this.outbox.record(tx, ...settled.map(orderNews), ...stockNews(stock.levels)),
    ]);
  }
}

/** Of several decisions on one order the first counts. */
function settledBy(news: PaymentNews[], orders: Map<string, Order>): Settled[] {
  const settled = new Map<string, Settled>();
  for (const one of news) {
    const order = orders.get(one.data.order_id);
    if (!order) throw new Error(`there is no order ${one.data.order_id}`);
    const settlement = settlementBy(one, order);
    if (!settled.has(order.id) && mayBecome(order.status, settlement.status))
      settled.set(order.id, { order, news: one, settlement });
  }
  return [...settled.values()];
}

function settlementBy(news: PaymentNews, order: Order): Settlement {
  const orderId = order.id;
  if (isOf(news, 'payment.completed.v1')) {
    const paidAt = new Date(news.data.paid_at);
    const by = { id: order.userId, name: order.accountName };
    return {
      orderId,
      status: 'paid',
      paymentStatus: 'completed',
      transactionId: news.data.transaction_id,
      paidAt,
      event: { type: 'paid', at: paidAt, by },
    };
  }
  if (isOf(news, 'payment.expired.v1')) {
    const event = { type: 'expired', at: new Date(news.data.expired_at) } as const;
    return { orderId, status: 'cancelled', paymentStatus: 'expired', event };
  }
  const { cancelled_at, cancelled_by } = (news as ShopEvent<'payment.cancelled.v1'>).data;
  const by = cancelled_by && { id: cancelled_by.user_id, name: cancelled_by.name };
  const event = { type: 'cancelled', at: new Date(cancelled_at), by } as const;
  return { orderId, status: 'cancelled', paymentStatus: 'cancelled', event };
}

function orderNews({ order, news, settlement }: Settled): NewEvent {
  if (settlement.status === 'cancelled') {
    const reason = settlement.paymentStatus === 'expired' ? 'expired' : 'cancelled';
    const data = { order_id: order.id, reason, customer: customerOf(order) } as const;
    return newEvent('order.cancelled.v1', order.id, data, news);
  }
  const { transaction_id, paid_at } = (news as ShopEvent<'payment.completed.v1'>).data;
  return newEvent('order.paid.v1', order.id, { ...billOf(order), transaction_id, paid_at }, news);
}

function isOf<T extends PaymentNews['type']>(news: ShopEvent, type: T): news is ShopEvent<T> {
  return news.type === type;
}
