import { Module } from '@nestjs/common';
import { CourierCashRepository } from './courier-cash.repository.js';
import { CourierTransfersRepository } from './courier-transfers.repository.js';

const parts = [CourierCashRepository, CourierTransfersRepository];

@Module({ providers: parts, exports: parts })
export class CashModule {}
