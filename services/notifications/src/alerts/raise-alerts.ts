import { Injectable } from '@nestjs/common';
import type { EventData, Fault } from '@mekong/contracts';
import { forgottenAmong, formerCustomer, newest } from '@mekong/messaging';
import type { EntityManager } from 'typeorm';
import type { AlertFacts, AlertSubject, NewAlert } from './alert.entity.js';
import { AlertsRepository } from './alerts.repository.js';
import { PreferencesRepository, type StockNumbers } from './preferences.repository.js';
import {
  KeepCopies,
  OrderCopiesRepository,
  type OrderCopy,
  ProductCopiesRepository,
  type StockChange,
} from '../copies/index.js';
import { isOwnCancellation } from '../own-cancellation.js';

type OrderSubject = Extract<AlertSubject, `order.${string}`>;

/** Raises alerts about events, for the admins and the sellers whom they concern, in the transaction of the events. */
@Injectable()
export class RaiseAlerts {
  constructor(
    private readonly alerts: AlertsRepository,
    private readonly keepCopies: KeepCopies,
    private readonly orders: OrderCopiesRepository,
    private readonly products: ProductCopiesRepository,
    private readonly preferences: PreferencesRepository,
  ) {}

  async ordersPaid(tx: EntityManager, bills: EventData<'order.paid.v1'>[]): Promise<void> {
    const orders = await this.keepCopies.addOrders(tx, bills);
    await this.alerts.add(tx, ...orders.flatMap((order) => orderAlerts('order.paid', order, {})));
  }

  /** Of orders that are paid in cash at the door, which have to be confirmed by phone before anybody packs them; for the admins. */
  async ordersToConfirm(tx: EntityManager, orders: OrderCopy[]): Promise<void> {
    const alerts = orders.flatMap((order) => orderAlerts('order.to-confirm', order, {}));
    await this.alerts.add(tx, ...alerts.filter(({ sellerId }) => sellerId === null));
  }

  /**
   * Without an order copy only the admins are alerted, as it is not known who sold in it. Orders that were not paid in time
   * share an alert, and so do those that their customers have cancelled, unless an hour passes between two of them. What is cancelled
   * is not to be confirmed any more.
   */
  async orderEnded(
    tx: EntityManager,
    what: Exclude<OrderSubject, 'order.paid' | 'order.to-confirm' | 'order.return-asked'>,
    ended: EventData<'order.cancelled.v1'> | EventData<'order.refunded.v1'>,
  ): Promise<void> {
    const order = await this.orders.find(tx, ended.order_id);
    const { user_id: userId, name } = ended.customer;
    const isForgotten = (await forgottenAmong(tx, [userId])).has(userId);
    const customer_name = isForgotten ? formerCustomer : name;
    const isCancelled = 'reason' in ended && ended.reason === 'cancelled';
    // Of what others have cancelled, alerts do not say that its customer has.
    const reason =
      'reason' in ended && (!isCancelled || isOwnCancellation(ended)) ? { reason: ended.reason } : {};
    if (isCancelled) await this.alerts.takeBack(tx, 'order.to-confirm', ended.order_id);
    const total = 'total' in ended ? { total_cents: ended.total.amount } : {};
    const { order_id, order_number } = ended;
    const facts = { order_id, order_number, customer_name, ...total, ...reason };
    const alerts = order
      ? orderAlerts(what, order, reason)
      : [{ kind: 'order' as const, what, sellerId: null, facts }];
    const written: NewAlert[] = [];
    for (const alert of alerts)
      written.push({ ...alert, facts: await this.withThoseBefore(tx, alert), actedBy: ended.by });
    await this.alerts.add(tx, ...written);
  }

  /** The facts of an alert. One about unpaid orders that have ended takes over those of the last hour's such alert, which it replaces. */
  private async withThoseBefore(tx: EntityManager, alert: NewAlert): Promise<AlertFacts> {
    const { reason } = alert.facts;
    if (!isShared(reason)) return alert.facts;
    const before = await this.alerts.takeRecent(tx, alert, { reason });
    return before ? { reason, count: (before.count ?? 1) + 1 } : alert.facts;
  }

