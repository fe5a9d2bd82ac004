import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Note } from './note.js';

const columns = `id, order_id AS "orderId", text, written_at AS "writtenAt", by_name AS "byName"`;

@Injectable()
export class NotesRepository {
  constructor(private readonly dataSource: DataSource) {}

  async add(
    tx: EntityManager,
    orderId: string,
    text: string,
    by: { userId: string; name: string },
  ): Promise<void> {
    await tx.query('INSERT INTO order_notes (order_id, text, by_id, by_name) VALUES ($1, $2, $3, $4)', [
      orderId,
      text,
      by.userId,
      by.name,
    ]);
  }

  countOf(tx: EntityManager, orderId: string): Promise<number> {
    return tx
      .query('SELECT count(*)::int AS count FROM order_notes WHERE order_id = $1', [orderId])
      .then(([{ count }]: [{ count: number }]) => count);
  }

  /** The notes about these orders, the oldest first. */
  findOf(orderIds: string[], db: DataSource | EntityManager = this.dataSource): Promise<Note[]> {
    return db.query(`SELECT ${columns} FROM order_notes WHERE order_id = ANY ($1::text[]) ORDER BY id`, [
      orderIds,
    ]);
  }
}
