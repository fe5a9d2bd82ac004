import { notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox, staffActed } from '@mekong/messaging';
import { onceByKey, type Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { aboutOrder, isSeen, OrdersRepository, scopeOf } from '../orders/index.js';
import { StaffRepository } from '../staff/index.js';
import { TooManyNotes } from './errors.js';
import type { Note } from './note.js';
import { NotesRepository } from './notes.repository.js';

const most = 100;

/**
 * Staff write something down about an order, for each other. Publishes staff.acted, without the text, which may be about
 * the customer. Throws TooManyNotes.
 */
@Injectable()
export class WriteNote {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrdersRepository,
    private readonly notes: NotesRepository,
    private readonly staff: StaffRepository,
    private readonly outbox: Outbox,
  ) {}

  async write(caller: Identity, orderId: string, text: string): Promise<Note[]> {
    await this.staff.refuseOrder(caller, orderId);
    return onceByKey(this.dataSource, async (tx) => {
      const order = await this.orders.lock(tx, orderId);
      if (!order || !isSeen(order, scopeOf(caller))) throw notFound('Order');
      if ((await this.notes.countOf(tx, orderId)) >= most) throw new TooManyNotes(most);
      await this.notes.add(tx, orderId, text, caller);
      await this.outbox.record(tx, staffActed(caller, 'order.noted', aboutOrder(order)));
      return this.notes.findOf([orderId], tx);
    });
  }
}
