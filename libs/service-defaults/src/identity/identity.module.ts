import { Module, type DynamicModule } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import type { ServiceName } from '@mekong/contracts';
import { JwtStrategy, TOKENS, type AcceptedTokens } from './jwt.strategy.js';

@Module({})
export class IdentityModule {
  /** For a service: tokens made for another one are refused. */
  static register(service: ServiceName, publicKey: string): DynamicModule {
    const accepted: AcceptedTokens = { publicKey, audience: service };
    return {
      module: IdentityModule,
      imports: [PassportModule],
      providers: [{ provide: TOKENS, useValue: accepted }, JwtStrategy],
    };
  }
}
