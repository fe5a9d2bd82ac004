import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/index.js';
import { ChangeWhoShips } from './change-who-ships.js';
import { KeepSellers } from './keep-sellers.js';
import { KeepStaff } from './keep-staff.js';
import { MayShip } from './may-ship.js';
import { SellersRepository } from './sellers.repository.js';
import { StaffRepository } from './staff.repository.js';
import { WhoShipsController } from './who-ships.controller.js';
import { WhoShipsRepository } from './who-ships.repository.js';

@Module({
  imports: [SettingsModule],
  controllers: [WhoShipsController],
  providers: [
    ChangeWhoShips,
    KeepSellers,
    KeepStaff,
    MayShip,
    SellersRepository,
    StaffRepository,
    WhoShipsRepository,
  ],
  exports: [KeepSellers, KeepStaff, MayShip, SellersRepository, StaffRepository],
})
export class StaffModule {}
