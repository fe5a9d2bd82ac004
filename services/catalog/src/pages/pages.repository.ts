import { pageSlugs, type PageSlug } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { ShopPage } from './shop-page.entity.js';

@Injectable()
export class PagesRepository {
  constructor(@InjectRepository(ShopPage) private readonly pages: Repository<ShopPage>) {}

  find(slug: PageSlug): Promise<ShopPage | null> {
    return this.pages.findOneBy({ slug });
  }

  /** The same, which nobody else can change until the transaction ends. */
  lock(tx: EntityManager, slug: PageSlug): Promise<ShopPage | null> {
    return tx.findOne(ShopPage, { where: { slug }, lock: { mode: 'pessimistic_write' } });
  }

  async update(tx: EntityManager, page: ShopPage): Promise<void> {
    await tx.update(ShopPage, { slug: page.slug }, page);
  }

  /** In the order of the footer. */
  async findAll(): Promise<ShopPage[]> {
    const pages = await this.pages.find();
    return pages.sort((one, other) => pageSlugs.indexOf(one.slug) - pageSlugs.indexOf(other.slug));
  }
}
