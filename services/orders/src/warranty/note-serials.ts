import { notFound } from '@mekong/contracts';
import { Outbox, staffActed } from '@mekong/messaging';
import type { Identity } from '@mekong/service-defaults';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  aboutOrder,
  type Order,
  OrdersRepository,
  scopeOf,
  waitsForParcel,
  WrongStatus,
} from '../orders/index.js';
import { serialsTaken, serialsTwice, tooManySerials } from './errors.js';
import { serialKey } from './serial-key.js';
import { type SerialLine, SerialsRepository } from './serials.repository.js';

/** The serial numbers of a line's pieces in their order; blank for one that has none. */
export interface WantedSerials {
  id: number;
  serials: string[];
}

/** Also once it has gone: what was typed wrongly, or a piece that was replaced. */
const mayHave = (order: Order): boolean =>
  waitsForParcel(order) || order.status === 'shipped' || order.status === 'delivered';

/**
 * Staff note the serial numbers of an order's pieces, in place of those that were there: sellers of what they sold, others of all.
 * Publishes staff.acted where something changes; repeatable. Throws WrongStatus, and a 400 that names the field where a piece of
 * the same product has the same already.
 */
@Injectable()
export class NoteSerials {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrdersRepository,
    private readonly serials: SerialsRepository,
    private readonly outbox: Outbox,
  ) {}

  note(caller: Identity, orderId: string, wanted: WantedSerials[]): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      const order = await this.orders.lock(tx, orderId);
      const { sellerId } = scopeOf(caller);
      const lines = (await this.serials.findLines(tx, orderId)).filter(
        (line) => !sellerId || line.sellerId === sellerId,
      );
      if (!order || lines.length === 0) throw notFound('Order');
      if (!mayHave(order)) throw new WrongStatus(order.status, 'pack');
      const entered = wanted.map(({ id, serials }, place) => enteredIn(lines, id, serials, place));
      refuseTwice(entered);
      const changed = entered.filter(({ line, serials }) => wordsOf(line) !== wordsOf({ ...line, serials }));
      if (changed.length > 0) await this.change(tx, caller, order, changed);
    });
  }

  private async change(tx: EntityManager, caller: Identity, order: Order, entered: Entered[]): Promise<void> {
    const fields = entered.flatMap(fieldsOf);
    const ids = entered.map(({ line }) => line.id);
    const taken = await this.serials.replace(tx, ids, fields);
    if (taken.length > 0) throw serialsTaken(taken);
    const before = { serials: entered.map(({ line }) => wordsOf(line)) };
    const after = { serials: entered.map(({ line, serials }) => wordsOf({ ...line, serials })) };
    await this.outbox.record(
      tx,
      staffActed(caller, 'order.serials-noted', aboutOrder(order), { before, after }),
    );
  }
}

/** What was entered of a line, at this place of the form. */
interface Entered {
  place: number;
  line: SerialLine;
  serials: NonNullable<SerialLine['serials']>;
}

/** Throws a 404 where the line is not the caller's to pack, and a 400 where it has fewer pieces. */
function enteredIn(lines: SerialLine[], id: number, given: string[], place: number): Entered {
  const line = lines.find((one) => one.id === id);
  if (!line) throw notFound('Line');
  if (given.length > line.quantity) throw tooManySerials(place, line.name, line.quantity);
  const serials = given.map((serial, piece) => ({ piece, serial }));
  return { place, line, serials: serials.filter(({ serial }) => serialKey(serial) !== '') };
}

const fieldsOf = ({ place, line, serials }: Entered) =>
  serials.map(({ piece, serial }) => ({
    ...{ place, piece, serial, name: line.name, itemId: line.id, productId: line.productId },
    key: serialKey(serial),
  }));

/** Throws a 400 where a product has the same serial number twice among what was entered. */
function refuseTwice(entered: Entered[]): void {
  const seen = new Set<string>();
  const twice = entered.flatMap(fieldsOf).filter(({ productId, key }) => {
    const isSeen = seen.has(`${productId} ${key}`);
    seen.add(`${productId} ${key}`);
    return isSeen;
  });
  if (twice.length > 0) throw serialsTwice(twice);
}

/** As the audit log tells it: `Mouse: A, –, C`. */
function wordsOf({ name, serials }: Pick<SerialLine, 'name' | 'serials'>): string {
  const noted = new Map(serials?.map(({ piece, serial }) => [piece, serial]));
  const length = Math.max(-1, ...noted.keys()) + 1;
  return `${name}: ${Array.from({ length }, (_, piece) => noted.get(piece) ?? '–').join(', ')}`;
}
