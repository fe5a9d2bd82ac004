import { shopDay } from '@mekong/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { newEvent } from '@mekong/messaging';
import { requireFreshPassword, type Identity } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';
import { CONFIG, type OrdersConfig } from '../config.js';
import { type InvoiceLine, InvoicesRepository } from '../invoices/index.js';
import { TooManyToRefund } from './errors.js';
import {
  announce,
  briefOf,
  discountOn,
  howPaid,
  type Order,
  type OrderChange,
  stepOf,
  transit,
} from '../orders/index.js';
import { MoveStock } from '../stock/index.js';
import { RefundsRepository, type RefundableLine } from './refunds.repository.js';

export interface Returned {
  /** Pieces by the ids of lines; without it all that is left. */
  quantities?: Map<number, number>;
  /** Why, for staff. */
  reason: string | null;
  /** Whether the pieces can be sold again. */
  restock: boolean;
  /** Whether the rest of what was paid, such as for the delivery, stays paid with the last piece too. */
  isGoodsOnly?: boolean;
  /** By its customer, who gets their own money back. */
  isOwn?: boolean;
}

/**
 * Gives lines of a locked paid order back, in a change of it: the goods at what was paid for them, as far as it was not given back yet, and with
 * the last piece all that is left of what was paid, shipping too; then the order is refunded, and its shipment cannot be taken back any
 * more. Credits its invoice. Publishes order.partly-refunded or order.refunded (after order.shipped, if that is not told yet), stock.changed and staff.acted.
 * Throws TooManyToRefund; CONFIRM_PASSWORD without a fresh password where it is much money, together with what was given back of
 * the order before.
 */
@Injectable()
export class GiveBack {
  constructor(
    private readonly refunds: RefundsRepository,
    private readonly moveStock: MoveStock,
    private readonly invoices: InvoicesRepository,
    @Inject(CONFIG) private readonly config: OrdersConfig,
  ) {}

  async giveBack(
    tx: EntityManager,
    caller: Identity,
    order: Order,
    returned: Returned,
  ): Promise<OrderChange> {
    const { reason, restock, isGoodsOnly = false, isOwn = false } = returned;
    const all = await this.refunds.findLines(tx, order.id);
    const lines = linesOf(all, returned.quantities);
    const goods = costOf(lines);
    // An amount may have been given back without a piece.
    const left = order.totalCents - order.refundedCents;
    const isLast =
      all.every((line) => leftOf(line) === (lines.find(({ id }) => id === line.id)?.quantity ?? 0)) &&
      (!isGoodsOnly || goods >= left);
    const amountCents = isLast ? left : Math.min(goods, left);
    const isMuch = order.refundedCents + amountCents > this.config.REFUND_CONFIRM_CENTS;
    if (isMuch && !isOwn) requireFreshPassword(caller);

    await this.refunds.giveBack(tx, lines);
    // What came back may be on sale again already.
    const stock = restock && !order.restocked ? await this.toTheStock(tx, order.id, { all, lines }) : [];
    const untold = isLast ? announce(order) : [];
    order.refundedCents += amountCents;
    const credited = { day: shopDay(), lines: creditedLines(lines) };
    await this.invoices.credit(tx, order.id, order.refundedCents, credited);
    if (isLast) {
      transit(order, 'refund');
      order.paymentStatus = 'refunded';
    }
    return {
      entry: { type: isLast ? 'refunded' : 'partly_refunded', amountCents, reason },
      events: [...untold, eventOf(order, lines, amountCents, caller), ...stock],
      act: isOwn ? undefined : actOf(order, { lines, amountCents, reason, restock }),
    };
  }