  /**
   * Alerts about products that have just sold out, or whose stock has fallen to the number that readers have chosen, by default the
   * product's own; not when it rises or stays low. Once an hour for each product and number, since orders that are placed and
   * cancelled may repeat it. Who has done that alone is not alerted.
   */
  async stockChanged(tx: EntityManager, levels: EventData<'stock.changed.v1'>[]): Promise<void> {
    const changes = await this.products.updateStock(
      tx,
      newest(levels, (level) => level.product_id),
    );
    const fallen = changes.filter(({ before, available }) => before !== null && before > available);
    if (fallen.length === 0) return;
    const chosen = await this.preferences.stockNumbers(tx);
    for (const change of fallen) await this.raiseStockAlerts(tx, change, chosen, doerOf(levels, change));
  }

  private async raiseStockAlerts(
    tx: EntityManager,
    change: StockChange,
    chosen: StockNumbers,
    actedBy?: string,
  ): Promise<void> {
    const { productId, available, name } = change;
    const about = { product_id: productId };
    const facts = { ...about, product_name: name, available };
    for (const { what, ...readers } of stockAlerts(change, chosen)) {
      const alert: NewAlert = { kind: 'stock', what, ...readers, actedBy, facts };
      if (!(await this.alerts.hasRecent(tx, alert, about))) await this.alerts.add(tx, alert);
    }
  }

  /**
   * One for the admins; also one for the product's seller, unless it was them who flagged it. Once an hour for each review, as a
   * customer may change it again and again.
   */
  async reviewWaiting(
    tx: EntityManager,
    { review_id, product_name, seller_id, rating, cause }: EventData<'review.waiting.v1'>,
  ): Promise<void> {
    const what = `review.${cause}` as const;
    if (await this.alerts.hasRecent(tx, { what, sellerId: null }, { review_id })) return;
    const alert = { kind: 'review' as const, what, facts: { review_id, product_name, rating } };
    const forSeller = cause === 'written' ? [{ ...alert, sellerId: seller_id }] : [];
    await this.alerts.add(tx, { ...alert, sellerId: null }, ...forSeller);
  }

  /** What was told of a review says from now on how it was decided, and counts as read. */
  async reviewDecided(
    tx: EntityManager,
    { review_id, decision }: EventData<'review.decided.v1'>,
  ): Promise<void> {
    await this.alerts.settleReview(tx, review_id, decision);
  }

  /** For the admins, who alone create brands. Once an hour for each upload, as its seller may ask again and again. */
  async brandsWanted(
    tx: EntityManager,
    { upload_id, seller_id: actedBy, brands }: EventData<'brands.wanted.v1'>,
  ): Promise<void> {
    const alert: NewAlert = {
      kind: 'review',
      what: 'brands.wanted',
      sellerId: null,
      actedBy,
      facts: { upload_id, brands },
    };
    if (!(await this.alerts.hasRecent(tx, alert, { upload_id }))) await this.alerts.add(tx, alert);
  }

  /** One for the admins, and one for the product's seller. */
  async questionAsked(
    tx: EntityManager,
    { question_id, product_name, seller_id }: EventData<'question.asked.v1'>,
  ): Promise<void> {
    const facts = { question_id, product_name };
    const alert = { kind: 'review' as const, what: 'question.asked' as const, facts };
    await this.alerts.add(tx, { ...alert, sellerId: null }, { ...alert, sellerId: seller_id });
  }

  /** What was told of a question says from now on what became of it, and counts as read. */
  async questionSettled(
    tx: EntityManager,
    { question_id, decision }: EventData<'question.settled.v1'>,
  ): Promise<void> {
    await this.alerts.settleQuestion(tx, question_id, decision);
  }

  /** For the admins and the sellers of the pieces; what becomes of a return later, staff have done themselves. */
  async returnChanged(
    tx: EntityManager,
    { order_id, order_number, customer, state, lines }: EventData<'order.return-changed.v1'>,
  ): Promise<void> {
    if (state !== 'requested') return;
    const order = await this.orders.find(tx, order_id);
    const sellerOf = new Map(order?.lines.map(({ product_id, seller_id }) => [product_id, seller_id]));
    const isForgotten = (await forgottenAmong(tx, [customer.user_id])).has(customer.user_id);
    const facts = { order_id, order_number, customer_name: isForgotten ? formerCustomer : customer.name };
    const alertOf = (sellerId: string | null): NewAlert => {
      const theirs = lines.filter(({ product_id }) => !sellerId || sellerOf.get(product_id) === sellerId);
      const products = theirs.map(({ product_id: id, name, quantity }) => ({ id, name, quantity }));
      return { kind: 'order', what: 'order.return-asked', sellerId, facts: { ...facts, products } };
    };
    const sellers = new Set(lines.flatMap(({ product_id }) => sellerOf.get(product_id) ?? []));
    await this.alerts.add(tx, alertOf(null), ...[...sellers].map(alertOf));
  }

