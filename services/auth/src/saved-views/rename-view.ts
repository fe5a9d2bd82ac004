import { notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { UsersRepository } from '../users/index.js';
import { checkViewName } from './check-view-name.js';
import type { SavedView } from './saved-view.entity.js';
import { SavedViewsRepository } from './saved-views.repository.js';

/** Gives one of a user's views another name. Answers all that they have. Throws ViewNameTaken. */
@Injectable()
export class RenameView {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly views: SavedViewsRepository,
  ) {}

  rename(userId: string, id: string, name: string): Promise<SavedView[]> {
    return this.dataSource.transaction(async (tx) => {
      await this.users.lock(tx, userId);
      const saved = await this.views.findAllOf(userId, tx);
      const view = saved.find((one) => one.id === id);
      if (!view) throw notFound('View');
      checkViewName(saved, { ...view, name });
      await this.views.rename(tx, id, name);
      return saved.map((one) => (one === view ? { ...view, name } : one));
    });
  }
}