  /** No more of a line than what neither refunds nor returns, which count their pieces themselves, have given to it before. */
  private async toTheStock(
    tx: EntityManager,
    orderId: string,
    { all, lines }: Record<'all' | 'lines', RefundableLine[]>,
  ) {
    const counted = await this.refunds.countedOf(tx, orderId);
    const others = new Map(all.map(({ id, quantity }) => [id, quantity - (counted.get(id) ?? 0)]));
    const items = lines
      .map((line) => ({ ...line, quantity: Math.min(line.quantity, others.get(line.id)!) }))
      .filter(({ quantity }) => quantity > 0);
    return this.moveStock.move(tx, [{ order: { id: orderId, items }, available: 1, held: 0 }]);
  }

  /** What would be given back for so many pieces of a locked order. Throws TooManyToRefund. */
  async worthOf(tx: EntityManager, order: Order, quantities: Map<number, number>): Promise<number> {
    const goods = costOf(linesOf(await this.refunds.findLines(tx, order.id), quantities));
    return Math.min(goods, order.totalCents - order.refundedCents);
  }
}

const costOf = (lines: RefundableLine[]): number =>
  lines.reduce((sum, line) => sum + line.priceCents * line.quantity - line.discountCents, 0);

const leftOf = ({ quantity, refundedQuantity }: RefundableLine) => quantity - refundedQuantity;

/** The lines with the pieces that are given back, and what falls on these of the discount. */
function linesOf(all: RefundableLine[], quantities?: Map<number, number>): RefundableLine[] {
  return all.flatMap((line) => {
    const left = leftOf(line);
    const quantity = quantities ? (quantities.get(line.id) ?? 0) : left;
    if (quantity > left) throw new TooManyToRefund(line.name, left);
    const given = line.refundedQuantity;
    const discountCents = discountOn(line, given + quantity) - discountOn(line, given);
    return quantity > 0 ? [{ ...line, quantity, discountCents }] : [];
  });
}

const creditedLine = ({ name, nameKm, quantity, priceCents }: RefundableLine): InvoiceLine => ({
  ...{ kind: 'product', name, name_km: nameKm, quantity },
  ...{ unit_cents: priceCents, amount_cents: priceCents * quantity },
});

function creditedLines(lines: RefundableLine[]): InvoiceLine[] {
  const discount = -lines.reduce((sum, { discountCents }) => sum + discountCents, 0);
  const amounts = { quantity: 1, unit_cents: discount, amount_cents: discount };
  const less: InvoiceLine = { kind: 'discount', name: '', name_km: null, ...amounts };
  return [...lines.map(creditedLine), ...(discount === 0 ? [] : [less])];
}

const usd = (amount: number) => ({ amount, currency: 'USD' as const });

function eventOf(order: Order, lines: RefundableLine[], amountCents: number, { userId: by }: Identity) {
  const amount = usd(amountCents);
  if (order.status === 'refunded')
    return newEvent('order.refunded.v1', order.id, {
      ...stepOf(order),
      by,
      total: amount,
      ...howPaid(order),
    });
  return newEvent('order.partly-refunded.v1', order.id, {
    ...briefOf(order),
    ...howPaid(order),
    amount,
    lines: lines.map(({ productId, name, nameKm, quantity, priceCents, discountCents }) => ({
      product_id: productId,
      name,
      ...(nameKm && { name_km: nameKm }),
      quantity,
      price: usd(priceCents),
      ...(discountCents > 0 && { discount: usd(discountCents) }),
    })),
  });
}

interface GivenBack extends Pick<Returned, 'reason' | 'restock'> {
  lines: RefundableLine[];
  amountCents: number;
}

function actOf(order: Order, { lines, amountCents, reason, restock }: GivenBack) {
  const isWhole = order.status === 'refunded';
  const after = {
    payment: order.paymentStatus,
    amount: amountCents / 100,
    products: lines.map(({ name, quantity }) => `${quantity} × ${name}`),
    restock,
    ...(reason && { reason }),
  };
  const action = isWhole ? 'order.refunded' : 'order.partly-refunded';
  return { action, facts: { before: { payment: 'completed' }, after } };
}
