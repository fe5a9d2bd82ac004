import { Module, type DynamicModule } from '@nestjs/common';
import { ConfigModule, OperationsModule } from '@mekong/service-defaults';
import { AdmissionModule } from './admission/index.js';
import { AnswersModule } from './answers/index.js';
import { CacheModule } from './cache/index.js';
import { PagesModule } from './pages/index.js';
import { ProxyModule } from './proxy/index.js';
import { LOCAL, type LocalServices, ReplicasModule } from './replicas/index.js';
import { SessionModule } from './session/index.js';
import { CONFIG, type GatewayConfig } from './config.js';
import { MetricsServer } from './metrics-server.js';

@Module({
  imports: [
    AdmissionModule,
    AnswersModule,
    CacheModule,
    PagesModule,
    ProxyModule,
    ReplicasModule,
    SessionModule,
  ],
  providers: [MetricsServer],
})
export class AppModule {
  static register(config: GatewayConfig, local: LocalServices): DynamicModule {
    return {
      module: AppModule,
      imports: [ConfigModule.register(CONFIG, config), ConfigModule.register(LOCAL, local), OperationsModule],
    };
  }
}
