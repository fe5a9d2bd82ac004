import { Module, type DynamicModule } from '@nestjs/common';

/** The settings of a service, for all of its rooms. */
@Module({})
export class ConfigModule {
  static register(token: symbol, config: object): DynamicModule {
    const providers = [{ provide: token, useValue: config }];
    return { module: ConfigModule, global: true, providers, exports: [token] };
  }
}
