import { Module, type DynamicModule } from '@nestjs/common';
import { OperationsModule } from '@mekong/service-defaults';
import { AuthClient } from './clients/auth.client.js';
import { LOCAL, type LocalServices } from './clients/local-services.js';
import { ServiceClient } from './clients/service-client.js';
import { UpstreamProbes } from './clients/upstream-probes.js';
import { Upstreams } from './clients/upstreams.js';
import { CONFIG, type GatewayConfig } from './config.js';
import { MetricsServer } from './metrics-server.js';
import { AnswerMaker } from './routes/answer-maker.js';
import { BodiesUnderWay } from './routes/bodies-under-way.js';
import { CachedReads } from './routes/cached-reads.js';
import { CallsUnderWay } from './routes/calls-under-way.js';
import { CheckoutsUnderWay } from './routes/checkouts-under-way.js';
import { IncomingConnections } from './routes/incoming-connections.js';
import { FrontDoor } from './routes/front-door.js';
import { CatalogueClient } from './clients/catalogue.client.js';
import { LocalCalls } from './routes/local-calls.js';
import { MicroCache } from './routes/micro-cache.js';
import { PaintedPages } from './routes/painted-pages.js';
import { Proxy } from './routes/proxy.js';
import { RemoteCalls } from './routes/remote-calls.js';
import { StaffOnly } from './routes/staff-only.js';
import { TurnsOfReads } from './routes/turns-of-reads.js';
import { UploadSlots } from './routes/upload-slots.js';

@Module({})
export class AppModule {
  static register(config: GatewayConfig, local: LocalServices): DynamicModule {
    return {
      module: AppModule,
      imports: [OperationsModule],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: LOCAL, useValue: local },
        MetricsServer,
        Upstreams,
        UpstreamProbes,
        ServiceClient,
        AuthClient,
        AnswerMaker,
        CatalogueClient,
        MicroCache,
        TurnsOfReads,
        CachedReads,
        PaintedPages,
        UploadSlots,
        BodiesUnderWay,
        CallsUnderWay,
        CheckoutsUnderWay,
        IncomingConnections,
        StaffOnly,
        LocalCalls,
        RemoteCalls,
        Proxy,
        FrontDoor,
      ],
    };
  }
}