  async mailFailed(
    tx: EntityManager,
    about: Pick<EventData<'mail.failed.v1'>, 'mail_id' | 'template' | 'to'>,
    fault: Fault,
  ): Promise<void> {
    const facts = { ...about, reason: fault.message, faults: [fault] };
    await this.alerts.add(tx, { kind: 'failure', what: 'mail.failed', sellerId: null, facts });
  }

  /** Alerts the admins, and whoever asked for the report: a seller sees it; an admin has the admins' alert and never sees a second one. */
  async reportFailed(
    tx: EntityManager,
    { kind, requested_by, reason, fault }: EventData<'report.failed.v1'>,
  ): Promise<void> {
    const facts = { report_kind: kind, reason, faults: [fault] };
    const alert = { kind: 'failure' as const, what: 'report.failed' as const, facts };
    await this.alerts.add(tx, { ...alert, sellerId: null }, { ...alert, sellerId: requested_by });
  }

  /** Of money about which people have to decide, or payments that nobody can see. */
  async moneyNeedsCare(
    tx: EntityManager,
    what: Extract<AlertSubject, `payment.${string}` | `money.${string}`>,
    { order_id, order_number }: { order_id: string | null; order_number?: string },
  ): Promise<void> {
    const facts = { order_id: order_id ?? undefined, order_number };
    await this.alerts.add(tx, { kind: 'failure', what, sellerId: null, facts });
  }

  /** Once an hour for each type of event, as a thousand of them have one cause. */
  async eventDeadLettered(
    tx: EntityManager,
    { service, event_type, reason }: EventData<'event.dead-lettered.v1'>,
  ): Promise<void> {
    const about = { service, event_type };
    const alert: NewAlert = {
      kind: 'failure',
      what: 'event.dead-lettered',
      sellerId: null,
      facts: { ...about, reason },
    };
    if (!(await this.alerts.hasRecent(tx, alert, about))) await this.alerts.add(tx, alert);
  }
}

/** Whether orders that ended for this reason share an alert; what was refused or not confirmed at the door says which it was. */
const isShared = (reason?: string): reason is 'expired' | 'cancelled' =>
  reason === 'expired' || reason === 'cancelled';

/** Who has changed the stock, if nobody else did and no order. */
function doerOf(levels: EventData<'stock.changed.v1'>[], { productId }: StockChange): string | undefined {
  const changes = levels.filter((level) => level.product_id === productId);
  const [one, ...others] = new Set(changes.map(({ by }) => by));
  return others.length === 0 ? one : undefined;
}

/** What to tell whom of a stock that has fallen: that it has sold out, or has come to the number of those readers. */
function stockAlerts(
  { before, available, sellerId, restockAt }: StockChange,
  { ofAdmins, ofSellers }: StockNumbers,
): Pick<NewAlert, 'what' | 'sellerId' | 'stockFrom'>[] {
  const sellers = sellerId ? [{ sellerId, stockFrom: ofSellers.get(sellerId) }] : [];
  if (available === 0)
    return [{ sellerId: null }, ...sellers].map(({ sellerId }) => ({ what: 'stock.sold-out', sellerId }));
  const admins = [undefined, ...ofAdmins].map((stockFrom) => ({ sellerId: null, stockFrom }));
  return [...admins, ...sellers]
    .filter(({ stockFrom = restockAt }) => available <= stockFrom && before! > stockFrom)
    .map((readers) => ({ what: 'stock.low', ...readers }));
}

/** One alert with all lines for the admins, and one for each seller with only their lines. */
function orderAlerts(what: OrderSubject, order: OrderCopy, more: AlertFacts): NewAlert[] {
  const common = {
    order_id: order.orderId,
    order_number: order.orderNumber ?? undefined,
    customer_name: order.customerName,
    ...more,
  };
  const alertOf = (sellerId: string | null, lines: OrderCopy['lines'], total_cents: number): NewAlert => ({
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

const productOf = ({ product_id, name, quantity }: OrderCopy['lines'][number]) => ({
  id: product_id,
  name,
  quantity,
});
