import { Injectable } from '@nestjs/common';
import type { Identity } from '@mekong/service-defaults';
import { SettingEdits } from '../settings/index.js';
import { editedWhoShips } from './audit.js';
import { WhoShipsRepository, type WhoShips } from './who-ships.repository.js';

/** Admins decide whether the seller of a shop with one seller ships. */
@Injectable()
export class ChangeWhoShips {
  constructor(
    private readonly edits: SettingEdits,
    private readonly repository: WhoShipsRepository,
  ) {}

  change(caller: Identity, sellersMayShip: boolean, seen: number): Promise<WhoShips> {
    return this.edits.save(caller, editedWhoShips, this.repository, { sellersMayShip }, seen);
  }
}
