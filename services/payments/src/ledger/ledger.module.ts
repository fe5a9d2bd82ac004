import { Module } from '@nestjs/common';
import { EvidenceRepository } from './evidence.repository.js';
import { LedgerController } from './ledger.controller.js';
import { LedgerRepository } from './ledger.repository.js';
import { RecordEvidence } from './record-evidence.js';
import { TwinsRepository } from './twins.repository.js';

@Module({
  controllers: [LedgerController],
  providers: [EvidenceRepository, LedgerRepository, RecordEvidence, TwinsRepository],
  exports: [EvidenceRepository, LedgerRepository, RecordEvidence, TwinsRepository],
})
export class LedgerModule {}
