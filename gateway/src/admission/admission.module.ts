import { Module } from '@nestjs/common';
import { BodiesUnderWay } from './bodies-under-way.js';
import { CallsUnderWay } from './calls-under-way.js';
import { CheckoutsUnderWay } from './checkouts-under-way.js';
import { IncomingConnections } from './incoming-connections.js';
import { FairReads } from './fair-reads.js';
import { UploadSlots } from './upload-slots.js';

@Module({
  providers: [BodiesUnderWay, CallsUnderWay, CheckoutsUnderWay, IncomingConnections, FairReads, UploadSlots],
  exports: [BodiesUnderWay, CallsUnderWay, CheckoutsUnderWay, IncomingConnections, FairReads, UploadSlots],
})
export class AdmissionModule {}
