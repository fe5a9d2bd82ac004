import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import type { Note } from './note.js';

const add = prepared`INSERT INTO user_notes (user_id, text, by_id, by_name) VALUES ($1, $2, $3, $4)`;

const countOf = prepared<{ count: number }>`SELECT count(*)::int AS count FROM user_notes WHERE user_id = $1`;

const findOf = prepared<Note>`
  SELECT id, text, written_at AS "writtenAt", by_name AS "byName"
  FROM user_notes WHERE user_id = $1 ORDER BY id`;

/** Writes need the user's row to be locked (`UsersRepository.lock`). */
@Injectable()
export class NotesRepository {
  constructor(private readonly dataSource: DataSource) {}

  async add(
    tx: EntityManager,
    userId: string,
    text: string,
    by: { userId: string; name: string },
  ): Promise<void> {
    await add(tx, [userId, text, by.userId, by.name]);
  }

  async countOf(tx: EntityManager, userId: string): Promise<number> {
    const [row] = await countOf(tx, [userId]);
    return row!.count;
  }

  /** The notes about a person, the oldest first. */
  findOf(userId: string, db: DataSource | EntityManager = this.dataSource): Promise<Note[]> {
    return findOf(db, [userId]);
  }
}
