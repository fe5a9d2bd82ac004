import { type PriceStyle, type ShopFacts, type ShopLook, usualShopName } from '@mekong/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type NotificationsConfig } from '../config.js';
import { ShopFactsRepository } from './shop-facts.repository.js';

/** The shop, as messages tell of it. */
export interface ToldShop {
  name: string;
  url: string;
  /** How to reach it, and how it looks, where an admin has written that. */
  facts?: ShopFacts;
  look?: ShopLook;
  prices: PriceStyle;
}

/** Describes the shop for messages; the environment's name for it stands above that of an admin. */
@Injectable()
export class ShopInMessages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly shopFacts: ShopFactsRepository,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {}

  async now(tx: EntityManager = this.dataSource.manager): Promise<ToldShop> {
    const { SHOP_NAME, PUBLIC_URL: url } = this.config;
    const [facts, look, prices] = await Promise.all([
      this.shopFacts.find(tx),
      this.shopFacts.findLook(tx),
      this.shopFacts.prices(tx),
    ]);
    return { name: SHOP_NAME ?? (look?.name || usualShopName), url, facts, look, prices };
  }
}
