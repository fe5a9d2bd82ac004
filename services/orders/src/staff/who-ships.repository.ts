import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { type KeptSetting, SettingsRepository } from '../settings/index.js';

/** Whether sellers may ship, where there is only one. */
export interface WhoShips {
  sellersMayShip: boolean;
  version: number;
}

const setting = 'sellers_may_ship';

const hasOthers = prepared<{ others: boolean }>`
  SELECT EXISTS (SELECT FROM products WHERE NOT deleted AND seller_id <> $1) AS others`;

@Injectable()
export class WhoShipsRepository implements KeptSetting<WhoShips> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: SettingsRepository,
  ) {}

  async find(db?: DataSource | EntityManager): Promise<WhoShips> {
    const { value: sellersMayShip, version } = await this.settings.find(setting, false, db);
    return { sellersMayShip, version };
  }

  change(tx: EntityManager, { sellersMayShip }: WhoShips, seen: number) {
    return this.settings.change(tx, setting, sellersMayShip, seen);
  }

  /** Whether nobody else has a product in the shop. */
  async isOnlySeller(userId: string): Promise<boolean> {
    const [row] = await hasOthers(this.dataSource, [userId]);
    return !row!.others;
  }
}
