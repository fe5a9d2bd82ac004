import { randomUUID } from 'node:crypto';
import { notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { onceByKey } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { TooManyViews } from './errors.js';
import { UsersRepository } from '../users/index.js';
import { checkViewName } from './check-view-name.js';
import type { SavedView } from './saved-view.entity.js';
import { SavedViewsRepository } from './saved-views.repository.js';

/** Of one list, for one person. */
const maxViews = 20;

/** Saves a view of a list for its user. Answers all that they have. Throws TooManyViews or ViewNameTaken. */
@Injectable()
export class SaveView {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly views: SavedViewsRepository,
  ) {}

  save(userId: string, wanted: Omit<SavedView, 'id'>): Promise<SavedView[]> {
    return onceByKey(this.dataSource, async (tx) => {
      if (!(await this.users.lock(tx, userId))) throw notFound('User');
      const saved = await this.views.findAllOf(userId, tx);
      const view = { ...wanted, id: randomUUID() };
      checkViewName(saved, view);
      if (saved.filter(({ list }) => list === view.list).length >= maxViews) throw new TooManyViews(maxViews);
      await this.views.add(tx, userId, view);
      return [...saved, view];
    });
  }
}
