import { Module, type DynamicModule } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import type { ServiceConfig } from '../config.js';
import { AUTH_PUBLIC_KEY, JwtStrategy } from './jwt.strategy.js';
import { ReadsOfPerson } from './reads-of-person.js';

type Settings = Pick<ServiceConfig, 'AUTH_PUBLIC_KEY' | 'DATABASE_POOL' | 'GATEWAY_KEY'>;

@Module({})
export class IdentityModule {
  static register({ AUTH_PUBLIC_KEY: publicKey, DATABASE_POOL, GATEWAY_KEY }: Settings): DynamicModule {
    const reads = new ReadsOfPerson(DATABASE_POOL, GATEWAY_KEY);
    return {
      module: IdentityModule,
      global: true,
      imports: [PassportModule],
      providers: [
        { provide: AUTH_PUBLIC_KEY, useValue: publicKey },
        { provide: ReadsOfPerson, useValue: reads },
        JwtStrategy,
      ],
      exports: [ReadsOfPerson],
    };
  }
}
