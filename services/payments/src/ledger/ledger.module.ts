import { Module } from '@nestjs/common';
import { LedgerController } from './ledger.controller.js';
import { LedgerRepository } from './ledger.repository.js';

@Module({ controllers: [LedgerController], providers: [LedgerRepository], exports: [LedgerRepository] })
export class LedgerModule {}
