import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/index.js';
import { StaffModule } from '../staff/index.js';
import { ChangeCouriers } from './change-couriers.js';
import { CouriersController } from './couriers.controller.js';
import { CouriersRepository } from './couriers.repository.js';

@Module({
  imports: [SettingsModule, StaffModule],
  controllers: [CouriersController],
  providers: [ChangeCouriers, CouriersRepository],
  exports: [CouriersRepository],
})
export class CouriersModule {}
