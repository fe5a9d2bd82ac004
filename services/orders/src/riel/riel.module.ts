import { Module } from '@nestjs/common';
import { KeepRielRate } from './keep-riel-rate.js';
import { RielRateRepository } from './riel-rate.repository.js';

@Module({ providers: [KeepRielRate, RielRateRepository], exports: [KeepRielRate, RielRateRepository] })
export class RielModule {}
