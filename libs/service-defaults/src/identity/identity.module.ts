import { Module, type DynamicModule } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { AUTH_PUBLIC_KEY, JwtStrategy } from './jwt.strategy.js';
import { ReadsOfPerson } from './reads-of-person.js';

@Module({})
export class IdentityModule {
  static register(publicKey: string): DynamicModule {
    return {
      module: IdentityModule,
      global: true,
      imports: [PassportModule],
      providers: [{ provide: AUTH_PUBLIC_KEY, useValue: publicKey }, JwtStrategy, ReadsOfPerson],
      exports: [ReadsOfPerson],
    };
  }
}
