import { Module } from '@nestjs/common';
import { BodiesUnderWay } from './bodies-under-way.js';
import { CallsUnderWay } from './calls-under-way.js';
import { CheckoutsUnderWay } from './checkouts-under-way.js';
import { IncomingConnections } from './incoming-connections.js';
import { FairReads } from './fair-reads.js';
import { GuessLimits } from './guess-limits.js';
import { UploadSlots } from './upload-slots.js';

const all = [
  ...[BodiesUnderWay, CallsUnderWay, CheckoutsUnderWay, IncomingConnections],
  ...[FairReads, GuessLimits, UploadSlots],
];

@Module({
  providers: all,
  exports: all,
})
export class AdmissionModule {}
