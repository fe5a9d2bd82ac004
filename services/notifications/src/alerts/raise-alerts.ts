import { Injectable } from '@nestjs/common';
import type { EventData } from '@mekong/contracts';
import { newest } from '@mekong/messaging';
import type { EntityManager } from 'typeorm';
import type { AlertFacts, AlertSubject, NewAlert } from './alert.entity.js';
import { AlertsRepository } from './alerts.repository.js';
import { KnownRepository, type KnownOrder, type StockChange } from '../known.repository.js';

type OrderNews = Extract<AlertSubject, `order.${string}`>;

/** So many pieces or fewer are few. */
const few = 5;

/** Turns news into alerts for the admins and for the sellers whom it concerns, in the transaction of the news. */
@Injectable()
export class RaiseAlerts {
  constructor(
    private readonly alerts: AlertsRepository,
    private readonly known: KnownRepository,
  ) {}

  async ordersPaid(tx: EntityManager, bills: EventData<'order.paid.v1'>[]): Promise<void> {
    const orders = await this.known.noteOrders(tx, bills);
    await this.alerts.add(tx, ...orders.flatMap((order) => orderAlerts('order.paid', order, {})));
  }

  /** An order from before alerts were kept is told to the admins alone: nobody knows any more who sold in it. */
  async orderEnded(
    tx: EntityManager,
    what: Exclude<OrderNews, 'order.paid'>,
    news: EventData<'order.cancelled.v1'> | EventData<'order.refunded.v1'>,
  ): Promise<void> {
    const order = await this.known.findOrder(tx, news.order_id);
    const reason = 'reason' in news ? { reason: news.reason } : {};
    const total = 'total' in news ? { total_cents: news.total.amount } : {};
    const facts = { order_id: news.order_id, customer_name: news.customer?.name, ...total, ...reason };
    const alerts = order
      ? orderAlerts(what, order, reason)
      : [{ kind: 'order' as const, what, sellerId: null, facts }];
    await this.alerts.add(tx, ...alerts);
  }

  /**
   * Tells of products that have just sold out or become few; going up, or staying few, is no news. Once an hour each:
   * orders that come and go make it so again and again.
   */
  async stockChanged(tx: EntityManager, news: EventData<'stock.changed.v1'>[]): Promise<void> {
    const changes = await this.known.updateStock(
      tx,
      newest(news, (level) => level.product_id),
    );
    for (const change of changes) await this.tellOfStock(tx, change);
  }

  private async tellOfStock(tx: EntityManager, change: StockChange): Promise<void> {
    const { productId, before, available, name, sellerId } = change;
    const what = crossed(before, available);
    if (!what) return;
    const about = { product_id: productId };
    if (await this.alerts.isFresh(tx, what, about)) return;
    const facts = { ...about, product_name: name, available };
    const alert = { kind: 'stock' as const, what, facts };
    await this.alerts.add(tx, { ...alert, sellerId: null }, ...(sellerId ? [{ ...alert, sellerId }] : []));
  }

  async mailFailed(
    tx: EntityManager,
    { mail_id, template, to, reason }: EventData<'mail.failed.v1'>,
  ): Promise<void> {
    const facts = { mail_id, template, to, reason };
    await this.alerts.add(tx, { kind: 'failure', what: 'mail.failed', sellerId: null, facts });
  }

  /** Tells the admins, and the seller who waits for the report; for an admin who does, the second one is nobody's. */
  async reportFailed(
    tx: EntityManager,
    { kind, requested_by, reason }: EventData<'report.failed.v1'>,
  ): Promise<void> {
    const facts = { report_kind: kind, reason };
    const alert = { kind: 'failure' as const, what: 'report.failed' as const, facts };
    await this.alerts.add(tx, { ...alert, sellerId: null }, { ...alert, sellerId: requested_by });
  }

  /** Once an hour for each kind of event: a thousand of them are one piece of news. */
  async eventSetAside(
    tx: EntityManager,
    { service, event_type, reason }: EventData<'event.set-aside.v1'>,
  ): Promise<void> {
    const about = { service, event_type };
    if (await this.alerts.isFresh(tx, 'event.set-aside', about)) return;
    const facts = { ...about, reason };
    await this.alerts.add(tx, { kind: 'failure', what: 'event.set-aside', sellerId: null, facts });
  }
}

function crossed(before: number | null, now: number): 'stock.low' | 'stock.sold-out' | undefined {
  if (before === null || before <= now) return undefined;
  if (now === 0) return 'stock.sold-out';
  return now <= few && before > few ? 'stock.low' : undefined;
}

/** One alert for the admins with all lines, and one for each seller with theirs alone. */
function orderAlerts(what: OrderNews, order: KnownOrder, more: AlertFacts): NewAlert[] {
  const common = { order_id: order.orderId, customer_name: order.customerName, ...more };
  const alertOf = (sellerId: string | null, lines: KnownOrder['lines'], total_cents: number): NewAlert => ({
    kind: 'order',
    what,
    sellerId,
    facts: { ...common, total_cents, products: lines.map(productOf) },
  });
  const sellers = new Set(order.lines.flatMap(({ seller_id }) => seller_id ?? []));
  return [
    alertOf(null, order.lines, order.totalCents),
    ...[...sellers].map((seller) => {
      const lines = order.lines.filter(({ seller_id }) => seller_id === seller);
      return alertOf(
        seller,
        lines,
        lines.reduce((sum, { cents }) => sum + cents, 0),
      );
    }),
  ];
}

const productOf = ({ product_id, name, quantity }: KnownOrder['lines'][number]) => ({
  id: product_id,
  name,
  quantity,
});
