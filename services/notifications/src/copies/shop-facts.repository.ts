import type { EventData, ShopFacts } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';

const findFacts = prepared<{ facts: ShopFacts }>`SELECT facts FROM shop_facts`;

const keep = prepared`
  INSERT INTO shop_facts (version, facts) VALUES ($1, $2)
  ON CONFLICT (id) DO UPDATE SET version = excluded.version, facts = excluded.facts
  WHERE excluded.version > shop_facts.version`;

/** How customers reach the shop, as catalog has said last. */
@Injectable()
export class ShopFactsRepository {
  /** An older version changes nothing. */
  async keep(tx: EntityManager, { version, shop }: EventData<'settings.changed.v1'>): Promise<void> {
    await keep(tx, [version, JSON.stringify(shop)]);
  }

  /** Undefined until an admin has written them. */
  async find(tx: EntityManager): Promise<ShopFacts | undefined> {
    const [row] = await findFacts(tx, []);
    return row?.facts;
  }
}
