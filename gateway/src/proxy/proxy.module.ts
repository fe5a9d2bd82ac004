import { Module } from '@nestjs/common';
import { AdmissionModule } from '../admission/index.js';
import { CacheModule } from '../cache/index.js';
import { ReplicasModule } from '../replicas/index.js';
import { SessionModule } from '../session/index.js';
import { LocalCalls } from './local-calls.js';
import { Proxy } from './proxy.js';
import { RemoteCalls } from './remote-calls.js';

@Module({
  imports: [AdmissionModule, CacheModule, ReplicasModule, SessionModule],
  providers: [LocalCalls, Proxy, RemoteCalls],
})
export class ProxyModule {}
