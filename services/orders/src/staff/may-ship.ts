import { Injectable } from '@nestjs/common';
import type { Identity } from '@mekong/service-defaults';
import { MayNotShip } from './errors.js';
import { WhoShipsRepository } from './who-ships.repository.js';

/** Who may ship: admins and packers, and the seller of a shop with one seller, if the shop is set so. */
@Injectable()
export class MayShip {
  constructor(private readonly whoShips: WhoShipsRepository) {}

  async is({ role, userId }: Identity): Promise<boolean> {
    if (role !== 'seller') return role === 'admin' || role === 'packer';
    const { sellersMayShip } = await this.whoShips.find();
    return sellersMayShip && (await this.whoShips.isOnlySeller(userId));
  }

  /** Throws MayNotShip. */
  async require(caller: Identity): Promise<void> {
    if (!(await this.is(caller))) throw new MayNotShip();
  }
}
