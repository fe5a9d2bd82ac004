import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import type { Note } from './note.js';

const columns = `id, order_id AS "orderId", text, written_at AS "writtenAt", by_name AS "byName"`;

const add = prepared`INSERT INTO order_notes (order_id, text, by_id, by_name) VALUES ($1, $2, $3, $4)`;

const countOf = prepared<{
  count: number;
}>`SELECT count(*)::int AS count FROM order_notes WHERE order_id = $1`;

const findOf = prepared<Note>`
  SELECT ${columns} FROM order_notes WHERE order_id = ANY ($1::text[]) ORDER BY id`;

@Injectable()
export class NotesRepository {
  constructor(private readonly dataSource: DataSource) {}

  async add(
    tx: EntityManager,
    orderId: string,
    text: string,
    by: { userId: string; name: string },
  ): Promise<void> {
    await add(tx, [orderId, text, by.userId, by.name]);
  }

  async countOf(tx: EntityManager, orderId: string): Promise<number> {
    const [row] = await countOf(tx, [orderId]);
    return row!.count;
  }

  /** The notes about these orders, the oldest first. */
  findOf(orderIds: string[], db: DataSource | EntityManager = this.dataSource): Promise<Note[]> {
    return findOf(db, [orderIds]);
  }
}
