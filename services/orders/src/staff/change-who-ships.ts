import { StaleEdit } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox, staffActed } from '@mekong/messaging';
import type { Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { aboutWhoShips } from './audit.js';
import { WhoShipsRepository, type WhoShips } from './who-ships.repository.js';

/**
 * Admins decide whether the seller of a shop with one seller ships. Publishes staff.acted; throws StaleEdit when somebody
 * else has changed it.
 */
@Injectable()
export class ChangeWhoShips {
  constructor(
    private readonly dataSource: DataSource,
    private readonly whoShips: WhoShipsRepository,
    private readonly outbox: Outbox,
  ) {}

  change(caller: Identity, sellersMayShip: boolean, seen: number): Promise<WhoShips> {
    return this.dataSource.transaction(async (tx) => {
      const before = await this.whoShips.find(tx);
      const version = before.version === seen && (await this.whoShips.change(tx, sellersMayShip, seen));
      if (!version) throw new StaleEdit('setting', await this.whoShips.find(tx), ['sellers_may_ship']);
      const change = {
        before: { sellers_may_ship: before.sellersMayShip },
        after: { sellers_may_ship: sellersMayShip },
      };
      await this.outbox.record(tx, staffActed(caller, 'who-ships.changed', aboutWhoShips, change));
      return { sellersMayShip, version };
    });
  }
}
