import { Injectable } from '@nestjs/common';
import type { EventData } from '@mekong/contracts';
import { forgottenAmong } from '@mekong/messaging';
import type { EntityManager } from 'typeorm';
import { addPieces, addSales, keepLines, refundSale, returnPieces } from './sales.repository.js';

type Paid = EventData<'order.paid.v1'>;
type Line = Pick<Paid['lines'][number], 'product_id' | 'quantity'>;

/**
 * Counts the sold pieces of each product. Every order is stored with its lines and what was given back of them, so that it
 * counts once, a refund subtracts exactly what was counted, and the events of an order may arrive in any order. The lines have the
 * product's version at that time, by which sales after an upload are distinguished from earlier ones.
 */
@Injectable()
export class RecordSales {
  async paid(tx: EntityManager, orders: Paid[]): Promise<void> {
    const forgotten = await forgottenAmong(
      tx,
      orders.map(({ customer }) => customer.user_id),
    );
    const buyerOf = ({ customer: { user_id: id } }: Paid) => (forgotten.has(id) ? null : id);
    const added = await addSales(
      tx,
      orders.map((order) => ({ orderId: order.order_id, userId: buyerOf(order) })),
    );
    const returned = [...added.values()].flat();
    const fresh = orders.filter(({ order_id }) => added.delete(order_id));
    if (fresh.length === 0) return;
    const sold = piecesOf([...fresh.flatMap(({ lines }) => lines), ...returned.map(less)]);
    const versions = await addPieces(tx, sold);
    const linesOf = ({ lines }: Paid) =>
      lines.map(({ product_id, quantity }) => ({ product_id, quantity, version: versions.get(product_id) }));
    await keepLines(
      tx,
      fresh.map((order) => ({ orderId: order.order_id, lines: linesOf(order) })),
    );
  }

  async partlyRefunded(
    tx: EntityManager,
    { order_id, lines }: EventData<'order.partly-refunded.v1'>,
  ): Promise<void> {
    const returned = lines.map(({ product_id, quantity }) => ({ product_id, quantity }));
    const isCounted = await returnPieces(tx, order_id, returned);
    if (isCounted) await addPieces(tx, piecesOf(returned.map(less)));
  }

  async refunded(tx: EntityManager, { order_id }: EventData<'order.refunded.v1'>): Promise<void> {
    const { lines, returned } = await refundSale(tx, order_id);
    await addPieces(tx, piecesOf([...lines.map(less), ...returned]));
  }
}

/** The line with its pieces to be subtracted. */
const less = ({ product_id, quantity }: Line): Line => ({ product_id, quantity: -quantity });

/** How many pieces these lines have of each product, by its id. */
function piecesOf(lines: Line[]): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { product_id, quantity } of lines)
    pieces.set(product_id, (pieces.get(product_id) ?? 0) + quantity);
  return pieces;
}
