import { Module } from '@nestjs/common';
import { RielRateRepository } from './riel-rate.repository.js';

@Module({ providers: [RielRateRepository], exports: [RielRateRepository] })
export class RielModule {}
