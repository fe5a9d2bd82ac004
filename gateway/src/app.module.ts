import { Module, type DynamicModule } from '@nestjs/common';
import { OperationsModule } from '@mekong/service-defaults';
import { AuthClient } from './clients/auth.client.js';
import { Upstreams } from './clients/upstreams.js';
import { CONFIG, type GatewayConfig } from './config.js';
import { CachedReads } from './routes/cached-reads.js';
import { MicroCache } from './routes/micro-cache.js';
import { PaintedPages } from './routes/painted-pages.js';
import { Proxy } from './routes/proxy.js';

@Module({})
export class AppModule {
  static register(config: GatewayConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [OperationsModule],
      providers: [
        { provide: CONFIG, useValue: config },
        Upstreams,
        AuthClient,
        MicroCache,
        CachedReads,
        PaintedPages,
        Proxy,
      ],
    };
  }
}
