import type { EventData, PriceStyle, ShopFacts, ShopLook } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';

const findFacts = prepared<{ facts: ShopFacts }>`SELECT facts FROM shop_facts`;

const keep = prepared`
  INSERT INTO shop_facts (version, facts) VALUES ($1, $2)
  ON CONFLICT (id) DO UPDATE SET version = excluded.version, facts = excluded.facts
  WHERE excluded.version > shop_facts.version`;

const findLook = prepared<{ look: ShopLook }>`SELECT look FROM shop_look`;

const keepLook = prepared`
  INSERT INTO shop_look (version, look) VALUES ($1, $2)
  ON CONFLICT (id) DO UPDATE SET version = excluded.version, look = excluded.look
  WHERE excluded.version > shop_look.version`;

const findPrices = prepared<{ prices: PriceStyle }>`SELECT prices FROM price_style`;

const keepPrices = prepared`
  INSERT INTO price_style (version, prices) VALUES ($1, $2)
  ON CONFLICT (id) DO UPDATE SET version = excluded.version, prices = excluded.prices
  WHERE excluded.version > price_style.version`;

/** How customers reach the shop and how it looks, as catalog has said last, and how it writes prices, as payments has. */
@Injectable()
export class ShopFactsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** An older version changes nothing. */
  async keep(tx: EntityManager, { version, shop, look }: EventData<'settings.changed.v1'>): Promise<void> {
    await keep(tx, [version, JSON.stringify(shop)]);
    if (look) await keepLook(tx, [look.version, JSON.stringify(look)]);
  }

  /** The same; an event of a version that knows no way to write prices changes none. */
  async keepPrices(tx: EntityManager, { version, prices }: EventData<'riel-rate.changed.v1'>): Promise<void> {
    if (prices) await keepPrices(tx, [version, prices]);
  }

  async prices(tx: EntityManager = this.dataSource.manager): Promise<PriceStyle> {
    const [row] = await findPrices(tx, []);
    return row?.prices ?? 'dollars-first';
  }

  /** Undefined until an admin has set anything of it. */
  async findLook(tx: EntityManager): Promise<ShopLook | undefined> {
    const [row] = await findLook(tx, []);
    return row?.look;
  }

  /** Undefined until an admin has written them. */
  async find(tx: EntityManager): Promise<ShopFacts | undefined> {
    const [row] = await findFacts(tx, []);
    return row?.facts;
  }
}
