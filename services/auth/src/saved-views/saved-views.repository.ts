import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import type { SavedView } from './saved-view.entity.js';

const findAllOf = prepared<SavedView>`
  SELECT id, list, name, filters FROM saved_views WHERE user_id = $1 ORDER BY created_at, id`;

const add = prepared`
  INSERT INTO saved_views (id, user_id, list, name, filters) VALUES ($1, $2, $3, $4, $5)`;

const rename = prepared`UPDATE saved_views SET name = $2 WHERE id = $1`;

const remove = prepared`DELETE FROM saved_views WHERE id = $1 AND user_id = $2 RETURNING id`;

/** Writes need the user's row to be locked (`UsersRepository.lock`). */
@Injectable()
export class SavedViewsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** A user's views of all lists, the oldest first. */
  findAllOf(userId: string, tx: EntityManager = this.dataSource.manager): Promise<SavedView[]> {
    return findAllOf(tx, [userId]);
  }

  async add(tx: EntityManager, userId: string, { id, list, name, filters }: SavedView): Promise<void> {
    await add(tx, [id, userId, list, name, filters]);
  }

  async rename(tx: EntityManager, id: string, name: string): Promise<void> {
    await rename(tx, [id, name]);
  }

  /** Answers whether there was such a view of this user. */
  async remove(id: string, userId: string): Promise<boolean> {
    const removed = await remove(this.dataSource, [id, userId]);
    return removed.length > 0;
  }
}
