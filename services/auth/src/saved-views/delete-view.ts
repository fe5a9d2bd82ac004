import { notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import type { SavedView } from './saved-view.entity.js';
import { SavedViewsRepository } from './saved-views.repository.js';

/** Deletes one of a user's views. Answers those that are left. */
@Injectable()
export class DeleteView {
  constructor(private readonly views: SavedViewsRepository) {}

  async delete(userId: string, id: string): Promise<SavedView[]> {
    if (!(await this.views.remove(id, userId))) throw notFound('View');
    return this.views.findAllOf(userId);
  }
}
