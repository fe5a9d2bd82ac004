import { Module } from '@nestjs/common';
import { ChangeRielRate } from './change-riel-rate.js';
import { RielRateController } from './riel-rate.controller.js';
import { RielRateRepository } from './riel-rate.repository.js';

@Module({
  controllers: [RielRateController],
  providers: [ChangeRielRate, RielRateRepository],
  exports: [RielRateRepository],
})
export class RielModule {}
