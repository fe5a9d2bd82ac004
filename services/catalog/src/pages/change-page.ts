import { notFound, type PageSlug } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { differences, Outbox, staffActed } from '@mekong/messaging';
import { type Identity, refuseStale } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { aboutPage, factsOfPage } from './audit.js';
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
    private readonly outbox: Outbox,
  ) {}

  change(caller: Identity, slug: PageSlug, { version, ...texts }: PageEdit): Promise<ShopPage> {
    return this.dataSource.transaction(async (tx) => {
      const page = await this.pages.lock(tx, slug);
      if (!page) throw notFound('Page');
      const edited = differences(factsOfPage(page), factsOfPage(texts));
      if (!edited) return page;
      refuseStale('page', page, version, Object.keys(edited.after));
      Object.assign(page, texts, { version: page.version + 1, updatedAt: new Date() });
      await this.pages.update(tx, page);
      await this.outbox.record(tx, staffActed(caller, 'page.edited', aboutPage(page), edited));
      return page;
    });
  }
}
