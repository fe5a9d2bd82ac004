import { notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox, staffActed } from '@mekong/messaging';
import type { Identity } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import {
  aboutOrder,
  type Order,
  OrdersRepository,
  scopeOf,
  waitsForParcel,
  WrongStatus,
} from '../orders/index.js';
import { PackedByOther } from './errors.js';
import { PackingRepository, type PackedLine } from './packing.repository.js';

export interface Packing {
  packed: boolean;
  /** Ids; without them all that are the caller's to pack. */
  lines?: number[];
}

/**
 * Staff note that lines of a paid order are packed, or no longer: sellers their own, others any. The lock of the order's row
 * decides between two who pack at once. Publishes staff.acted; repeatable by the same person. Throws PackedByOther when
 * somebody else has packed all of them, and WrongStatus unless the order waits for its parcel.
 */
@Injectable()
export class PackOrder {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrdersRepository,
    private readonly packing: PackingRepository,
    private readonly outbox: Outbox,
  ) {}

  pack(caller: Identity, orderId: string, wanted: Packing): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      await this.packIn(tx, caller, orderId, wanted);
    });
  }

  /** The same in a transaction that is under way; answers the order. */
  async packIn(tx: EntityManager, caller: Identity, orderId: string, wanted: Packing): Promise<Order> {
    const order = await this.orders.lock(tx, orderId);
    if (!order || !order.items.some(isTheirs(caller))) throw notFound('Order');
    // Of one that was given back as a whole there is no line to pack, which is not all that they are to know.
    if (!waitsForParcel(order)) throw new WrongStatus(order.status, 'pack');
    const lines = theirs(caller, await this.packing.findLines(tx, orderId), wanted.lines);
    if (lines.length === 0) throw notFound('Order');
    const changing = lines.filter(({ packedAt }) => (packedAt === null) === wanted.packed);
    if (changing.length > 0) await this.change(tx, caller, order, changing, wanted.packed);
    else if (wanted.packed) refusePackedByOther(caller, lines);
    return order;
  }

  private async change(
    tx: EntityManager,
    caller: Identity,
    order: Order,
    lines: PackedLine[],
    isPacked: boolean,
  ): Promise<void> {
    const ids = lines.map(({ id }) => id);
    if (isPacked) await this.packing.pack(tx, ids, caller);
    else await this.packing.unpack(tx, ids);
    const products = { products: lines.map(({ name, quantity }) => `${quantity} × ${name}`) };
    const act = isPacked
      ? staffActed(caller, 'order.packed', aboutOrder(order), { after: products })
      : staffActed(caller, 'order.unpacked', aboutOrder(order), { before: products });
    await this.outbox.record(tx, act);
  }
}

/** Whether a line is the caller's to pack. */
function isTheirs(caller: Identity): (line: Pick<PackedLine, 'sellerId'>) => boolean {
  const { sellerId } = scopeOf(caller);
  return (line) => !sellerId || line.sellerId === sellerId;
}

/** The lines that are the caller's to pack, or those of them that are wanted. */
const theirs = (caller: Identity, lines: PackedLine[], wanted: number[] | undefined): PackedLine[] =>
  lines.filter(isTheirs(caller)).filter(({ id }) => !wanted || wanted.includes(id));

function refusePackedByOther(caller: Identity, lines: PackedLine[]): void {
  const other = lines.find(({ packedById }) => packedById !== caller.userId);
  if (other) throw new PackedByOther(other.packedByName!, new Date(other.packedAt!));
}
