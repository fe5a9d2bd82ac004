import { Module, type DynamicModule } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { AUTH_PUBLIC_KEY, JwtStrategy } from './jwt.strategy.js';

@Module({})
export class IdentityModule {
  static register(publicKey: string): DynamicModule {
    return {
      module: IdentityModule,
      imports: [PassportModule],
      providers: [{ provide: AUTH_PUBLIC_KEY, useValue: publicKey }, JwtStrategy],
    };
  }
}
