import { type EventData, usualShopName } from '@mekong/contracts';
import { prepared } from '@mekong/service-defaults';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type AuthConfig } from '../config.js';

const find = prepared<{ name: string }>`SELECT name FROM shop_name`;

const keep = prepared`
  INSERT INTO shop_name (version, name) VALUES ($1, $2)
  ON CONFLICT (id) DO UPDATE SET version = excluded.version, name = excluded.name
  WHERE excluded.version > shop_name.version`;

/** What the shop is called, as catalog has said last; the environment's name for it stands above that. */
@Injectable()
export class ShopNameRepository {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  /** An older version changes nothing. */
  async keep(tx: EntityManager, { look }: EventData<'settings.changed.v1'>): Promise<void> {
    if (look) await keep(tx, [look.version, look.name]);
  }

  async now(): Promise<string> {
    if (this.config.SHOP_NAME) return this.config.SHOP_NAME;
    const [row] = await find(this.dataSource, []);
    return row?.name || usualShopName;
  }
}
