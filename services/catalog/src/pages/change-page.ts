import { notFound, type PageSlug } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { StaffEdits } from '@mekong/messaging';
import type { Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { editedPage } from './audit.js';
import { PagesRepository } from './pages.repository.js';
import type { ShopPage } from './shop-page.entity.js';

export interface PageEdit extends Pick<ShopPage, 'title' | 'titleKm' | 'text' | 'textKm'> {
  /** The version that the editor has seen; without one the edit is never stale. */
  version?: number;
}

/** Replaces the texts of a page. Throws StaleEdit. */
@Injectable()
export class ChangePage {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pages: PagesRepository,
    private readonly edits: StaffEdits,
  ) {}

  change(caller: Identity, slug: PageSlug, { version: seen, ...texts }: PageEdit): Promise<ShopPage> {
    return this.dataSource.transaction(async (tx) => {
      const was = await this.pages.lock(tx, slug);
      if (!was) throw notFound('Page');
      const now = { ...was, ...texts, updatedAt: new Date() };
      const write = () => this.pages.update(tx, now);
      return this.edits.save(tx, caller, editedPage, { was, now, seen, write });
    });
  }
}
