import { Module } from '@nestjs/common';
import { CourierCashRepository } from './courier-cash.repository.js';

@Module({ providers: [CourierCashRepository], exports: [CourierCashRepository] })
export class CashModule {}
