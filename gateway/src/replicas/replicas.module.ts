import { Module } from '@nestjs/common';
import { ServiceClient } from './service-client.js';
import { UpstreamProbes } from './upstream-probes.js';
import { Upstreams } from './upstreams.js';

@Module({
  providers: [ServiceClient, UpstreamProbes, Upstreams],
  exports: [ServiceClient, Upstreams],
})
export class ReplicasModule {}
